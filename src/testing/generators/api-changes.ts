/** Small pairs of API documents, each with one change, and what the change means for callers. */
import type { ChangeLevel } from '../../content/api-difference/api-difference.ts'
import type { Json, JsonObject } from '../../content/document/document.ts'

export interface ApiChange {
  readonly name: string
  readonly from: JsonObject
  readonly to: JsonObject
  /** The checks that find something, with their levels, sorted. */
  readonly expected: readonly (readonly [check: string, level: ChangeLevel])[]
}

type Expected = ApiChange['expected']

const document = (members: JsonObject): JsonObject => ({
  openapi: '3.1.0',
  info: { title: 'Pets', version: '1' },
  ...members,
})

const answers: JsonObject = { '200': { description: 'ok' } }

/** A document with `GET /pets/{id}`, or with what replaces its parts. */
const withOperation = (operation: JsonObject, members: JsonObject = {}, path = '/pets/{id}'): JsonObject => {
  const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name)
  const parameters = names.map((name) => ({ name, in: 'path', required: true, schema: { type: 'string' } }))
  const item = { parameters, post: { responses: answers, ...operation } }
  return document({ ...members, paths: { [path]: item } })
}

const json = (schema: Json): JsonObject => ({ content: { 'application/json': { schema } } })
const requestOf = (schema: Json): JsonObject => withOperation({ requestBody: json(schema) })
const responseOf = (schema: Json): JsonObject =>
  withOperation({ responses: { '200': { description: 'ok', ...json(schema) } } })
const parameterOf = (parameter: JsonObject): JsonObject =>
  withOperation({ parameters: [{ name: 'limit', in: 'query', schema: { type: 'integer' }, ...parameter }] })
const headerOf = (header: JsonObject | undefined): JsonObject =>
  withOperation({
    responses: { '200': { description: 'ok', ...(header && { headers: { 'X-Rate': header } }) } },
  })

const change = (name: string, from: JsonObject, to: JsonObject, ...expected: Expected): ApiChange => ({
  ...{ name, from, to },
  expected: expected.toSorted(([a], [b]) => (a < b ? -1 : 1)),
})

/** An object with one property of the given schema. */
const holding = (value: JsonObject, more: JsonObject = {}): JsonObject => ({
  type: 'object',
  properties: { value },
  ...more,
})

/** The same change of a schema in a request and in a response; a check without levels finds nothing. */
const schemaChange = (
  name: string,
  from: Json,
  to: Json,
  ...expected: (readonly [check: string, request: ChangeLevel, response: ChangeLevel])[]
): ApiChange[] => [
  change(
    `${name}, request`,
    requestOf(from),
    requestOf(to),
    ...expected.map(([check, level]) => [`request-${check}`, level] as const),
  ),
  change(
    `${name}, response`,
    responseOf(from),
    responseOf(to),
    ...expected.map(([check, , level]) => [`response-${check}`, level] as const),
  ),
]

const valueChange = (
  name: string,
  from: JsonObject,
  to: JsonObject,
  ...expected: (readonly [check: string, request: ChangeLevel, response: ChangeLevel])[]
): ApiChange[] => schemaChange(name, holding(from), holding(to), ...expected)

const [B, R, S] = ['breaking', 'review', 'safe'] as const

const empty = document({ paths: {} })
const plain = withOperation({})

