import { describe, expect, test } from 'vitest'
import type { JsonObject } from '../document/document.ts'
import type { ApiDocument } from './api-document.ts'
import { contentHashes, contractHashes } from './content-hashes.ts'

const documentOf = (schemas: JsonObject, rest: JsonObject = {}): ApiDocument => ({
  root: { openapi: '3.1.0', info: { title: 'T', version: '1' }, components: { schemas }, ...rest },
  dialect: '3.1',
})
const schema = (name: string): string => `/components/schemas/${name}`
const to = (name: string): JsonObject => ({ $ref: `#${schema(name)}` })
/** The contract hashes of the schemas. */
const contracts = (schemas: JsonObject): Record<string, string> => {
  const hash = contractHashes(documentOf(schemas))
  return Object.fromEntries(Object.keys(schemas).map((name) => [name, hash(schema(name))]))
}

describe('the contract', () => {
  test.each<[string, JsonObject, JsonObject]>([
    ['words', { type: 'string', description: 'A' }, { type: 'string', title: 'B', $comment: 'C' }],
    ['examples', { type: 'string', example: 'a' }, { type: 'string', examples: ['b', { c: 1 }] }],
    ['extensions', { type: 'string', 'x-a': { $ref: '#/nowhere' } }, { type: 'string' }],
    ['order of members', { type: 'object', minProperties: 1 }, { minProperties: 1, type: 'object' }],
    [
      'order of lists',
      { enum: ['a', 'b'], required: ['c', 'd'] },
      { enum: ['b', 'a'], required: ['d', 'c'] },
    ],
    ['order of branches', { oneOf: [{ type: 'string' }, to('N')] }, { oneOf: [to('N'), { type: 'string' }] }],
    ['a reference', { items: to('N') }, { items: { type: 'number' } }],
    ['words beside a reference', { items: to('N') }, { items: { ...to('N'), description: 'A' } }],
    ['a chain', { items: to('M') }, { items: { type: 'number' } }],
  ])('is the same whatever %s', (_what, a, b) => {
    const hashes = contracts({ N: { type: 'number' }, M: to('N'), a, b })
    expect(hashes['a']).toBe(hashes['b'])
  })

  test.each<[string, JsonObject, JsonObject]>([
    ['types', { type: 'string' }, { type: 'number' }],
    ['a property called description', { properties: { description: {} } }, { properties: {} }],
    [
      'a property called $ref',
      { properties: { $ref: { type: 'string' } } },
      { properties: { $ref: { type: 'number' } } },
    ],
    [
      'a property called example',
      { properties: { example: { type: 'string' } } },
      { properties: { example: {} } },
    ],
    ['a property called x-a', { properties: { 'x-a': {} } }, { properties: {} }],
    ['defaults', { default: { description: 'a' } }, { default: { description: 'b' } }],
    [
      'the order of prefixes',
      { prefixItems: [{ type: 'string' }, {}] },
      { prefixItems: [{}, { type: 'string' }] },
    ],
    ['a boundary beside a reference', { ...to('N'), minimum: 1 }, to('N')],
    ['text and number', { const: '1' }, { const: 1 }],
    ['places of equal parts', { items: to('N'), not: {} }, { items: {}, not: to('N') }],
    ['what is referred to', { items: to('N') }, { items: to('S') }],
    ['unresolved references', { items: { $ref: '#/a' } }, { items: { $ref: '#/b' } }],
    ['long texts', { pattern: 'a'.repeat(100) }, { pattern: `${'a'.repeat(99)}b` }],
  ])('tells %s apart', (_what, a, b) => {
    const hashes = contracts({ N: { type: 'number' }, S: { type: 'string' }, a, b })
    expect(hashes['a']).not.toBe(hashes['b'])
  })

  test('follows a change through any number of references', () => {
    const chain = (end: string): JsonObject =>
      Object.fromEntries(
        Array.from({ length: 5000 }, (_, at) => [
          `S${at}`,
          at === 4999 ? { type: end } : { properties: { next: to(`S${at + 1}`) } },
        ]),
      )
    expect(contracts(chain('string'))['S0']).not.toBe(contracts(chain('number'))['S0'])
    expect(contracts(chain('string'))['S0']).toBe(contracts(chain('string'))['S0'])
  })
})

describe('circles', () => {
  const node = (value: string, ...names: string[]): JsonObject => ({
    properties: {
      value: { type: value },
      ...Object.fromEntries(names.map((name) => [`to${name}`, to(name)])),
    },
  })

  test('do not end in themselves', () => {
    const self = contracts({ A: node('string', 'A') })
    expect(self['A']).toBe(contracts({ A: node('string', 'A') })['A'])
    expect(self['A']).not.toBe(contracts({ A: node('number', 'A') })['A'])
  })

  test('show a change to everybody in them and around them, and to nobody else', () => {
    const of = (type: string) =>
      contracts({
        A: node('string', 'B'),
        B: node('string', 'C'),
        C: node(type, 'A'),
        D: node('string', 'A'),
        E: {},
      })
    const [one, other] = [of('string'), of('number')]
    for (const name of ['A', 'B', 'C', 'D']) expect([name, one[name]]).not.toEqual([name, other[name]])
    expect(one['E']).toBe(other['E'])
  })

  test('tell apart who stands where', () => {
    // Both sides of the circle have the same parts; which branch leads to which differs.
    const of = (a: string, b: string) =>
      contracts({
        Root: { oneOf: [{ properties: { a: to(a) } }, { properties: { b: to(b) } }] },
        P: node('string', 'Root'),
        Q: node('number', 'Root'),
      })
    expect(of('P', 'Q')['Root']).not.toBe(of('Q', 'P')['Root'])
    expect(of('P', 'Q')['Root']).toBe(of('P', 'Q')['Root'])
  })

  test('of references alone have a hash', () => {
    const hashes = contracts({ A: to('B'), B: to('A'), C: { items: to('A') } })
    expect(hashes['C']).toMatch(/^[\da-z]+$/)
  })

  test('of many units are told apart in bounded work', () => {
    const ring = (at: number): JsonObject =>
      Object.fromEntries(
        Array.from({ length: 2000 }, (_, n) => [
          `S${n}`,
          { properties: { value: { type: n === at ? 'number' : 'string' }, next: to(`S${(n + 1) % 2000}`) } },
        ]),
      )
    expect(contracts(ring(0))['S0']).not.toBe(contracts(ring(1))['S0'])
    expect(contracts(ring(5))['S5']).toBe(contracts(ring(5))['S5'])
  })
})

test('hashes of words follow what readers see', () => {
  const hashes = (description: string) =>
    contentHashes(documentOf({ A: { description }, B: { items: to('A') } }))({ items: to('A') })
  expect(hashes('one').contract).toBe(hashes('two').contract)
  expect(hashes('one').words).not.toBe(hashes('two').words)
  expect(hashes('one').words).toBe(hashes('one').words)
})

test('a pointer into nothing has no hash', () => {
  expect(contractHashes(documentOf({}))('/components/schemas/A')).toBe('')
})
