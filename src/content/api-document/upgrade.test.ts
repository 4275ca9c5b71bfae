import { describe, expect, test } from 'vitest'
import { sha256 } from '../../testing/generators/revisions.ts'
import type { Json, JsonObject } from '../document/document.ts'
import { readApiDocument } from './read-api-document.ts'
import { resolveReference } from './references.ts'
import { upgraded } from './upgrade.ts'

const info = { title: 'A', version: '1' }

describe('from 3.0', () => {
  const schemaOf = (schema: JsonObject): Json => {
    const source = { openapi: '3.0.3', info, paths: {}, components: { schemas: { A: schema, B: {} } } }
    const before = structuredClone(source)
    const root = upgraded(source, '3.0')
    expect(source).toEqual(before)
    return resolveReference({ root, dialect: '3.0' }, '/components/schemas/A')?.node ?? null
  }
  const ref = { $ref: '#/components/schemas/B' }

  test.each<[string, JsonObject, JsonObject]>([
    ['nullable', { type: 'string', nullable: true }, { type: ['string', 'null'] }],
    ['what is not nullable', { type: 'string', nullable: false }, { type: 'string' }],
    ['nullable of any type', { nullable: true }, {}],
    ['x-nullable', { type: 'string', 'x-nullable': true }, { type: ['string', 'null'] }],
    ['nullable alternatives', { oneOf: [{}], nullable: true }, { oneOf: [{}, { type: 'null' }] }],
    [
      'nullable with parts',
      { allOf: [ref], nullable: true, description: 'a', properties: {} },
      { description: 'a', anyOf: [{ allOf: [ref], properties: {} }, { type: 'null' }] },
    ],
    [
      'exclusive bounds',
      { minimum: 1, exclusiveMinimum: true, maximum: 2, exclusiveMaximum: true },
      { exclusiveMinimum: 1, exclusiveMaximum: 2 },
    ],
    ['inclusive bounds', { minimum: 1, exclusiveMinimum: false }, { minimum: 1 }],
    ['an exclusive bound without a bound', { exclusiveMinimum: true }, {}],
    ['bytes', { type: 'string', format: 'byte' }, { type: 'string', contentEncoding: 'base64' }],
    [
      'files',
      { type: 'string', format: 'binary' },
      { type: 'string', contentMediaType: 'application/octet-stream' },
    ],
    ['other formats', { type: 'string', format: 'date' }, { type: 'string', format: 'date' }],
    [
      'inner schemas',
      { items: { additionalProperties: { type: 'string', nullable: true } } },
      { items: { additionalProperties: { type: ['string', 'null'] } } },
    ],
  ])('%s', (_what, schema, result) => {
    expect(schemaOf(schema)).toEqual(result)
  })

  test.each<[string, JsonObject]>([
    [
      'properties that are called like keywords',
      {
        properties: {
          example: { type: 'string' },
          nullable: { type: 'string' },
          type: { type: 'string' },
          format: {},
          $ref: {},
          'x-nullable': {},
        },
      },
    ],
    ['examples', { example: { type: 'string', nullable: true, format: 'byte' } }],
    ['defaults and enums', { default: { nullable: true, type: 'a' }, enum: [{ exclusiveMinimum: true }] }],
    ['extensions', { 'x-a': { type: 'string', nullable: true } }],
  ])('leaves %s alone', (_what, schema) => {
    expect(schemaOf(schema)).toEqual(schema)
  })

  test('drops what has no meaning beside a reference, and keeps words', () => {
    const schema = { properties: { a: { ...ref, nullable: true, type: 'string', description: 'a' } } }
    expect(schemaOf(schema)).toEqual({ properties: { a: { ...ref, description: 'a' } } })
  })

  test('webhooks from before they were part of it', () => {
    const hook = {
      post: { requestBody: { content: { 'a/b': { schema: { type: 'string', nullable: true } } } } },
    }
    expect(upgraded({ openapi: '3.0.3', info, 'x-webhooks': { made: hook } }, '3.0')).toEqual({
      openapi: '3.1.1',
      info,
      webhooks: {
        made: { post: { requestBody: { content: { 'a/b': { schema: { type: ['string', 'null'] } } } } } },
      },
    })
  })

  test('keeps shared objects shared', () => {
    const shared = { type: 'string', nullable: true }
    const root = upgraded({ openapi: '3.0.3', components: { schemas: { A: shared, B: shared } } }, '3.0')
    const schemas = (root['components'] as JsonObject)['schemas'] as JsonObject
    expect(schemas['A']).toBe(schemas['B'])
  })
})