const operations: ApiChange[] = [
  change('operation removed', plain, empty, ['operation-removed', B]),
  change('deprecated operation removed', withOperation({ deprecated: true }), empty, [
    'deprecated-operation-removed',
    R,
  ]),
  change('operation added', empty, plain, ['operation-added', S]),
  change('path parameter renamed', plain, withOperation({}, {}, '/pets/{pet}'), [
    'path-parameter-renamed',
    S,
  ]),
  change('operation deprecated', plain, withOperation({ deprecated: true }), ['operation-deprecated', S]),
  change('operation reactivated', withOperation({ deprecated: true }), plain, ['operation-reactivated', S]),
  change(
    'sunset earlier',
    withOperation({ deprecated: true, 'x-sunset': '2099-12-01' }),
    withOperation({ deprecated: true, 'x-sunset': '2099-01-01' }),
    ['sunset-earlier', B],
  ),
  change(
    'sunset gone',
    withOperation({ deprecated: true, 'x-sunset': '2099-12-01' }),
    withOperation({ deprecated: true }),
    ['sunset-removed', B],
  ),
  change(
    'sunset later',
    withOperation({ deprecated: true, 'x-sunset': '2099-01-01' }),
    withOperation({ deprecated: true, 'x-sunset': '2099-12-01' }),
  ),
  change(
    'operation identifier changed',
    withOperation({ operationId: 'addPet' }),
    withOperation({ operationId: 'createPet' }),
    ['operation-id-changed', R],
  ),
  change('operation identifier removed', withOperation({ operationId: 'addPet' }), plain, [
    'operation-id-removed',
    R,
  ]),
  change('operation identifier added', plain, withOperation({ operationId: 'addPet' }), [
    'operation-id-added',
    S,
  ]),
  change(
    'server changed',
    withOperation({}, { servers: [{ url: 'https://a.example' }] }),
    withOperation({}, { servers: [{ url: 'https://b.example' }] }),
    ['servers-changed', R],
  ),
]

const schemes: JsonObject = {
  components: {
    securitySchemes: {
      key: { type: 'apiKey', in: 'header', name: 'X-Key' },
      oauth: {
        type: 'oauth2',
        flows: {
          clientCredentials: { tokenUrl: 'https://a.example/token', scopes: { read: 'r', write: 'w' } },
        },
      },
    },
  },
}
const secured = (...security: JsonObject[]): JsonObject => withOperation({ security }, schemes)

const security: ApiChange[] = [
  change(
    'security alternative removed',
    secured({ key: [] }, { oauth: ['read'] }),
    secured({ oauth: ['read'] }),
    ['security-alternative-removed', B],
  ),
  change(
    'security alternative added',
    secured({ oauth: ['read'] }),
    secured({ key: [] }, { oauth: ['read'] }),
    ['security-alternative-added', S],
  ),
  change('security scope added', secured({ oauth: ['read'] }), secured({ oauth: ['read', 'write'] }), [
    'security-scope-added',
    B,
  ]),
  change('security scope removed', secured({ oauth: ['read', 'write'] }), secured({ oauth: ['read'] }), [
    'security-scope-removed',
    S,
  ]),
  change(
    'security of a public operation',
    withOperation({}, schemes),
    secured({ key: [] }),
    ['security-alternative-removed', B],
    ['security-alternative-added', S],
  ),
]

/** The same scheme with another address for tokens. */
const movedTokens = secured({ oauth: ['read'] })
const tokens = {
  type: 'oauth2',
  flows: { clientCredentials: { tokenUrl: 'https://b.example/token', scopes: {} } },
}
security.push(
  change(
    'security scheme changed',
    secured({ oauth: ['read'] }),
    { ...movedTokens, components: { securitySchemes: { oauth: tokens } } },
    ['security-scheme-changed', R],
  ),
)

