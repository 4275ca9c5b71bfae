/** The reference of operations, from documents of every shape. */
import { describe, expect, test } from 'vitest'
import { apiDocument, apiOf, githubApi } from '../../testing/fixtures/apis/api-documents.ts'
import type { ApiDocument } from '../api-document/api-document.ts'
import { operationsOf } from '../api-document/operations.ts'
import type { Json } from '../document/document.ts'
import type { ReferenceOperation, ReferenceSchema } from './api-reference.ts'
import { exampleOf } from './example-value.ts'
import { referenceOperation } from './reference-operation.ts'
import { referenceModels, referenceOverview } from './reference-overview.ts'
import { mostNodes } from './schema-reader.ts'

const operationOf = (document: ApiDocument, key: string): ReferenceOperation => {
  const found = referenceOperation(document, key, { withHidden: true })
  if (found === undefined) throw new Error(`no ${key}`)
  return found
}

/** The schema of what a response holds. */
const responseSchema = (
  schema: Json,
  components: object = {},
  direction: 'get' | 'post' = 'get',
): ReferenceSchema => {
  const content = { 'application/json': { schema } }
  const document = apiOf(
    {
      '/a': {
        [direction]:
          direction === 'get'
            ? { responses: { '200': { description: '', content } } }
            : { requestBody: { content }, responses: {} },
      },
    },
    { components: { schemas: components } },
  )
  const operation = operationOf(document, `${direction.toUpperCase()} /a`)
  const bodies = direction === 'get' ? operation.responses[0]?.bodies : operation.body?.contents
  const found = bodies?.[0]?.schema
  if (found === undefined) throw new Error('no schema')
  return found
}

/** All schemas of a tree, in the order of the page. */
const schemasIn = (schema: ReferenceSchema): readonly ReferenceSchema[] => [
  schema,
  ...schema.properties.flatMap((one) => schemasIn(one.schema)),
  ...[schema.items, schema.additional, ...(schema.tuple ?? [])].flatMap((one) => (one ? schemasIn(one) : [])),
  ...(schema.alternatives?.of.flatMap((one) => schemasIn(one.schema)) ?? []),
]

const allSchemas = (operation: ReferenceOperation): readonly ReferenceSchema[] => [
  ...operation.parameters.flatMap(({ schema }) => schemasIn(schema)),
  ...[...(operation.body?.contents ?? []), ...operation.responses.flatMap(({ bodies }) => bodies)].flatMap(
    ({ schema }) => (schema ? schemasIn(schema) : []),
  ),
  ...operation.responses.flatMap(({ headers }) => headers.flatMap(({ schema }) => schemasIn(schema))),
  ...operation.callbacks.flatMap(({ operations }) => operations.flatMap(allSchemas)),
]

describe('types in words', () => {
  const User = { type: 'object', properties: { id: { type: 'integer' } } }
  const ref = { $ref: '#/components/schemas/User' }
  test.each<[string, Json, string]>([
    ['a type', { type: 'string' }, 'string'],
    ['several types', { type: ['string', 'integer'] }, 'string or integer'],
    ['a type or null', { type: ['string', 'null'] }, 'string or null'],
    ['an alternative to null', { oneOf: [{ type: 'string' }, { type: 'null' }] }, 'string or null'],
    ['a reference or null', { anyOf: [ref, { type: 'null' }] }, 'object or null'],
    ['a list', { type: 'array', items: { type: 'string' } }, 'array of string'],
    ['a list of a model', { type: 'array', items: ref }, 'array of User'],
    ['alternatives', { oneOf: [ref, { type: 'string' }] }, 'User or string'],
    [
      'many alternatives',
      { oneOf: ['a', 'b', 'c', 'd', 'e'].map((title) => ({ title, type: 'object' })) },
      'one of 5 alternatives',
    ],
    ['only properties', { properties: { a: {} } }, 'object'],
    ['only values', { enum: ['a', 1] }, 'string or number'],
    ['a constant', { const: true }, 'boolean'],
    ['nothing', {}, 'any'],
    ['a broken reference', { $ref: '#/components/schemas/Gone' }, 'any'],
  ])('%s', (_name, schema, type) => {
    expect(responseSchema(schema, { User }).type).toBe(type)
  })
})

