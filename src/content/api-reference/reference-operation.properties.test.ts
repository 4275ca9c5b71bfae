/** Whatever stands in whatever place of a document: its reference can be read, and is of bounded size. */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Json, JsonObject } from '../document/document.ts'
import { withApiBlocks } from './reference-blocks.ts'
import { referenceOperation } from './reference-operation.ts'
import { referenceModels, referenceOverview } from './reference-overview.ts'
import { referencePages, referencePagesProps, referencePageText } from './reference-pages.ts'

const seed = Number(process.env['FC_SEED'] ?? 20261123)
const numRuns = process.env['RECTO_LONG'] === '1' ? 20_000 : 250

const schema = {
  type: ['object', 'null'],
  required: ['a'],
  properties: {
    a: { $ref: '#/components/schemas/A' },
    b: { type: 'array', items: { type: 'string', enum: ['x'] }, prefixItems: [{ type: 'null' }] },
  },
  additionalProperties: { oneOf: [{ type: 'string', minLength: 1 }, { $ref: '#/components/schemas/B' }] },
  patternProperties: { '^x': { type: 'number', minimum: 1, maximum: 2 } },
  allOf: [{ $ref: '#/components/schemas/B' }],
  discriminator: { propertyName: 'kind', mapping: { a: '#/components/schemas/A' } },
  not: { type: 'string' },
  example: { a: 1 },
  'x-enumDescriptions': { x: 'X' },
}
const content = {
  'application/json': { schema, examples: { one: { value: 1, summary: 's' } } },
  'multipart/form-data': { schema },
}
const document: JsonObject = {
  openapi: '3.1.0',
  info: {
    title: 't',
    version: '1',
    description: 'd',
    contact: { name: 'n', url: 'https://a.b', email: 'a@b' },
    license: { name: 'l' },
  },
  servers: [{ url: '{s}://a', variables: { s: { default: 'https', enum: ['https'] } } }],
  tags: [{ name: 'x', parent: 'y', 'x-page-icon': 'i', description: 'd' }],
  security: [{ key: ['s'] }],
  paths: {
    '/a/{id}': {
      parameters: [{ name: 'id', in: 'path', required: true, schema, example: 1 }],
      post: {
        ...{
          operationId: 'o',
          summary: 's',
          description: 'd',
          tags: ['x'],
          deprecated: true,
          'x-stability': 'beta',
        },
        parameters: [
          {
            name: 'q',
            in: 'query',
            style: 'deepObject',
            explode: true,
            schema,
            examples: { e: { value: { a: [1] } } },
          },
          { name: 'h', in: 'header', content },
        ],
        requestBody: { required: true, content },
        responses: { '200': { description: 'd', headers: { H: { schema } }, content } },
        callbacks: { c: { '{$url}': { post: { requestBody: { content }, responses: {} } } } },
        externalDocs: { url: 'https://a.b' },
        servers: [{ url: '/v1' }],
        'x-codeSamples': [{ lang: 'a', source: 'b' }],
      },
      get: { responses: { default: { $ref: '#/components/responses/R' } }, 'x-codeSamples': [] },
    },
  },
  webhooks: { w: { post: { requestBody: { content } } } },
  components: {
    schemas: { A: schema, B: { type: 'object', properties: { a: { $ref: '#/components/schemas/A' } } } },
    responses: { R: { description: 'r', content } },
    securitySchemes: { key: { type: 'apiKey', in: 'query', name: 'k', 'x-gitbook-prefix': 'p' } },
  },
} as unknown as JsonObject

/** Pointers to every place of a value. */
const placesOf = (value: Json, path: readonly string[] = []): readonly (readonly string[])[] => [
  path,
  ...(typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([name, one]) => placesOf(one, [...path, name]))
    : []),
]
const places = placesOf(document).filter((path) => path.length > 0)

const replaced = (value: Json, [name, ...rest]: readonly string[], by: Json): Json => {
  if (name === undefined) return by
  if (Array.isArray(value))
    return (value as readonly Json[]).map((one, at) => (String(at) === name ? replaced(one, rest, by) : one))
  if (typeof value !== 'object' || value === null) return value
  const object = value as JsonObject
  return { ...object, [name]: replaced(object[name] ?? null, rest, by) }
}

// What breaks readers that trust a type: each kind of value, references in a circle, to odd places and to nowhere.
const odd = fc.constantFrom<Json>(
  ...[
    null,
    true,
    false,
    0,
    -1,
    1e308,
    '',
    'x',
    '\0',
    '%',
    '%zz',
    '\ud800',
    [],
    [null],
    [[]],
    {},
    { $ref: 1 },
  ],
  ...[
    '#',
    '#/',
    '#/paths',
    '#/components/schemas/A',
    '#/components/schemas/Gone',
    '#/paths/~1a~1{id}/post',
    'http://a/b',
    '#/%',
  ].map((pointer) => ({ $ref: pointer })),
  ...[
    { type: 'array' },
    { allOf: [{ $ref: '#/components/schemas/A' }] },
    { oneOf: [{}] },
    { enum: [null] },
    { type: 7 },
    { default: [] },
  ],
)

test('it is read, printed as blocks and made into pages without an error', () => {
  fc.assert(
    fc.property(
      fc.array(fc.tuple(fc.constantFrom(...places), odd), { minLength: 1, maxLength: 4 }),
      (changes) => {
        let changed: Json = document
        for (const [path, by] of changes) changed = replaced(changed, path, by)
        const api = { root: changed as JsonObject, dialect: '3.1' as const }
        referenceOverview(api)
        referenceModels(api)
        for (const grouping of ['by-tag', 'by-operation'] as const) {
          const { pages } = referencePages(api, referencePagesProps({ grouping }))
          for (const { computed } of pages) if (computed) referencePageText(api, computed.props, 'x')
        }
        for (const key of ['POST /a/{}', 'GET /a/{}', 'WEBHOOK POST w']) {
          const operation = referenceOperation(api, key)
          if (operation === undefined) continue
          expect(JSON.stringify(operation).length).toBeLessThan(2_000_000)
          const block = {
            object: 'block',
            type: 'openapi-operation',
            data: { ref: { kind: 'openapi', spec: 'x' }, method: 'get', path: '/' },
          } as const
          withApiBlocks({ object: 'document', data: {}, nodes: [block] }, () => ({
            kind: 'operation',
            title: 't',
            operation,
          }))
        }
      },
    ),
    { seed, numRuns },
  )
}, 120_000)