const integer: JsonObject = { type: 'integer' }
const parameters: ApiChange[] = [
  change('parameter removed', parameterOf({}), plain, ['request-parameter-removed', R]),
  change('required parameter added', plain, parameterOf({ required: true }), [
    'request-required-parameter-added',
    B,
  ]),
  change('optional parameter added', plain, parameterOf({}), ['request-optional-parameter-added', S]),
  change('parameter became required', parameterOf({}), parameterOf({ required: true }), [
    'request-parameter-became-required',
    B,
  ]),
  change('parameter became optional', parameterOf({ required: true }), parameterOf({}), [
    'request-parameter-became-optional',
    S,
  ]),
  change(
    'parameter style changed',
    parameterOf({ schema: { type: 'array', items: integer } }),
    parameterOf({ schema: { type: 'array', items: integer }, style: 'pipeDelimited', explode: false }),
    ['request-parameter-style-changed', B],
  ),
  change(
    'parameter explode changed',
    parameterOf({ schema: { type: 'array', items: integer } }),
    parameterOf({ schema: { type: 'array', items: integer }, explode: false }),
    ['request-parameter-style-changed', B],
  ),
  change('parameter default added', parameterOf({}), parameterOf({ schema: { ...integer, default: 1 } }), [
    'request-parameter-default-added',
    B,
  ]),
  change(
    'parameter default changed',
    parameterOf({ schema: { ...integer, default: 1 } }),
    parameterOf({ schema: { ...integer, default: 2 } }),
    ['request-parameter-default-changed', B],
  ),
  change('parameter default removed', parameterOf({ schema: { ...integer, default: 1 } }), parameterOf({}), [
    'request-parameter-default-removed',
    B,
  ]),
  change('parameter deprecated', parameterOf({}), parameterOf({ deprecated: true }), [
    'request-parameter-deprecated',
    S,
  ]),
  change('parameter reactivated', parameterOf({ deprecated: true }), parameterOf({}), [
    'request-parameter-reactivated',
    S,
  ]),
  // In an address, numbers are texts.
  change('parameter type widened', parameterOf({}), parameterOf({ schema: { type: 'string' } }), [
    'request-type-widened',
    S,
  ]),
  change(
    'parameter type changed',
    parameterOf({}),
    parameterOf({ schema: { type: 'array', items: integer } }),
    ['request-type-changed', B],
  ),
  change(
    'parameter value removed',
    parameterOf({ schema: { type: 'string', enum: ['a', 'b'] } }),
    parameterOf({ schema: { type: 'string', enum: ['a'] } }),
    ['request-enum-value-removed', B],
  ),
  change(
    'parameter maximum tightened',
    parameterOf({ schema: { ...integer, maximum: 9 } }),
    parameterOf({ schema: { ...integer, maximum: 5 } }),
    ['request-bound-tightened', B],
  ),
]

const object: JsonObject = { type: 'object' }
const bodies: ApiChange[] = [
  change('required body added', plain, withOperation({ requestBody: { ...json(object), required: true } }), [
    'request-required-body-added',
    B,
  ]),
  change('optional body added', plain, requestOf(object), ['request-optional-body-added', S]),
  change('body removed', requestOf(object), plain, ['request-body-removed', B]),
  change(
    'body became required',
    requestOf(object),
    withOperation({ requestBody: { ...json(object), required: true } }),
    ['request-body-became-required', B],
  ),
  change(
    'body became optional',
    withOperation({ requestBody: { ...json(object), required: true } }),
    requestOf(object),
    ['request-body-became-optional', S],
  ),
  ...(['request', 'response'] as const).flatMap((direction) => {
    const of = (...types: string[]): JsonObject => {
      const content = Object.fromEntries(types.map((type) => [type, { schema: object }]))
      return direction === 'request'
        ? withOperation({ requestBody: { content } })
        : withOperation({ responses: { '200': { description: 'ok', content } } })
    }
    const [one, two] = [of('application/json'), of('application/json', 'application/xml')]
    return [
      change(`${direction} media type removed`, two, one, [`${direction}-media-type-removed`, B]),
      change(`${direction} media type added`, one, two, [`${direction}-media-type-added`, S]),
    ]
  }),
  change(
    'success status removed',
    withOperation({ responses: { ...answers, '202': { description: 'accepted' } } }),
    plain,
    ['success-status-removed', B],
  ),
  change(
    'error status removed',
    withOperation({ responses: { ...answers, '404': { description: 'none' } } }),
    plain,
    ['error-status-removed', S],
  ),
  change(
    'error status added',
    plain,
    withOperation({ responses: { ...answers, '404': { description: 'none' } } }),
    ['status-added', S],
  ),
  change(
    'success status added',
    plain,
    withOperation({ responses: { ...answers, '202': { description: 'ok' } } }),
    ['status-added', S],
  ),
  change(
    'required response header removed',
    headerOf({ required: true, schema: integer }),
    headerOf(undefined),
    ['response-required-header-removed', B],
  ),
  change('optional response header removed', headerOf({ schema: integer }), headerOf(undefined), [
    'response-header-removed',
    R,
  ]),
  change(
    'response header became optional',
    headerOf({ required: true, schema: integer }),
    headerOf({ schema: integer }),
    ['response-header-became-optional', B],
  ),
  change('response header added', headerOf(undefined), headerOf({ schema: integer }), [
    'response-optional-header-added',
    S,
  ]),
]