test('bounds are short phrases', () => {
  const limits = (schema: Json) => responseSchema(schema).limits
  expect(limits({ type: 'string', minLength: 1, maxLength: 100, pattern: '^a+$' })).toEqual([
    'at least 1 character',
    'at most 100 characters',
    'pattern ^a+$',
  ])
  expect(limits({ type: 'integer', minimum: 1, exclusiveMaximum: 9, multipleOf: 2 })).toEqual([
    'at least 1',
    'less than 9',
    'a multiple of 2',
  ])
  expect(limits({ type: 'array', minItems: 2, maxItems: 2, uniqueItems: true })).toEqual([
    'exactly 2 items',
    'items are unique',
  ])
  expect(
    limits({ properties: { a: {}, b: {} }, anyOf: [{ required: ['a'] }, { required: ['a', 'b'] }] }),
  ).toEqual(['requires a, or a and b'])
})

test('what is read-only is not sent, and what is write-only is not received', () => {
  const properties = {
    id: { type: 'string', readOnly: true },
    secret: { type: 'string', writeOnly: true },
    name: { type: 'string' },
  }
  const names = (schema: ReferenceSchema) => schema.properties.map(({ name }) => name)
  expect(names(responseSchema({ type: 'object', properties }, {}, 'post'))).toEqual(['secret', 'name'])
  expect(names(responseSchema({ type: 'object', properties }))).toEqual(['id', 'name'])
})

test('a webhook is sent by the API, so readers receive its body', () => {
  const body = {
    content: { 'application/json': { schema: { type: 'object', properties: { id: { readOnly: true } } } } },
  }
  const document = apiOf({}, { webhooks: { made: { post: { requestBody: body, responses: {} } } } })
  const operation = operationOf(document, 'WEBHOOK POST made')
  expect(operation).toMatchObject({
    kind: 'webhook',
    path: 'made',
    title: 'made',
    samples: [],
    isTryable: false,
  })
  expect(operation.body?.contents[0]?.schema?.properties.map(({ name }) => name)).toEqual(['id'])
})

test('the parts of allOf are one schema with all of their properties', () => {
  const Base = {
    type: 'object',
    required: ['id'],
    properties: { id: { type: 'string' } },
    description: 'Base.',
  }
  const schema = responseSchema(
    {
      allOf: [
        { $ref: '#/components/schemas/Base' },
        { required: ['name'], properties: { name: { type: 'string' } } },
      ],
      description: 'Both.',
    },
    { Base },
  )
  expect(schema.properties.map(({ name, required }) => [name, required])).toEqual([
    ['id', true],
    ['name', true],
  ])
  expect(schema.description).toBe('Both.')
})

test('a circle leads to the schema around it, through lists, allOf and alternatives', () => {
  const node = (next: Json) => ({ type: 'object', properties: { next } })
  const self = { $ref: '#/components/schemas/Node' }
  for (const next of [
    self,
    { type: 'array', items: self },
    { allOf: [self] },
    { oneOf: [self, { type: 'string' }] },
    { additionalProperties: self },
  ]) {
    const schema = responseSchema(self, { Node: node(next) })
    expect(schema.anchor).toBe('node')
    expect(schemasIn(schema).flatMap(({ link }) => (link ? [link] : []))).toEqual([
      { to: 'anchor', target: 'node', name: 'Node' },
    ])
  }
  // Nothing links to it: no anchor.
  expect(responseSchema(self, { Node: node({ type: 'string' }) })).not.toHaveProperty('anchor')
})

