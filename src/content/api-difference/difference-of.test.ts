import { upgrade } from '@scalar/openapi-upgrader'
import { describe, expect, test } from 'vitest'
import { apiChanges } from '../../testing/generators/api-changes.ts'
import type { ApiDocument } from '../api-document/api-document.ts'
import type { JsonObject } from '../document/document.ts'
import type { ApiDifference } from './api-difference.ts'
import { apiChecks } from './checks.ts'
import { applyAccepted } from './accepted-findings.ts'
import { differenceOf } from './difference-of.ts'

const documentOf = (root: JsonObject): ApiDocument => ({
  root: upgrade(structuredClone(root) as Record<string, unknown>, '3.1') as JsonObject,
  dialect: '3.1',
})

describe('levels', () => {
  test.each(apiChanges.map((change) => [change.name, change] as const))('%s', (_, change) => {
    const { findings, precise } = differenceOf(documentOf(change.from), documentOf(change.to))
    expect(findings.map(({ check, level }) => [check, level])).toEqual(change.expected)
    expect(precise).toBe(true)
  })
})

test('every check has a row, and every level of the rows is that of its check', () => {
  const rows = new Map(apiChanges.flatMap(({ expected }) => expected))
  for (const [check, level] of rows)
    expect(apiChecks).toContainEqual(expect.objectContaining({ id: check, level }))
  // In one direction at least; headers have the checks of parameters.
  const simple = (id: string): string => id.replace(/^(request|response)-/, '').replace('header', 'parameter')
  const found = new Set([...rows.keys()].map(simple))
  expect(apiChecks.map(({ id }) => simple(id)).filter((id) => !found.has(id))).toEqual([])
})

const difference = (from: JsonObject, to: JsonObject): ApiDifference =>
  differenceOf(documentOf(from), documentOf(to))

/** `GET /pets` with a response of the schema. */
const pets = (schema: JsonObject, schemas: JsonObject = {}): JsonObject => ({
  openapi: '3.0.3',
  info: { title: 'Pets', version: '1' },
  paths: {
    '/pets': {
      get: { responses: { '200': { description: 'ok', content: { 'application/json': { schema } } } } },
    },
  },
  components: { schemas },
})

test('a QUERY operation that is gone breaks its callers', () => {
  const of = (paths: JsonObject): JsonObject => ({ ...pets({}), openapi: '3.2.0', paths })
  const query = { query: { responses: { '200': { description: 'ok' } } } }
  const { findings } = difference(of({ '/pets': query, '/kept': query }), of({ '/kept': query }))
  expect(findings).toMatchObject([{ level: 'breaking', operation: 'QUERY /pets' }])
})

describe('findings', () => {
  test('say what changed, where, and between which values', () => {
    const owner = (email: JsonObject): JsonObject => ({
      type: 'array',
      items: { type: 'object', properties: { owner: { type: 'object', properties: email } } },
    })
    const { findings } = difference(
      pets(owner({ email: { type: 'string', maxLength: 20 }, age: { type: 'integer' } })),
      pets(owner({ email: { type: 'string', maxLength: 40 } })),
    )
    expect(
      findings.map(({ place, message, before, after, name }) => ({ place, message, before, after, name })),
    ).toEqual([
      {
        place: 'response 200 application/json items/owner/age',
        message: 'The response property `age` was removed.',
        name: 'age',
      },
      {
        place: 'response 200 application/json items/owner/email',
        message: 'The maximum length of the response property `email` was loosened from `20` to `40`.',
        ...{ before: '20', after: '40', name: 'email' },
      },
    ])
  })

  test('cut long values, and keep quotes apart from the text', () => {
    const of = (value: string): JsonObject =>
      pets({ type: 'object', properties: { a: { type: 'string', const: value } } })
    const [finding] = difference(of('x`y'), of('z'.repeat(5000))).findings
    expect(finding?.after).toHaveLength(200)
    expect(finding?.message).toContain("`x'y`")
    const [other] = difference(of('x`y'), of(`${'z'.repeat(4999)}a`)).findings
    expect(other?.fingerprint).not.toBe(finding?.fingerprint)
  })

  test('of what operations inherit are one finding', () => {
    const of = (url: string): JsonObject => ({
      openapi: '3.1.0',
      info: { title: 'Pets', version: '1' },
      servers: [{ url }],
      paths: { '/a': { get: {}, post: {} }, '/b': { get: {}, servers: [{ url: 'https://own.example' }] } },
    })
    const { findings } = difference(of('https://a.example'), of('https://b.example'))
    expect(findings).toHaveLength(1)
    expect(findings[0]).toMatchObject({ operation: 'GET /a', others: ['POST /a'], place: 'servers' })
  })

  test('of a schema that one body holds twice are one finding', () => {
    const both = {
      type: 'object',
      properties: { a: { $ref: '#/components/schemas/P' }, b: { $ref: '#/components/schemas/P' } },
    }
    const { findings } = difference(
      pets(both, { P: { type: 'object', properties: { name: { type: 'string' } } } }),
      pets(both, { P: { type: 'object' } }),
    )
    expect(findings.map(({ place }) => place)).toEqual(['response 200 application/json a/name'])
  })
})