const string: JsonObject = { type: 'string' }
const number: JsonObject = { type: 'number' }
const requiring = (...required: string[]): JsonObject => ({ required })

const properties: ApiChange[] = [
  ...schemaChange('optional property removed', holding(string), object, ['property-removed', R, R]),
  ...schemaChange('required property removed', holding(string, requiring('value')), object, [
    'required-property-removed',
    R,
    B,
  ]),
  ...schemaChange('required property added', object, holding(string, requiring('value')), [
    'required-property-added',
    B,
    S,
  ]),
  ...schemaChange('optional property added', object, holding(string), ['optional-property-added', S, S]),
  ...schemaChange('property became required', holding(string), holding(string, requiring('value')), [
    'property-became-required',
    B,
    S,
  ]),
  ...schemaChange('property became optional', holding(string, requiring('value')), holding(string), [
    'property-became-optional',
    S,
    B,
  ]),
  change(
    'read-only property added to a request',
    requestOf(object),
    requestOf(holding({ ...string, readOnly: true }, requiring('value'))),
  ),
  change(
    'write-only property removed from a response',
    responseOf(holding({ ...string, writeOnly: true }, requiring('value'))),
    responseOf(object),
  ),
  change(
    'required property with a default added to a request',
    requestOf(object),
    requestOf(holding({ ...string, default: 'a' }, requiring('value'))),
    ['request-required-property-added', B],
  ),
  ...schemaChange(
    'additional properties closed',
    holding(string),
    holding(string, { additionalProperties: false }),
    ['additional-properties-closed', B, S],
  ),
  ...schemaChange(
    'additional properties opened',
    holding(string, { additionalProperties: false }),
    holding(string),
    ['additional-properties-opened', S, R],
  ),
]

const values: ApiChange[] = [
  ...valueChange('type narrowed', number, integer, ['type-narrowed', B, S]),
  ...valueChange('type widened', integer, number, ['type-widened', S, B]),
  ...valueChange('type changed', string, integer, ['type-changed', B, B]),
  ...valueChange('list of types narrowed', { type: ['string', 'integer'] }, string, ['type-narrowed', B, S]),
  ...valueChange('list of types widened', string, { type: ['string', 'integer'] }, ['type-widened', S, B]),
  ...valueChange('format changed', { ...string, format: 'date' }, { ...string, format: 'uuid' }, [
    'format-changed',
    R,
    R,
  ]),
  ...valueChange('became nullable', string, { type: ['string', 'null'] }, ['became-nullable', S, B]),
  ...valueChange('became not nullable', { type: ['string', 'null'] }, string, ['became-not-nullable', B, S]),
  ...valueChange(
    'one nullable, another spelling',
    { type: ['string', 'null'] },
    { oneOf: [string, { type: 'null' }] },
  ),
  ...valueChange('became nullable by an alternative', string, { anyOf: [string, { type: 'null' }] }, [
    'became-nullable',
    S,
    B,
  ]),
  ...valueChange('value removed', { ...string, enum: ['a', 'b'] }, { ...string, enum: ['a'] }, [
    'enum-value-removed',
    B,
    S,
  ]),
  ...valueChange('value added', { ...string, enum: ['a'] }, { ...string, enum: ['a', 'b'] }, [
    'enum-value-added',
    S,
    R,
  ]),
  ...valueChange('became enum', string, { ...string, enum: ['a'] }, ['became-enum', B, S]),
  ...valueChange('enum dropped', { ...string, enum: ['a'] }, string, ['enum-dropped', S, R]),
  ...valueChange('const set', string, { ...string, const: 'a' }, ['const-set', B, B]),
  ...valueChange('const changed', { ...string, const: 'a' }, { ...string, const: 'b' }, [
    'const-changed',
    B,
    B,
  ]),
  ...valueChange('const removed', { ...string, const: 'a' }, string, ['const-removed', S, B]),
  ...valueChange('const instead of enum', { ...string, enum: ['a'] }, { ...string, const: 'a' }),
  ...valueChange('pattern added', string, { ...string, pattern: '^a' }, ['pattern-added', B, S]),
  ...valueChange('pattern changed', { ...string, pattern: '^a' }, { ...string, pattern: '^b' }, [
    'pattern-changed',
    R,
    S,
  ]),
  ...valueChange('pattern dropped', { ...string, pattern: '^a' }, string, ['pattern-dropped', S, R]),
  ...valueChange('default changed', { ...string, default: 'a' }, { ...string, default: 'b' }, [
    'default-changed',
    S,
    S,
  ]),
  ...valueChange('default added', string, { ...string, default: 'a' }, ['default-added', S, S]),
  ...valueChange('default removed', { ...string, default: 'a' }, string, ['default-removed', S, S]),
  ...valueChange('property reactivated', { ...string, deprecated: true }, string, [
    'schema-reactivated',
    S,
    S,
  ]),
  ...valueChange('property deprecated', string, { ...string, deprecated: true }, ['schema-deprecated', S, S]),
]

