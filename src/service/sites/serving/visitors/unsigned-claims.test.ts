import { describe, expect, test } from 'vitest'
import type { AdaptiveJsonSchema } from '../../../../contract/sites/visitor-schema.ts'
import type { SiteRequest } from '../site-request.ts'
import { unsignedClaims, unsignedCookie, usesUnsignedClaims } from './unsigned-claims.ts'

const description = ''
const group = (properties: object) => ({
  type: 'object',
  description,
  properties,
  additionalProperties: false,
})
const schemaOf = (properties: object): AdaptiveJsonSchema =>
  ({ type: 'object', properties, additionalProperties: false }) as unknown as AdaptiveJsonSchema
const schema = schemaOf({
  plan: { type: 'string', description },
  unsigned: group({
    beta: { type: 'boolean', description },
    seats: { type: 'number', description },
    city: { type: 'string', description },
    plan: { type: 'string', description, enum: ['free', 'pro'] },
    tags: { type: 'array', description, items: { type: 'string', description } },
  }),
})

const requested = (query: string, cookie?: string): SiteRequest =>
  ({
    query: new URLSearchParams(query),
    cookie: (name: string) => (name === unsignedCookie ? cookie : undefined),
  }) as unknown as SiteRequest
const claimsOf = (query: string, cookie?: string) => unsignedClaims(schema, requested(query, cookie)).claims

describe('claims in a URL', () => {
  test.each<[string, object]>([
    ['visitor.beta=true', { beta: true }],
    ['visitor.beta=false', { beta: false }],
    ['visitor.beta=1', {}],
    ['visitor.seats=12', { seats: 12 }],
    ['visitor.seats=%2012.5', { seats: 12.5 }],
    ['visitor.seats=', {}],
    ['visitor.seats=%20', {}],
    ['visitor.seats=Infinity', {}],
    ['visitor.city=Bern', { city: 'Bern' }],
    ['visitor.plan=pro', { plan: 'pro' }],
    ['visitor.plan=gold', {}],
    ['visitor.tags=a', {}],
    ['visitor.unknown=a', {}],
    ['visitor.constructor=a', {}],
    ['visitor.__proto__=a', {}],
    ['city=Bern', {}],
    ['visitor.city=Bern&visitor.city=Basel', { city: 'Basel' }],
  ])('%s is %j', (query, claims) => expect(claimsOf(query)).toEqual(claims))
})

describe('claims in a cookie', () => {
  test.each<[string, object]>([
    ['{"beta":true,"seats":3,"plan":"free"}', { beta: true, seats: 3, plan: 'free' }],
    ['{"plan":"gold","unknown":1,"tags":["a"]}', {}],
    ['{"__proto__":"a","city":"Bern"}', { city: 'Bern' }],
    ['null', {}],
    ['"beta"', {}],
    ['{', {}],
    [JSON.stringify({ city: 'x'.repeat(2000) }), {}],
  ])('%s are %j', (cookie, claims) => expect(claimsOf('', cookie)).toEqual(claims))

  test('give way to those of the URL, and an empty value removes one', () => {
    const cookie = '{"beta":true,"city":"Bern"}'
    expect(claimsOf('visitor.beta=false', cookie)).toEqual({ beta: false, city: 'Bern' })
    expect(claimsOf('visitor.beta=&visitor.city=', cookie)).toEqual({})
    // An invalid value changes nothing.
    expect(claimsOf('visitor.beta=maybe', cookie)).toEqual({ beta: true, city: 'Bern' })
  })
})

describe('what is stored', () => {
  const fromUrl = (query: string, cookie?: string) => unsignedClaims(schema, requested(query, cookie)).fromUrl

  test('nothing without claims in the URL', () => {
    expect(fromUrl('q=a&visitor.unknown=b', '{"beta":true}')).toBeUndefined()
  })
  test('all claims, and the query without them', () => {
    expect(fromUrl('q=a&visitor.beta=true&visitor.unknown=b', '{"city":"Bern"}')).toEqual({
      cookie: '{"city":"Bern","beta":true}',
      query: 'q=a&visitor.unknown=b',
    })
  })
  test('nothing of a text that a cookie cannot hold', () => {
    expect(fromUrl(`visitor.city=${'x'.repeat(3000)}`)?.cookie).toBe('{}')
    expect(fromUrl('visitor.city=Bern')?.cookie).toBe('{"city":"Bern"}')
  })
})

test.each<[string, AdaptiveJsonSchema | undefined, boolean]>([
  ['without a schema', undefined, false],
  ['with signed claims only', schemaOf({ plan: { type: 'string', description } }), false],
  ['with an empty group', schemaOf({ unsigned: group({}) }), false],
  ['with unsigned claims', schema, true],
])('a site %s uses unsigned claims: %j', (_, given, uses) => {
  expect(usesUnsignedClaims(given)).toBe(uses)
  if (!uses) expect(unsignedClaims(given, requested('visitor.beta=true'))).toEqual({ claims: {} })
})