describe('responses', () => {
  const withResponses = (responses: JsonObject): JsonObject => ({
    ...pets({}),
    paths: { '/pets': { get: { responses } } },
  })
  const body = (schema: JsonObject, type = 'application/json'): JsonObject => ({
    description: 'x',
    content: { [type]: { schema } },
  })
  const [text, number] = [{ type: 'string' }, { type: 'integer' }]
  const checks = (from: JsonObject, to: JsonObject) =>
    difference(withResponses(from), withResponses(to)).findings.map(({ check }) => check)

  test('of a range of statuses are compared with those of statuses in it, both ways', () => {
    const [range, single] = [{ '4XX': body(text) }, { '400': body(number), '404': body(text) }]
    expect(checks(range, single)).toEqual(['response-type-changed'])
    expect(checks(single, range)).toEqual(['response-type-changed'])
    expect(checks(range, {})).toEqual(['error-status-removed'])
  })

  test('of two media types whose names differ in case alone are compared one by one', () => {
    const of = (schema: JsonObject): JsonObject => ({
      '200': {
        description: 'x',
        content: { 'Application/JSON': { schema }, 'application/json': { schema: text } },
      },
    })
    expect(checks(of(text), of(number))).toEqual(['response-type-changed'])
  })
})

test.each([
  [0.01, 0.05],
  [0.1, 0.3],
  [0.01, 1],
  [5, 10],
])('a step of %d that becomes %d is tighter, and no more', (before, after) => {
  const of = (multipleOf: number) => pets({ type: 'number', multipleOf })
  const { findings } = difference(of(before), of(after))
  expect(findings.map(({ check }) => check)).toEqual(['response-bound-tightened'])
})

test('the order of members does not tell values of a list apart', () => {
  const of = (...values: readonly JsonObject[]) => pets({ enum: [...values] })
  const { findings } = difference(of({ a: 1, b: 2 }), of({ b: 2, a: 1 }, { c: 3 }))
  expect(findings.map(({ check }) => check)).toEqual(['response-enum-value-added'])
})

describe('null', () => {
  const owner = { type: 'object', properties: { name: { type: 'string' } } }
  const of = (value: JsonObject): JsonObject =>
    pets({ type: 'object', properties: { value } }, { Owner: owner })
  const reference = { $ref: '#/components/schemas/Owner' }

  test('beside allOf is the null of what allOf holds', () => {
    const [plain, nullable] = [of({ allOf: [reference] }), of({ nullable: true, allOf: [reference] })]
    expect(difference(plain, nullable).findings).toMatchObject([{ check: 'response-became-nullable' }])
    expect(difference(nullable, plain).findings).toMatchObject([{ check: 'response-became-not-nullable' }])
    expect(difference(nullable, of({ oneOf: [reference, { type: 'null' }] })).findings).toEqual([])
    expect(difference(of({ ...owner, nullable: true }), nullable).findings).toEqual([])
  })
})

test('operations of which only words changed are counted', () => {
  const of = (description: string, type = 'string'): JsonObject =>
    pets({ $ref: '#/components/schemas/Pet' }, { Pet: { type, description } })
  expect(difference(of('A pet.'), of('A pet, in short.'))).toEqual({
    ...{ findings: [], wordsOnly: ['GET /pets'], precise: true },
  })
  expect(difference(of('A pet.'), of('A pet, in short.', 'integer')).wordsOnly).toEqual([])
})

test('accepted findings stay accepted in a later comparison', () => {
  const [first, second, third] = [
    pets({ type: 'object', properties: { a: { type: 'string' }, b: { type: 'string' } } }),
    pets({ type: 'object', properties: { b: { type: 'string' } } }),
    pets({ type: 'object' }),
  ]
  const [accepted] = difference(first, second).findings
  const notes = new Map([
    [accepted?.fingerprint ?? '', 'Nobody reads it.'],
    ['gone', 'Old.'],
  ])
  const judged = applyAccepted(difference(first, third).findings, notes)
  expect(judged).toMatchObject({
    accepted: [{ finding: { name: 'a' }, note: 'Nobody reads it.' }],
    open: [{ name: 'b' }],
    counts: { breaking: 0, review: 1, safe: 0 },
    unused: ['gone'],
  })
})
