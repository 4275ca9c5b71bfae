import { describe, expect, test } from 'vitest'
import { SiteAdaptiveSchemaUpdate } from './visitor-schema.ts'

const takes = (given: unknown): boolean => SiteAdaptiveSchemaUpdate.safeParse(given).success
const claims = (properties: object) => ({
  jsonSchema: { type: 'object', properties, additionalProperties: false },
})

describe('an adaptive schema', () => {
  const boolean = { type: 'boolean', description: 'x' }
  const group = (properties: object) => ({
    type: 'object',
    description: 'x',
    properties,
    additionalProperties: false,
  })
  const good: readonly object[] = [
    { isBeta: boolean },
    { unsigned: group({ isBeta: boolean }), isBeta: boolean },
    { plan: { type: 'string', description: 'x', enum: ['free', 'pro'] } },
    {
      seats: { type: 'number', description: 'x' },
      tags: { type: 'array', description: 'x', items: boolean },
    },
    { company: group({ address: group({ country: { type: 'string', description: 'x' } }) }) },
  ]
  test.each(good)('takes %o', (properties) => {
    expect(takes(claims(properties))).toBe(true)
  })
  const bad: readonly object[] = [
    { isBeta: { type: 'boolean' } },
    { isBeta: { ...boolean, default: true } },
    { unsigned: boolean },
    { x: { type: 'null', description: 'x' } },
    { x: { ...group({}), additionalProperties: true } },
    { x: { type: 'array', description: 'x', items: group({}) } },
    { x: { $ref: '#' } },
    { x: { ...group({}), unknown: 1 } },
    { x: { type: 'number', description: 'x', unknown: 1 } },
    { x: { type: 'array', description: 'x', items: boolean, unknown: 1 } },
    { x: { type: 'string', description: 'x', enum: [] } },
    { x: { type: 'string', description: 'x', unknown: 1 } },
    { '': boolean },
  ]
  test.each(bad)('refuses %o', (properties) => {
    expect(takes(claims(properties))).toBe(false)
  })
  test('is rejected when nested too deeply, without crashing', () => {
    let deep: object = boolean
    for (let level = 0; level < 100_000; level++) deep = group({ deeper: deep })
    expect(takes(claims({ deep }))).toBe(false)
  })
  test('has limits', () => {
    const text = (length: number) => 'x'.repeat(length)
    const choice = (...values: string[]) => ({ x: { type: 'string', description: 'x', enum: values } })
    const limits: readonly (readonly [(length: number) => object, number])[] = [
      [(length) => ({ x: { ...boolean, description: text(length) } }), 1000],
      [(length) => choice(text(length)), 256],
      [(length) => ({ [text(length)]: boolean }), 256],
      [(length) => choice(...Array<string>(length).fill('x')), 1000],
      [(length) => ({ x: group({ [text(length)]: boolean }) }), 256],
    ]
    for (const [make, most] of limits)
      expect([most, most + 1].map((length) => takes(claims(make(length))))).toEqual([true, false])
    expect(takes(claims({ x: group({ a: boolean }) }))).toBe(true)
    expect(takes(claims(choice('a')))).toBe(true)
    expect(takes({ jsonSchema: { ...claims({}).jsonSchema, unknown: 1 } })).toBe(false)
    expect(takes({ ...claims({}), unknown: 1 })).toBe(false)
  })
  test('may name its JSON Schema draft, and no other', () => {
    const named = (name: string) => ({ jsonSchema: { ...claims({}).jsonSchema, $schema: name } })
    expect(takes(named('http://json-schema.org/draft-07/schema#'))).toBe(true)
    expect(takes(named('https://json-schema.org/draft/2020-12/schema'))).toBe(false)
  })
})