test('schemas that are only themselves end', () => {
  expect(
    responseSchema({ $ref: '#/components/schemas/A' }, { A: { allOf: [{ $ref: '#/components/schemas/A' }] } })
      .type,
  ).toBe('any')
  expect(
    responseSchema({ $ref: '#/components/schemas/A' }, { A: { $ref: '#/components/schemas/A' } }).type,
  ).toBe('any')
})

describe('schemas that double with every level', () => {
  const levels = 40
  const doubling = Object.fromEntries(
    Array.from({ length: levels }, (_, at) => {
      const next = { $ref: `#/components/schemas/L${at + 1}` }
      return [`L${at}`, { type: 'object', required: ['a', 'b'], properties: { a: next, b: next } }]
    }),
  )
  const components = { ...doubling, [`L${levels}`]: { type: 'string' } }

  test('are printed once each', () => {
    const all = schemasIn(responseSchema({ $ref: '#/components/schemas/L0' }, components))
    expect(all.length).toBeLessThan(levels * 3)
    expect(all.filter(({ link }) => link?.to === 'anchor').length).toBeGreaterThan(levels / 2)
  })

  test('have an example of bounded size', () => {
    const document = apiOf({}, { components: { schemas: components } })
    const example = exampleOf(document.root, { $ref: '#/components/schemas/L0' }, 'received')
    expect(JSON.stringify(example).length).toBeLessThan(20_000)
  })
})

test('a schema with too many parts is cut, and says so', () => {
  const wide = (count: number, inside: Json) => ({
    type: 'object',
    properties: Object.fromEntries(Array.from({ length: count }, (_, at) => [`p${at}`, inside])),
  })
  const schema = responseSchema(wide(2000, wide(3, { type: 'string' })))
  const all = schemasIn(schema)
  expect(all.length).toBeLessThan(mostNodes * 2.5)
  expect(all.some(({ cut }) => cut === true)).toBe(true)
})

test('alternatives have the names that readers know them by', () => {
  const Cat = { type: 'object', properties: { kind: { const: 'cat' } } }
  const schema = responseSchema(
    {
      oneOf: [{ $ref: '#/components/schemas/Cat' }, { type: 'object', title: 'A dog' }, { type: 'integer' }],
      discriminator: { propertyName: 'kind', mapping: { kitty: '#/components/schemas/Cat' } },
    },
    { Cat },
  )
  expect(schema.alternatives).toMatchObject({ kind: 'one', discriminator: 'kind' })
  expect(schema.alternatives?.of.map(({ label }) => label)).toEqual(['kitty', 'A dog', 'integer'])
})

test('values have the descriptions that their author gives, in each of the ways to write them', () => {
  const expected = [
    { value: 'a', description: 'First.' },
    { value: 'b', description: '' },
  ]
  const of = (more: object) => responseSchema({ type: 'string', enum: ['a', 'b'], ...more } as Json).enum
  expect(of({ 'x-enumDescriptions': { a: 'First.' } })).toEqual(expected)
  expect(of({ 'x-enum-descriptions': ['First.', ''] })).toEqual(expected)
  expect(of({ 'x-gitbook-enum': { a: { description: 'First.' } } })).toEqual(expected)
})

test('names of JavaScript objects are ordinary names', () => {
  const schema = responseSchema(
    JSON.parse(
      '{"properties": {"constructor": {"type": "string"}, "toString": {"type": "integer"}, "$ref": {"type": "boolean"}}}',
    ) as Json,
  )
  expect(schema.properties.map(({ name, schema: one }) => [name, one.type])).toEqual([
    ['constructor', 'string'],
    ['toString', 'integer'],
    ['$ref', 'boolean'],
  ])
})

