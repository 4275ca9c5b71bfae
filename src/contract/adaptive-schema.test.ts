import { describe, expect, test } from 'vitest'
import { SiteAdaptiveSchemaUpdate } from './adaptive-schema.ts'

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
  ]
  test.each(bad)('refuses %o', (properties) => {
    expect(takes(claims(properties))).toBe(false)
  })
  test('is refused, and ends nothing, when it is nested without end', () => {
    let deep: object = boolean
    for (let level = 0; level < 100_000; level++) deep = group({ deeper: deep })
    expect(takes(claims({ deep }))).toBe(false)
  })
  test('may name the draft that it is written in, and no other', () => {
    const named = (name: string) => ({ jsonSchema: { ...claims({}).jsonSchema, $schema: name } })
    expect(takes(named('http://json-schema.org/draft-07/schema#'))).toBe(true)
    expect(takes(named('https://json-schema.org/draft/2020-12/schema'))).toBe(false)
  })
})