describe('from Swagger 2.0', () => {
  const text = `
swagger: "2.0"
info: {title: Ships, version: "1"}
host: api.example.org
basePath: /v2
schemes: [https, http]
consumes: [application/json]
produces: [application/json, application/xml]
securityDefinitions:
  basic: {type: basic, description: By hand}
  key: {type: apiKey, in: header, name: X-Key}
  login: {type: oauth2, flow: accessCode, authorizationUrl: "https://a.example", tokenUrl: "https://b.example", scopes: {read: Reads}}
parameters:
  ship: {in: body, name: ship, required: true, schema: {$ref: "#/definitions/Ship"}}
  page: {in: query, name: page, type: integer, minimum: 1}
  picture: {in: formData, name: picture, type: file, required: true}
responses:
  none: {description: There is none.}
definitions:
  Ship:
    type: object
    discriminator: kind
    required: [kind]
    properties:
      kind: {type: string}
      name: {type: string, x-nullable: true}
      example: {type: string}
paths:
  /ships:
    parameters: [{$ref: "#/parameters/page"}]
    get:
      parameters:
        - {in: query, name: ids, type: array, items: {type: integer}, collectionFormat: pipes}
        - {in: query, name: tags, type: array, items: {type: string}, collectionFormat: multi}
        - {in: path, name: ways, type: array, items: {type: string}, required: true}
      responses:
        200:
          description: Fine.
          headers: {X-Count: {type: integer, description: How many}}
          schema: {type: array, items: {$ref: "#/definitions/Ship"}}
          examples: {application/json: [{kind: a}]}
        404: {$ref: "#/responses/none"}
    post:
      consumes: [application/json, text/plain]
      parameters: [{$ref: "#/parameters/ship"}]
      responses: {}
  /ships/{id}/picture:
    parameters: [{$ref: "#/parameters/picture"}]
    put:
      schemes: [https]
      produces: [image/png]
      parameters:
        - {in: formData, name: labels, type: array, items: {type: string, enum: [a, b]}, collectionFormat: multi, description: Several}
        - {$ref: "#/parameters/picture"}
      responses: {200: {description: Fine., schema: {type: file}}}
    delete:
      responses: {204: {description: Gone.}}
`
  test('all that callers see', async () => {
    const read = await readApiDocument(text, { sha256 })
    if (!read.accepted) throw new Error(JSON.stringify(read.errors))
    expect(read.problems).toEqual([])
    const { root } = read.document
    const ship = { $ref: '#/components/schemas/Ship' }
    const answer = { schema: { type: 'array', items: ship } }
    const picture = { type: 'string', contentMediaType: 'application/octet-stream' }
    expect(root['servers']).toEqual([
      { url: 'https://api.example.org/v2' },
      { url: 'http://api.example.org/v2' },
    ])
    expect(root['components']).toEqual({
      schemas: {
        Ship: {
          type: 'object',
          discriminator: { propertyName: 'kind' },
          required: ['kind'],
          properties: {
            kind: { type: 'string' },
            name: { type: ['string', 'null'] },
            example: { type: 'string' },
          },
        },
      },
      parameters: { page: { name: 'page', in: 'query', schema: { type: 'integer', minimum: 1 } } },
      responses: { none: { description: 'There is none.' } },
      securitySchemes: {
        basic: { type: 'http', scheme: 'basic', description: 'By hand' },
        key: { type: 'apiKey', in: 'header', name: 'X-Key' },
        login: {
          type: 'oauth2',
          flows: {
            authorizationCode: {
              ...{ authorizationUrl: 'https://a.example', tokenUrl: 'https://b.example' },
              scopes: { read: 'Reads' },
            },
          },
        },
      },
    })
    expect(root['paths']).toEqual({
      '/ships': {
        parameters: [{ $ref: '#/components/parameters/page' }],
        get: {
          parameters: [
            {
              name: 'ids',
              in: 'query',
              style: 'pipeDelimited',
              explode: false,
              schema: { type: 'array', items: { type: 'integer' } },
            },
            {
              name: 'tags',
              in: 'query',
              style: 'form',
              explode: true,
              schema: { type: 'array', items: { type: 'string' } },
            },
            {
              name: 'ways',
              in: 'path',
              required: true,
              schema: { type: 'array', items: { type: 'string' } },
            },
          ],
          responses: {
            200: {
              description: 'Fine.',
              headers: { 'X-Count': { description: 'How many', schema: { type: 'integer' } } },
              content: {
                'application/json': { ...answer, example: [{ kind: 'a' }] },
                'application/xml': answer,
              },
            },
            404: { $ref: '#/components/responses/none' },
          },
        },
        post: {
          requestBody: {
            required: true,
            content: { 'application/json': { schema: ship }, 'text/plain': { schema: ship } },
          },
          responses: {},
        },
      },
      '/ships/{id}/picture': {
        put: {
          servers: [{ url: 'https://api.example.org/v2' }],
          requestBody: {
            required: true,
            content: {
              'multipart/form-data': {
                schema: {
                  type: 'object',
                  required: ['picture'],
                  properties: {
                    labels: {
                      type: 'array',
                      items: { type: 'string', enum: ['a', 'b'] },
                      description: 'Several',
                    },
                    picture,
                  },
                },
                encoding: { labels: { style: 'form', explode: true } },
              },
            },
          },
          responses: { 200: { description: 'Fine.', content: { 'image/png': { schema: picture } } } },
        },
        delete: {
          requestBody: {
            required: true,
            content: {
              'multipart/form-data': {
                schema: { type: 'object', required: ['picture'], properties: { picture } },
              },
            },
          },
          responses: { 204: { description: 'Gone.' } },
        },
      },
    })
  })

  test.each<[string, JsonObject]>([
    ['extensions that are nothing', { paths: { '/a': { 'x-a': null, 'x-b': 'c', get: { 'x-c': null } } } }],
    [
      'parameters that are none',
      {
        paths: {
          '/a': { get: { parameters: [null, 5, {}, { name: 'a' }, { $ref: '#/none' }, { in: 'formData' }] } },
        },
      },
    ],
    [
      'parameters that are no list',
      { parameters: [], paths: { '/a': { parameters: 'a', get: { parameters: {} } } } },
    ],
    [
      'answers that are none',
      {
        responses: { a: null },
        paths: {
          '/a': {
            get: { responses: { 200: null, 201: 'a', 202: { headers: [], examples: 5 } } },
            put: { responses: 'a' },
          },
        },
      },
    ],
    ['paths that are none', { paths: [], securityDefinitions: { a: null, b: 5 } }],
    [
      'types that are no lists',
      {
        host: 5,
        schemes: 'https',
        consumes: 'a',
        produces: [5],
        paths: { '/a': { get: { consumes: {}, responses: { 200: { schema: {} } } } } },
      },
    ],
    ['definitions only', { definitions: { A: 5, B: null, C: { type: 'string' } } }],
  ])('does not stop at %s', (_what, rest) => {
    expect(upgraded({ swagger: '2.0', info, ...rest }, '2.0')).toMatchObject({ openapi: '3.1.1', info })
  })
})

test.each(['3.1', '3.2'] as const)('%s passes through', (dialect) => {
  const source = {
    openapi: `${dialect}.0`,
    info,
    components: { schemas: { A: { type: ['string', 'null'] } } },
  }
  expect(upgraded(source, dialect)).toBe(source)
})