describe('an operation', () => {
  const document = apiOf(
    {
      '/users/{id}': {
        parameters: [
          { name: 'id', in: 'path', required: true, schema: { type: 'string' } },
          { name: 'trace', in: 'header', schema: { type: 'string' }, description: 'Of the path.' },
        ],
        servers: [
          { url: '/relative' },
          { url: 'javascript:alert(1)' },
          { url: '//evil.example' },
          { url: 'ftp://x' },
        ],
        get: {
          summary: 'Read a user',
          'x-page-title': 'A user',
          'x-stability': 'beta',
          'x-deprecated-sunset': '2027-01-31',
          tags: ['users'],
          parameters: [
            {
              name: 'fields',
              in: 'query',
              schema: { type: 'array', items: { type: 'string' } },
              style: 'form',
              explode: false,
            },
            { name: 'trace', in: 'header', schema: { type: 'string' }, description: 'Of the operation.' },
            { name: 'Authorization', in: 'header', schema: { type: 'string' } },
          ],
          externalDocs: { url: 'javascript:alert(1)' },
          responses: {
            default: { description: 'Else' },
            '4XX': { description: 'Yours' },
            '404': {},
            '200': { description: 'Fine' },
          },
        },
        post: { 'x-hideTryItPanel': true, 'x-internal': true, responses: {} },
      },
    },
    {
      security: [{}, { missing: [] }, { key: [] }],
      components: {
        securitySchemes: { key: { type: 'apiKey', in: 'query', name: 'key', 'x-gitbook-prefix': 'K' } },
      },
    },
  )
  const operation = operationOf(document, 'GET /users/{}')

  test('has a title, states and tags', () => {
    expect(operation).toMatchObject({
      ...{ title: 'A user', deprecated: true, sunset: '2027-01-31', stability: 'beta', tags: ['users'] },
      ...{ isTryable: true, path: '/users/{id}', method: 'get' },
    })
    expect(operation).not.toHaveProperty('moreText')
  })

  test('has its own parameters over those of its path, by place', () => {
    expect(operation.parameters.map(({ place, name, description }) => [place, name, description])).toEqual([
      ['path', 'id', ''],
      ['query', 'fields', ''],
      ['header', 'trace', 'Of the operation.'],
    ])
  })

  test('has servers that requests may go to', () => {
    expect(operation.servers.map(({ url }) => url)).toEqual(['/relative'])
  })

  test('has the ways to authenticate that are declared', () => {
    expect(
      operation.security.map(({ schemes }) => schemes.map(({ name, prefix }) => [name, prefix])),
    ).toEqual([[], [['key', 'K']]])
  })

  test('has its responses in the order of their statuses', () => {
    expect(operation.responses.map(({ status }) => status)).toEqual(['200', '404', '4XX', 'default'])
  })

  test('can be hidden from readers', () => {
    expect(referenceOperation(document, 'POST /users/{}')).toBeUndefined()
    expect(referenceOperation(document, 'GET /users')).toBeUndefined()
  })

  test('can be kept from being tried', () => {
    expect(operationOf(document, 'POST /users/{}').isTryable).toBe(false)
  })
})

test('a server with variables for everything leads to the web, or is left out', () => {
  const server = (scheme: string) => ({
    url: '{s}://{h}/v1',
    variables: { s: { default: scheme }, h: { default: 'a.example' } },
  })
  const { servers } = referenceOverview(
    apiOf({}, { servers: [server('https'), server('javascript'), { url: 'https://a b' }] }),
  )
  expect(servers.map(({ variables }) => variables[0]?.value)).toEqual(['https'])
})

test('documents of Swagger 2 have bodies, forms and servers too', () => {
  const document = apiDocument({
    swagger: '2.0',
    info: { title: 'Old', version: '1' },
    ...{ host: 'api.example.com', basePath: '/v2', schemes: ['https'] },
    paths: {
      '/pets': {
        post: {
          consumes: ['multipart/form-data'],
          parameters: [
            { name: 'name', in: 'formData', type: 'string', required: true },
            { name: 'photo', in: 'formData', type: 'file' },
          ],
          responses: { 200: { description: 'ok' } },
        },
      },
    },
  })
  const operation = operationOf(document, 'POST /pets')
  expect(operation.servers[0]?.url).toBe('https://api.example.com/v2')
  expect(operation.body?.contents[0]?.mediaType).toBe('multipart/form-data')
  expect(operation.samples[0]?.text).toContain("--form 'photo=@file'")
})

