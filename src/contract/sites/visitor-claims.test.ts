import { describe, expect, it } from 'vitest'
import { claimProblems, sampleVisitors } from './visitor-claims.ts'
import type { AdaptiveJsonSchema } from './visitor-schema.ts'

const description = 'Words'
const schema: AdaptiveJsonSchema = {
  type: 'object',
  properties: {
    plan: { type: 'string', description, enum: ['free', 'pro'] },
    name: { type: 'string', description },
    staff: { type: 'boolean', description },
    seats: { type: 'number', description },
    teams: { type: 'array', description, items: { type: 'string', description, enum: ['a', 'b'] } },
    unsigned: {
      type: 'object',
      description,
      properties: { language: { type: 'string', description, enum: ['de'] } },
      additionalProperties: false,
    },
  },
  additionalProperties: false,
}

describe('visitor claims', () => {
  it.each([
    [{}, []],
    [{ plan: 'pro', name: 'Ines', staff: false, seats: 3, teams: ['a'], unsigned: { language: 'de' } }, []],
    [{ plan: 'gold' }, ['plan']],
    [{ plan: null }, ['plan']],
    [{ staff: 'yes', seats: '3' }, ['staff', 'seats']],
    [{ teams: 'a' }, ['teams']],
    [{ teams: ['a', 'c', 1] }, ['teams.1', 'teams.2']],
    [{ unsigned: { language: 'fr', colour: 'red' } }, ['unsigned.language', 'unsigned.colour']],
    [{ unsigned: [] }, ['unsigned']],
    [{ toString: 'x' }, ['toString']],
  ])('%j are wrong at %j', (claims, paths) => {
    expect(claimProblems(schema, claims).map(({ path }) => path)).toEqual(paths)
  })

  it('are generated from the schema, one visitor for each value', () => {
    const samples = sampleVisitors(schema)
    expect(samples.map(({ label }) => label)).toEqual([
      ...['plan: free', 'plan: pro', 'staff: true', 'staff: false'],
      ...['teams: a', 'teams: b', 'unsigned › language: de'],
    ])
    expect(samples.at(-1)?.claims).toEqual({ unsigned: { language: 'de' } })
    for (const { claims } of samples) expect(claimProblems(schema, claims)).toEqual([])
  })
})
