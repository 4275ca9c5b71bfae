/** The words of generated pages for search. */
import { describe, expect, test } from 'vitest'
import { apiOf } from '../../testing/fixtures/apis/api-documents.ts'
import { operationKey } from '../api-document/operations.ts'
import type { JsonObject } from '../document/document.ts'
import { textOf } from './read-json.ts'
import type { ReferencePage } from './reference-pages.ts'
import { referencePages, referencePagesProps, referencePageText } from './reference-pages.ts'
import { referenceSearchText, pageSearchText } from './reference-search-text.ts'

const document = apiOf(
  {
    '/ports/{port}': {
      parameters: [{ name: 'port', in: 'path', required: true, schema: { type: 'string' } }],
      get: {
        operationId: 'ports/read',
        summary: 'Read a port',
        description: 'Says how *deep* it is.',
        tags: ['ports', 'public'],
        parameters: [{ $ref: '#/components/parameters/Season' }],
        responses: {},
      },
      put: {
        tags: ['ports'],
        requestBody: {
          content: { 'application/json': { schema: { allOf: [{ $ref: '#/components/schemas/Port' }] } } },
        },
        responses: {},
      },
      delete: { tags: ['ports'], summary: 'Sink a port', 'x-page-hidden': true, responses: {} },
    },
    '/health': { get: { responses: {} } },
  },
  {
    webhooks: { flooded: { post: { responses: {} } } },
    components: {
      parameters: { Season: { name: 'season', in: 'query', schema: { type: 'string' } } },
      schemas: {
        Port: {
          type: 'object',
          description: 'Where ships lie.',
          properties: { berths: { type: 'integer' } },
        },
        Secret: { type: 'object', 'x-internal': true, properties: { draught: { type: 'integer' } } },
      },
    },
  },
)
const words = referenceSearchText(document)

const declared = (pages: readonly ReferencePage[]): readonly JsonObject[] =>
  pages.flatMap(({ computed, pages: below = [] }) => [
    ...(computed === undefined ? [] : [computed.props]),
    ...declared(below),
  ])
const shown = (props: JsonObject): readonly JsonObject[] =>
  referencePageText(document, props, 'tides').nodes.flatMap((node) =>
    node.object === 'block' && node.type === 'openapi-operation' ? [node.data] : [],
  )

describe.each(['by-tag', 'by-operation'])('pages %s', (grouping) => {
  const pages = declared(referencePages(document, referencePagesProps({ grouping })).pages)

  test('have the words of every operation that they show', () => {
    const operations = pages.filter((props) => props['doc'] === 'operations')
    expect(operations.length).toBeGreaterThan(2)
    for (const props of operations) {
      const found = pageSearchText(words, props)
      expect(shown(props).length).toBeGreaterThan(0)
      for (const data of shown(props)) {
        const [method, path] = [textOf(data, 'method').toUpperCase(), textOf(data, 'path')]
        expect(found).toContain(data['webhook'] === true ? path : `${method} ${path}`)
      }
    }
  })

  test('have no words of what is hidden', () => {
    const all = pages.map((props) => pageSearchText(words, props)).join('\n')
    expect(all).not.toContain('Sink')
    expect(all).not.toContain('draught')
  })
})

test('words are what a reader would type: titles, descriptions, names of parameters and of members', () => {
  const read = pageSearchText(words, {
    doc: 'operations',
    operation: operationKey('path', 'get', '/ports/{port}'),
  })
  for (const word of ['Read a port', 'how deep it', 'season', 'ports/read']) expect(read).toContain(word)
  expect(pageSearchText(words, { doc: 'operations', page: 'ports' })).toContain('berths')
  expect(pageSearchText(words, { doc: 'models', model: 'Port' })).toBe('Port · Where ships lie. · berths')
  expect(pageSearchText(words, { doc: 'models' })).toContain('berths')
  expect(pageSearchText(words, { doc: 'info' })).toBe('')
})

test('the words of one operation are limited', () => {
  const long = referenceSearchText(
    apiOf({ '/long': { get: { description: 'word '.repeat(10_000), responses: {} } } }),
  )
  for (const text of long.operations.values()) expect(text.length).toBeLessThanOrEqual(2000)
})
