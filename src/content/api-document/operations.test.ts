import { expect, test } from 'vitest'
import type { JsonObject } from '../document/document.ts'
import type { ApiDocument } from './api-document.ts'
import { indexApiDocument } from './index-api-document.ts'
import { operationKey, operationsOf } from './operations.ts'
import { resolveReference } from './references.ts'

const documentOf = (rest: JsonObject): ApiDocument => ({
  root: { openapi: '3.1.0', info: { title: 'A', version: 2 }, ...rest },
  dialect: '3.1',
})

test('names operations without the names of their parameters', () => {
  expect(operationKey('path', 'get', '/users/{id}/posts/{post-id}')).toBe('GET /users/{}/posts/{}')
  expect(operationKey('path', 'get', '/a/{b}.{c}')).toBe('GET /a/{}.{}')
  expect(operationKey('webhook', 'post', 'made{id}')).toBe('WEBHOOK POST made{id}')
})

test('lists the operations of paths and webhooks, through references', () => {
  const document = documentOf({
    paths: {
      '/a/{b}': {
        summary: 'Of the path',
        'x-internal': true,
        get: { operationId: 'a', tags: ['x', 5, 'x', 'y'], deprecated: true },
        parameters: [],
      },
      '/c': { $ref: '#/components/pathItems/C' },
      '/gone': { $ref: '#/components/pathItems/None' },
      'x-a': { get: {} },
    },
    webhooks: { made: { post: { summary: 'Made', 'x-page-hidden': true } } },
    components: { pathItems: { C: { put: {}, get: null } } },
  })
  const operations = operationsOf(document)
  expect(operations).toEqual([
    {
      ...{ key: 'GET /a/{}', kind: 'path', method: 'get', path: '/a/{b}', pointer: '/paths/~1a~1{b}/get' },
      ...{ operationId: 'a', summary: 'Of the path', tags: ['x', 'y'], deprecated: true, hidden: true },
    },
    {
      ...{ key: 'PUT /c', kind: 'path', method: 'put', path: '/c', pointer: '/components/pathItems/C/put' },
      ...{ summary: '', tags: [], deprecated: false, hidden: false },
    },
    {
      ...{
        key: 'WEBHOOK POST made',
        kind: 'webhook',
        method: 'post',
        path: 'made',
        pointer: '/webhooks/made/post',
      },
      ...{ summary: 'Made', tags: [], deprecated: false, hidden: true },
    },
  ])
  for (const { pointer } of operations) expect(resolveReference(document, pointer)?.node).toBeTypeOf('object')
})

test('indexes what an operation inherits', () => {
  const hash = (rest: JsonObject, operation: JsonObject = {}, item: JsonObject = {}) => {
    const index = indexApiDocument(documentOf({ ...rest, paths: { '/a': { ...item, get: operation } } }))
    return index.operations[0]
  }
  const plain = hash({})
  const scheme = (name: string) => ({
    components: { securitySchemes: { key: { type: 'apiKey', in: 'header', name } } },
  })
  const secured = { security: [{ key: [] }] }
  for (const other of [
    hash({}, {}, { parameters: [{ name: 'a', in: 'query' }] }),
    hash({ servers: [{ url: '/b' }] }),
    hash(secured),
    hash({}, { deprecated: true }),
    hash({}, { 'x-sunset': '2027-01-01' }),
  ])
    expect(other?.contractHash).not.toBe(plain?.contractHash)
  expect(hash({ ...secured, ...scheme('A') })?.contractHash).not.toBe(
    hash({ ...secured, ...scheme('B') })?.contractHash,
  )
  expect(hash(scheme('A'))?.contractHash).toBe(hash(scheme('B'))?.contractHash)
  expect(hash({}, { servers: [{ url: '/b' }] })?.contractHash).toBe(
    hash({ servers: [{ url: '/b' }] })?.contractHash,
  )
  const said = hash({}, { description: 'a' })
  expect([said?.contractHash, said?.wordsHash === plain?.wordsHash]).toEqual([plain?.contractHash, false])
})

test('lists the schemas with what readers see of them', () => {
  const schemas = (description: string) =>
    indexApiDocument(documentOf({ components: { schemas: { A: { description }, B: 5 } } })).schemas
  expect(schemas('a').map(({ name }) => name)).toEqual(['A', 'B'])
  expect(schemas('a')[0]?.hash).not.toBe(schemas('b')[0]?.hash)
  expect(indexApiDocument(documentOf({}))).toMatchObject({
    title: 'A',
    version: '2',
    operations: [],
    schemas: [],
  })
})

test.each<[string, string | undefined]>([
  ['/components/schemas/a~1b', 'slash'],
  ['#/components/schemas/a~1b', 'slash'],
  ['#/components/schemas/c%20d', 'space'],
  ['#/components/schemas/e', 'space'],
  ['#/components/schemas/f/items', 'inner'],
  ['#/components/schemas/g/1', 'second'],
  ['#named', 'anchored'],
  ['#/components/schemas/g/01', undefined],
  ['#/components/schemas/none', undefined],
  ['#/components/schemas/constructor', undefined],
  ['#none', undefined],
  ['#/components/schemas/ring', undefined],
  ['other.yaml#/a', undefined],
  ['http://a.example/', undefined],
])('resolves %s', (pointer, title) => {
  const schemas = {
    'a/b': { title: 'slash' },
    'c d': { title: 'space' },
    e: { $ref: '#/components/schemas/c%20d' },
    f: { $ref: '#/components/schemas/h' },
    g: [{}, { title: 'second' }],
    h: { items: { title: 'inner' } },
    i: { $anchor: 'named', title: 'anchored' },
    ring: { $ref: '#/components/schemas/ring' },
  }
  const found = resolveReference(documentOf({ components: { schemas } }), pointer)?.node
  expect((found as JsonObject | undefined)?.['title']).toBe(title)
})