test('examples are those of the author, else made by media type', () => {
  const of = (mediaType: string, content: object): string | undefined => {
    const document = apiOf({
      '/a': { get: { responses: { '200': { description: '', content: { [mediaType]: content } } } } },
    })
    return operationOf(document, 'GET /a').responses[0]?.bodies[0]?.examples[0]?.text
  }
  const schema = {
    type: 'object',
    properties: { a: { type: 'string', example: 'x & y' }, n: { type: 'integer', minimum: 3 } },
  }
  expect(of('application/json', { schema })).toBe('{\n  "a": "x & y",\n  "n": 3\n}')
  expect(of('application/problem+json', { example: [1] })).toBe('[\n  1\n]')
  expect(of('application/xml', { schema: { ...schema, xml: { name: 'thing' } } })).toBe(
    '<thing>\n  <a>x &amp; y</a>\n  <n>3</n>\n</thing>',
  )
  expect(of('application/x-www-form-urlencoded', { schema })).toBe('a=x+%26+y&n=3')
  expect(of('text/plain', { examples: { one: { value: 'hello' } } })).toBe('hello')
  expect(of('image/png', { schema: { type: 'string', format: 'binary' } })).toBeUndefined()
})

test('models link to each other where both are listed', () => {
  const A = { type: 'object', properties: { b: { $ref: '#/components/schemas/B' } } }
  const B = { type: 'object', properties: { a: { $ref: '#/components/schemas/A' } } }
  const document = apiOf({}, { components: { schemas: { A, B, Hidden: { 'x-internal': true } } } })
  const models = referenceModels(document)
  expect(models.map(({ name }) => name)).toEqual(['A', 'B'])
  expect(models[0]?.schema.properties[0]?.schema.link).toEqual({ to: 'model', target: 'B', name: 'B' })
  // Alone, it is printed whole.
  expect(
    referenceModels(document, ['A'])[0]?.schema.properties[0]?.schema.properties[0]?.schema.link?.name,
  ).toBe('A')
})

test('the overview lists tags in their order with what readers may see', () => {
  const overview = referenceOverview(
    apiOf(
      {
        '/a': {
          get: { tags: ['b', 'new'], responses: {} },
          post: { tags: ['b'], 'x-internal': true, responses: {} },
        },
        '/b': { get: { tags: ['hidden'], responses: {} } },
      },
      {
        tags: [
          { name: 'a' },
          { name: 'b', 'x-page-title': 'Bees', 'x-page-icon': 'bug', 'x-parent': 'a' },
          { name: 'hidden', 'x-page-hidden': true },
        ],
      },
    ),
  )
  expect(overview.tags).toEqual([
    { name: 'a', title: 'a', description: '', operations: [] },
    { name: 'b', title: 'Bees', description: '', icon: 'bug', parent: 'a', operations: ['GET /a'] },
    { name: 'new', title: 'new', description: '', operations: ['GET /a'] },
  ])
})

describe('the largest real document', () => {
  const document = githubApi()

  test.skipIf(document === undefined)('has a reference for every operation, whole for nearly all', () => {
    if (document === undefined) return
    const cut: string[] = []
    const broken: string[] = []
    for (const { key } of operationsOf(document)) {
      const all = allSchemas(operationOf(document, key))
      const anchors = new Set(all.flatMap(({ anchor }) => (anchor === undefined ? [] : [anchor])))
      if (all.some(({ link, cut: isCut }) => link?.to === 'model' || isCut === true)) cut.push(key)
      // Every circle has its first place on the same page.
      if (all.some(({ link }) => link?.to === 'anchor' && !anchors.has(link.target))) broken.push(key)
    }
    expect(broken).toEqual([])
    expect(cut.sort()).toEqual([
      'WEBHOOK POST pull-request-review-request-removed',
      'WEBHOOK POST pull-request-review-requested',
    ])
  })
})
