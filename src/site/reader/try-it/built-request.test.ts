/** Requests from what readers enter: it arrives as it was typed, in its place and in no other. */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { apiOf } from '../../../testing/fixtures/apis/api-documents.ts'
import { referenceOperation } from '../../../content/api-reference/reference-operation.ts'
import type { TryData } from '../../api-reference/try-data.ts'
import { tryData } from '../../api-reference/try-data.ts'
import { builtRequest, missingFields } from './built-request.ts'

const seed = Number(process.env['FC_SEED'] ?? 20261123)

const dataOf = (operation: object, more: object = {}): TryData => {
  const api = apiOf(
    { '/a/{id}/b': { put: { responses: {}, ...operation } } },
    { servers: [{ url: 'https://example.org/v1/' }], ...more },
  )
  const found = referenceOperation(api, 'PUT /a/{}/b')
  const data = found && tryData(found)
  if (data === undefined) throw new Error('nothing to try')
  return data
}

const parameters = [
  { name: 'id', in: 'path', required: true, schema: { type: 'string' } },
  { name: 'q[x]', in: 'query', schema: { type: 'string' } },
  { name: 'list', in: 'query', explode: false, schema: { type: 'array', items: { type: 'string' } } },
]
const data = dataOf({ parameters, requestBody: { required: true, content: { 'text/plain': {} } } })
const values = {
  server: data.servers[0] ?? '',
  fields: ['', '', ''],
  credentials: [],
  mediaType: 'text/plain',
  body: '',
}

test('a text comes back from its place in the address, whatever it holds', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: 'binary', minLength: 1 }),
      fc.string({ unit: 'binary', minLength: 1 }),
      (id, query) => {
        const { url } = builtRequest(data, { ...values, fields: [id, query, ''] })
        const parsed = new URL(url)
        expect(parsed.origin).toBe('https://example.org')
        expect([...parsed.searchParams]).toEqual([['q[x]', query.toWellFormed()]])
        expect(parsed.hash).toBe('')
        const segments = parsed.pathname.split('/')
        // Browsers remove segments of dots, however they are written.
        if (/^\.{1,2}$/.test(id)) return
        expect(segments.slice(0, 3)).toEqual(['', 'v1', 'a'])
        expect(decodeURIComponent(segments[3] ?? '')).toBe(id.toWellFormed())
        expect(segments.slice(4)).toEqual(['b'])
      },
    ),
    { seed, numRuns: 1000 },
  )
})

test('lists are one value or many, as the parameter says', () => {
  const of = (explode: boolean) => {
    const list = dataOf({ parameters: [parameters[0], { ...parameters[2], explode }] })
    return builtRequest(list, { ...values, fields: ['1', 'a, b&c'] }).url
  }
  expect(of(false)).toBe('https://example.org/v1/a/1/b?list=a,b%26c')
  expect(of(true)).toBe('https://example.org/v1/a/1/b?list=a&list=b%26c')
})

test('credentials go where their scheme says', () => {
  const of = (scheme: object, entered: string) => {
    const secured = dataOf(
      { parameters: [parameters[0]] },
      { security: [{ s: [] }], components: { securitySchemes: { s: scheme } } },
    )
    const { url, headers } = builtRequest(secured, { ...values, fields: ['1'], credentials: [entered] })
    return [
      new URL(url).search,
      Object.fromEntries(headers)['Authorization'] ?? Object.fromEntries(headers)['X-Key'],
    ]
  }
  expect(of({ type: 'http', scheme: 'bearer' }, 't')).toEqual(['', 'Bearer t'])
  expect(of({ type: 'http', scheme: 'basic' }, 'é:p')).toEqual([
    '',
    `Basic ${Buffer.from('é:p').toString('base64')}`,
  ])
  expect(of({ type: 'apiKey', in: 'header', name: 'X-Key', 'x-gitbook-prefix': 'Key' }, 'k')).toEqual([
    '',
    'Key k',
  ])
  expect(of({ type: 'apiKey', in: 'query', name: 'key' }, 'k&1')).toEqual(['?key=k%261', undefined])
  expect(of({ type: 'http', scheme: 'bearer' }, '')).toEqual(['', undefined])
})

test('required fields and bodies without a value are named', () => {
  expect(missingFields(data, values)).toEqual(['id', 'body'])
  expect(missingFields(data, { ...values, fields: ['1', '', ''], body: 'x' })).toEqual([])
})

test('there is nothing to try without a server that a page can reach', () => {
  const of = (url: string) => {
    const found = referenceOperation(
      apiOf({ '/a': { get: { responses: {} } } }, { servers: [{ url }] }),
      'GET /a',
    )
    return found && tryData(found)
  }
  expect(of('/v1')).toBeUndefined()
  expect(of('javascript:alert(1)')).toBeUndefined()
  expect(of('https://example.org')).toMatchObject({ servers: ['https://example.org'] })
})
