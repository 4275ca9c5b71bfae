/** Documents that are made to take long, to fill memory, or to reach out. Bounded by counted work, not by time. */
import { describe, expect, test } from 'vitest'
import { sha256 } from '../../testing/generators/revisions.ts'
import type { Json, JsonObject } from '../document/document.ts'
import { inspectValue } from './inspect-value.ts'
import { longestReferenceChain } from './references.ts'
import { parseSource } from './source/parse-source.ts'
import { readApiDocument } from './read-api-document.ts'

const header = { openapi: '3.1.0', info: { title: 'A', version: '1' } }
const yamlHeader = 'openapi: 3.1.0\ninfo: {title: A, version: "1"}\npaths: {}\n'
const read = (document: string | object) =>
  readApiDocument(typeof document === 'string' ? document : JSON.stringify(document), { sha256 })
const codes = async (document: string | object): Promise<readonly string[]> => {
  const result = await read(document)
  return result.accepted
    ? ['accepted', ...result.problems.map(({ code }) => code)]
    : result.errors.map(({ code }) => code)
}
const schemas = (count: number, schema: (at: number) => Json): JsonObject =>
  Object.fromEntries(Array.from({ length: count }, (_, at) => [`S${at}`, schema(at)]))
const to = (at: number, rest = ''): string => `#/components/schemas/S${at}${rest}`

describe('aliases', () => {
  const doubling = (levels: number): string =>
    `${yamlHeader}x-0: &a0 {a: b, c: d}\n${Array.from({ length: levels }, (_, at) => `x-${at + 1}: &a${at + 1} {a: *a${at}, b: *a${at}}`).join('\n')}\n`

  test('that double are refused after each object was looked at once', async () => {
    expect(await codes(doubling(60))).toEqual(['too-many-nodes'])
    const { value, hasAliases } = parseSource(doubling(15))
    const { visits } = inspectValue(value as JsonObject, hasAliases)
    expect(visits).toBe(15 + 1 + 3)
  })

  test('that multiply in a list are refused', async () => {
    const list = `[${Array.from({ length: 2000 }, () => '*a').join()}]`
    expect(
      await codes(
        `${yamlHeader}x-a: &a {b: ${'[1,2,3,4,5,6,7,8],'.repeat(1000).replace(/^/, '[').replace(/,$/, ']')}}\nx-b: ${list}\n`,
      ),
    ).toEqual(['too-many-nodes'])
  })

  test('of long texts are refused', async () => {
    const text = 'x'.repeat(1_000_000)
    expect(
      await codes(`${yamlHeader}x-a: &a ${text}\nx-b: [${Array.from({ length: 200 }, () => '*a').join()}]\n`),
    ).toEqual(['too-many-nodes'])
  })

  test('that are deeper than their anchors are refused', async () => {
    const nested = (inner: string): string => '{a: '.repeat(60) + inner + '}'.repeat(60)
    expect(await codes(`${yamlHeader}x-a: &a ${nested('1')}\nx-b: ${nested('*a')}\n`)).toEqual(['too-deep'])
  })

  test('as merge keys do not multiply before they are counted', async () => {
    const names = Array.from({ length: 2000 }, (_, at) => `k${at}: 1`).join(', ')
    const merges = Array.from({ length: 2000 }, (_, at) => `x-${at}: {<<: *a}`).join('\n')
    expect(await codes(`${yamlHeader}x-a: &a {${names}}\n${merges}\n`)).toEqual(['too-many-nodes'])
  })
})