/** A keyword whose value rises: of upper bounds, rising loosens. */
const boundChange = (keyword: string, schema: JsonObject, isLower: boolean): ApiChange[] => {
  const of = (value: number): JsonObject => ({ ...schema, [keyword]: value })
  const [low, high] = [of(2), of(5)]
  return [
    ...valueChange(`${keyword} tightened`, isLower ? low : high, isLower ? high : low, [
      'bound-tightened',
      B,
      S,
    ]),
    ...valueChange(`${keyword} loosened`, isLower ? high : low, isLower ? low : high, [
      'bound-loosened',
      S,
      B,
    ]),
    ...valueChange(`${keyword} set`, schema, low, ['bound-set', R, S]),
    ...valueChange(`${keyword} dropped`, low, schema, ['bound-dropped', S, B]),
  ]
}

const list: JsonObject = { type: 'array', items: string }
const bounds: ApiChange[] = [
  ...boundChange('minimum', integer, true),
  ...boundChange('maximum', integer, false),
  ...boundChange('exclusiveMinimum', integer, true),
  ...boundChange('exclusiveMaximum', integer, false),
  ...boundChange('minLength', string, true),
  ...boundChange('maxLength', string, false),
  ...boundChange('minItems', list, true),
  ...boundChange('maxItems', list, false),
  ...boundChange('minProperties', object, true),
  ...boundChange('maxProperties', object, false),
  ...valueChange('uniqueItems set', list, { ...list, uniqueItems: true }, ['bound-set', R, S]),
]

const [cat, dog, bird] = ['cat', 'dog', 'bird'].map((name) => ({
  ...{ title: name, type: 'object', required: ['kind'] },
  properties: { kind: { type: 'string' }, [name]: { type: 'string' } },
}))

const choices: ApiChange[] = (['oneOf', 'anyOf'] as const).flatMap((kind) => {
  const [two, three] = [{ [kind]: [cat ?? {}, dog ?? {}] }, { [kind]: [cat ?? {}, dog ?? {}, bird ?? {}] }]
  return [
    ...valueChange(`branch of ${kind} removed`, three, two, ['alternative-removed', B, S]),
    ...valueChange(`branch of ${kind} added`, two, three, ['alternative-added', S, B]),
    ...valueChange(`${kind} set`, holding(string), { ...holding(string), ...two }, [
      'alternatives-set',
      B,
      S,
    ]),
    ...valueChange(`${kind} dropped`, { ...holding(string), ...two }, holding(string), [
      'alternatives-dropped',
      S,
      B,
    ]),
  ]
})

const mapped = (mapping: JsonObject): JsonObject => ({
  components: { schemas: { Cat: cat ?? {}, Dog: dog ?? {} } },
  paths: {
    '/pets': {
      post: {
        requestBody: json({
          oneOf: [{ $ref: '#/components/schemas/Cat' }, { $ref: '#/components/schemas/Dog' }],
          discriminator: { propertyName: 'kind', mapping },
        }),
        responses: answers,
      },
    },
  },
})

const conditions: ApiChange[] = [
  change(
    'discriminator mapping changed',
    document(mapped({ a: '#/components/schemas/Cat', b: '#/components/schemas/Dog' })),
    document(mapped({ a: '#/components/schemas/Dog', b: '#/components/schemas/Cat' })),
    ['request-discriminator-changed', R],
  ),
  ...(
    [
      ['if', { if: { required: ['a'] } }],
      ['not', { not: { required: ['a'] } }],
      ['dependentRequired', { dependentRequired: { a: ['b'] } }],
      ['dependentSchemas', { dependentSchemas: { a: object } }],
      ['unevaluatedProperties', { unevaluatedProperties: false }],
      ['propertyNames', { propertyNames: { pattern: '^a' } }],
      ['patternProperties', { patternProperties: { '^a': string } }],
    ] as const
  ).flatMap(([keyword, more]) =>
    valueChange(`${keyword} added`, object, { ...object, ...more }, ['condition-changed', R, R]),
  ),
  ...valueChange('contains added', list, { ...list, contains: { const: 'a' } }, ['condition-changed', R, R]),
  ...valueChange('unevaluatedItems added', list, { ...list, unevaluatedItems: false }, [
    'condition-changed',
    R,
    R,
  ]),
  ...valueChange('prefixItems added', { type: 'array' }, { type: 'array', prefixItems: [string] }, [
    'condition-changed',
    R,
    R,
  ]),
]

const flattened: ApiChange[] = [
  ...valueChange('allOf instead of members', holding(string), { allOf: [holding(string)] }),
  ...valueChange(
    'member of allOf changed',
    { allOf: [holding(number), { type: 'object', properties: { other: string } }] },
    { allOf: [holding(integer), { type: 'object', properties: { other: string } }] },
    ['type-narrowed', B, S],
  ),
  ...schemaChange(
    'items changed',
    { type: 'array', items: holding(string, requiring('value')) },
    { type: 'array', items: object },
    ['required-property-removed', R, B],
  ),
]

const hook = (operation: JsonObject): JsonObject =>
  document({ webhooks: { petAdded: { post: { responses: answers, ...operation } } } })
const callback = (operation: JsonObject | undefined): JsonObject =>
  withOperation({
    ...(operation && {
      callbacks: { done: { '{$request.body#/url}': { post: { responses: answers, ...operation } } } },
    }),
  })

const reversed: ApiChange[] = (
  [
    ['webhook', hook],
    ['callback', callback],
  ] as const
).flatMap(([name, of]) => [
  change(
    `required property of a ${name} removed`,
    of({ requestBody: json(holding(string, requiring('value'))) }),
    of({ requestBody: json(object) }),
    ['response-required-property-removed', B],
  ),
  change(
    `required property of a ${name} added`,
    of({ requestBody: json(object) }),
    of({ requestBody: json(holding(string, requiring('value'))) }),
    ['response-required-property-added', S],
  ),
  change(
    `required property of the response to a ${name} added`,
    of({ responses: { '200': { description: 'ok', ...json(object) } } }),
    of({ responses: { '200': { description: 'ok', ...json(holding(string, requiring('value'))) } } }),
    ['request-required-property-added', B],
  ),
  change(
    `required header of a ${name} removed`,
    of({ parameters: [{ name: 'X-Signature', in: 'header', required: true, schema: string }] }),
    of({}),
    ['response-required-parameter-removed', B],
  ),
])

const hooks: ApiChange[] = [
  change('webhook removed', hook({}), document({ webhooks: {} }), ['webhook-removed', B]),
  change('webhook added', document({ webhooks: {} }), hook({}), ['webhook-added', S]),
  change('callback removed', callback({}), callback(undefined), ['callback-removed', B]),
  change('callback added', callback(undefined), callback({}), ['callback-added', S]),
]

/** Every row of the table of levels, at least once. */
export const apiChanges: readonly ApiChange[] = [
  ...[operations, security, parameters, bodies, properties, values, bounds].flat(),
  ...[choices, conditions, flattened, reversed, hooks].flat(),
]