describe('references', () => {
  test('in a chain of thousands are refused', async () => {
    expect(
      await codes({ ...header, components: { schemas: schemas(20_000, (at) => ({ $ref: to(at + 1) })) } }),
    ).toEqual(['reference-chain'])
  })

  test('in a chain through each other are refused', async () => {
    expect(
      await codes({
        ...header,
        components: { schemas: schemas(20_000, (at) => ({ $ref: to(at + 1, '/a') })) },
      }),
    ).toEqual(['reference-chain'])
  })

  test.each<[string, JsonObject]>([
    ['to themselves', { S0: { $ref: to(0) } }],
    ['to each other', { S0: { $ref: to(1) }, S1: { $ref: to(0) } }],
    ['to a part of themselves', { S0: { $ref: to(0, '/a') } }],
    [
      'with words beside them',
      { S0: { $ref: to(1), description: 'a' }, S1: { $ref: to(0), description: 'b' } },
    ],
  ])('in a ring %s are refused', async (_what, ring) => {
    expect(await codes({ ...header, components: { schemas: ring } })).toEqual(['reference-chain'])
  })

  test('in 10,000 rings are refused', async () => {
    expect(
      await codes({ ...header, components: { schemas: schemas(20_000, (at) => ({ $ref: to(at ^ 1) })) } }),
    ).toEqual(['reference-chain'])
  })

  test('are followed up to the longest chain', async () => {
    const chain = (references: number): JsonObject => ({
      ...header,
      components: {
        schemas: schemas(references + 1, (at) =>
          at === references ? { type: 'string' } : { $ref: to(at + 1) },
        ),
      },
    })
    expect(await codes(chain(longestReferenceChain))).toEqual(['accepted'])
    expect(await codes(chain(longestReferenceChain + 1))).toEqual(['reference-chain'])
  })

  test('of 10,000 circular schemas are read', async () => {
    const circle = schemas(10_000, (at) => ({
      type: 'object',
      properties: { next: { $ref: to((at + 1) % 10_000) } },
    }))
    const result = await read({ ...header, components: { schemas: circle } })
    expect(result.accepted && result.index.schemas).toHaveLength(10_000)
  })

  test('where each schema has two to the next one are read', async () => {
    const fan = schemas(60, (at) =>
      at === 59 ? { type: 'string' } : { properties: { a: { $ref: to(at + 1) }, b: { $ref: to(at + 1) } } },
    )
    expect(await codes({ ...header, components: { schemas: fan } })).toEqual(['accepted'])
  })
})

describe('sizes', () => {
  test('of nesting are refused, however deep', async () => {
    const nested = (levels: number): string => `${'{"a":'.repeat(levels)}1${'}'.repeat(levels)}`
    for (const levels of [101, 100_000]) {
      expect(await codes(nested(levels))).toEqual(['too-deep'])
      expect(await codes(`${yamlHeader}x-a: ${nested(levels)}`)).toEqual(['too-deep'])
    }
    expect(await codes(`${yamlHeader}x-a: ${'['.repeat(50_000)}`)).toHaveLength(1)
    expect(await codes(`${yamlHeader}x-a:\n${'- '.repeat(5000)}1`)).toEqual(['too-deep'])
    expect(await codes({ ...header, paths: {}, 'x-a': JSON.parse(nested(98)) as object })).toEqual([
      'accepted',
    ])
  })

  test('of lists are refused', async () => {
    expect(await codes(`{"openapi": "3.1.0", "a": [${'[],'.repeat(2_000_000)}1]}`)).toEqual([
      'too-many-nodes',
    ])
  })

  test('of 100,000 paths are read', { timeout: 120_000 }, async () => {
    const paths = Object.fromEntries(
      Array.from({ length: 100_000 }, (_, at) => [`/a/${at}`, { get: { responses: {} } }]),
    )
    const result = await read({ ...header, paths })
    expect(result.accepted && result.index.operations).toHaveLength(100_000)
  })

  test('of numbers are read', async () => {
    const digits = '9'.repeat(100_000)
    expect(
      await codes(
        `{"openapi": "3.1.0", "info": {"title": "A", "version": "1"}, "paths": {}, "x-a": ${digits}}`,
      ),
    ).toEqual(['accepted', 'large-number'])
    expect(await codes(`${yamlHeader}x-a: ${digits}\nx-b: 1e${digits}\n`)).toEqual([
      'accepted',
      'large-number',
    ])
  })

  test('of names are read', async () => {
    const name = 'x'.repeat(1_000_000)
    expect(
      await codes({
        ...header,
        [name]: 1,
        components: { schemas: { A: { $ref: `#/${name}/${'a/'.repeat(100_000)}` } } },
      }),
    ).toEqual(['accepted', 'structure', 'unresolved-reference'])
  })
})

describe('contents', () => {
  test('patterns are not executed', async () => {
    const schema = { type: 'string', pattern: '(', example: 'a' }
    const slow = {
      type: 'string',
      pattern: '^(a+)+$',
      example: `${'a'.repeat(5000)}!`,
      default: `${'a'.repeat(5000)}!`,
    }
    expect(await codes({ ...header, components: { schemas: { A: schema, B: slow } } })).toEqual(['accepted'])
  })

  test('the prototype of objects stays as it is', async () => {
    const before = Object.getOwnPropertyNames(Object.prototype)
    for (const text of [
      '{"openapi": "3.1.0", "info": {"__proto__": {"polluted": 1}}, "paths": {}}',
      `${yamlHeader}x-a: {__proto__: {polluted: 1}}\n`,
      `${yamlHeader}x-a: {<<: {__proto__: {polluted: 1}}}\n`,
      `${yamlHeader}x-a: {"constructor": {"prototype": {"polluted": 1}}}\n`,
    ])
      await read(text)
    expect(Object.getOwnPropertyNames(Object.prototype)).toEqual(before)
    expect(({} as Record<string, unknown>)['polluted']).toBe(undefined)
  })
})
