/** Gives Swagger 2.0 documents the structure of OpenAPI 3. Schemas stay as they are: `upgrade.ts` goes on with them. */
import type { Json, JsonObject } from '../document/document.ts'
import { isFixedMethod } from './http-methods.ts'
import { isObject, referenceOf, resolveReference } from './references.ts'

type Members = Record<string, Json>

const places: readonly (readonly [string, string])[] = [
  ['#/definitions/', '#/components/schemas/'],
  ['#/parameters/', '#/components/parameters/'],
  ['#/responses/', '#/components/responses/'],
]

/** A reference of Swagger 2.0 in OpenAPI 3. */
export const swaggerReference = (reference: string): string => {
  const [from, to] = places.find(([start]) => reference.startsWith(start)) ?? ['', '']
  return `${to}${reference.slice(from.length)}`
}

const listOf = (value: Json | undefined): readonly Json[] =>
  Array.isArray(value) ? (value as readonly Json[]) : []

const textsOf = (value: Json | undefined): readonly string[] =>
  listOf(value).filter((item) => typeof item === 'string')

const entriesOf = (value: Json | undefined): readonly (readonly [string, Json])[] =>
  isObject(value) ? Object.entries(value) : []

/** Members of the same name in both versions, and extensions. */
const picked = (node: JsonObject, names: readonly string[]): Members =>
  Object.fromEntries(Object.entries(node).filter(([name]) => names.includes(name) || name.startsWith('x-')))

const schemaNames = [
  ...['type', 'format', 'items', 'default', 'enum', 'pattern', 'uniqueItems', 'multipleOf'],
  ...['maximum', 'exclusiveMaximum', 'minimum', 'exclusiveMinimum', 'maxLength', 'minLength'],
  ...['maxItems', 'minItems'],
]

const schemaOf = (node: JsonObject): Members =>
  Object.fromEntries(
    Object.entries(node).filter(([name]) => schemaNames.includes(name) || name === 'x-nullable'),
  )

const styles: Readonly<Record<string, Members>> = {
  csv: { style: 'form', explode: false },
  multi: { style: 'form', explode: true },
  pipes: { style: 'pipeDelimited', explode: false },
  ssv: { style: 'spaceDelimited', explode: false },
}

/** How a list is written; the one style of paths and headers is the default there. */
const styleOf = ({ type, in: place, collectionFormat }: JsonObject): Members => {
  if (type !== 'array' || (place !== 'query' && place !== 'formData')) return {}
  const format = typeof collectionFormat === 'string' ? collectionFormat : 'csv'
  return Object.hasOwn(styles, format) ? { ...styles[format] } : {}
}

const parameterOf = (node: JsonObject): JsonObject => {
  const { 'x-nullable': _nullable, ...rest } = picked(node, [
    ...['name', 'in', 'description', 'required', 'allowEmptyValue', 'deprecated'],
  ])
  return { ...rest, ...styleOf(node), schema: schemaOf(node) }
}

const headerOf = (header: Json): Json =>
  isObject(header) ? { ...picked(header, ['description']), schema: schemaOf(header) } : header

const contentOf = (types: readonly string[], content: JsonObject): Members =>
  Object.fromEntries(types.map((type) => [type, content]))

const bodyOf = (body: JsonObject, consumes: readonly string[]): JsonObject => ({
  ...picked(body, ['description', 'required']),
  content: contentOf(consumes, body['schema'] === undefined ? {} : { schema: body['schema'] }),
})

const formTypes = ['multipart/form-data', 'application/x-www-form-urlencoded']

const formOf = (fields: readonly JsonObject[], consumes: readonly string[]): JsonObject => {
  const named = fields.filter((field) => typeof field['name'] === 'string')
  const wanted = consumes.filter((type) => formTypes.includes(type))
  const hasFile = named.some(({ type }) => type === 'file')
  const required = named.filter((field) => field['required'] === true).map(({ name }) => name as string)
  const encoding = named
    .map((field) => [field['name'] as string, styleOf(field)] as const)
    .filter(([, style]) => Object.keys(style).length > 0)
  const properties = named.map((field) => [
    field['name'] as string,
    { ...schemaOf(field), ...picked(field, ['description']) },
  ])
  const content: JsonObject = {
    schema: {
      type: 'object',
      properties: Object.fromEntries(properties),
      ...(required.length > 0 && { required }),
    },
    ...(encoding.length > 0 && { encoding: Object.fromEntries(encoding) }),
  }
  const types = wanted.length > 0 ? wanted : [formTypes[hasFile ? 0 : 1] ?? '']
  return { ...(required.length > 0 && { required: true }), content: contentOf(types, content) }
}

class SwaggerDocument {
  readonly #root: JsonObject

  constructor(root: JsonObject) {
    this.#root = root
  }

  converted(): JsonObject {
    const root = this.#root
    const servers = this.#servers(root['schemes'])
    return {
      openapi: '3.0.4',
      ...picked(root, ['info', 'tags', 'externalDocs', 'security']),
      ...(servers.length > 0 && { servers }),
      paths: Object.fromEntries(
        entriesOf(root['paths']).map(([path, item]) => [path, isObject(item) ? this.#pathItem(item) : item]),
      ),
      components: {
        schemas: root['definitions'] ?? {},
        parameters: Object.fromEntries(
          entriesOf(root['parameters'])
            .filter(([, parameter]) => isObject(parameter) && !this.#isBody(parameter))
            .map(([name, parameter]) => [name, this.#parameter(parameter as JsonObject)]),
        ),
        responses: this.#responses(root['responses'], this.#types(root, 'produces')),
        securitySchemes: Object.fromEntries(
          entriesOf(root['securityDefinitions']).map(([name, scheme]) => [name, securityScheme(scheme)]),
        ),
      },
    }
  }

  #servers(schemes: Json | undefined): readonly JsonObject[] {
    const { host, basePath } = this.#root
    const path = typeof basePath === 'string' && basePath !== '/' ? basePath : ''
    if (typeof host !== 'string') return path === '' ? [] : [{ url: path }]
    const names = textsOf(schemes)
    return (names.length > 0 ? names : ['https']).map((scheme) => ({ url: `${scheme}://${host}${path}` }))
  }

  #types(node: JsonObject, name: 'consumes' | 'produces'): readonly string[] {
    const own = textsOf(node[name])
    const all = own.length > 0 || Array.isArray(node[name]) ? own : textsOf(this.#root[name])
    return all.length > 0 ? all : ['application/json']
  }

  #resolved(node: JsonObject): JsonObject {
    const reference = referenceOf(node)
    if (reference === undefined) return node
    const found = resolveReference({ root: this.#root, dialect: '2.0' }, reference)?.node
    return isObject(found) ? found : node
  }

  #isBody(node: JsonObject): boolean {
    const place = this.#resolved(node)['in']
    return place === 'body' || place === 'formData'
  }

  #parameter(node: JsonObject): JsonObject {
    return referenceOf(node) === undefined ? parameterOf(node) : node
  }

  #parameters(list: Json | undefined): JsonObject[] {
    return listOf(list)
      .filter(isObject)
      .filter((parameter) => !this.#isBody(parameter))
      .map((parameter) => this.#parameter(parameter))
  }

  #body(list: Json | undefined, operation: JsonObject): JsonObject | undefined {
    const all = listOf(list)
      .filter(isObject)
      .map((parameter) => this.#resolved(parameter))
    const body = all.find(({ in: place }) => place === 'body')
    if (body) return bodyOf(body, this.#types(operation, 'consumes'))
    const fields = all.filter(({ in: place }) => place === 'formData')
    const consumes = textsOf(operation['consumes'] ?? this.#root['consumes'])
    return fields.length > 0 ? formOf(fields, consumes) : undefined
  }

  #pathItem(item: JsonObject): JsonObject {
    const methods = Object.keys(item).filter(isFixedMethod)
    const { parameters, ...rest } = item
    const others = this.#parameters(parameters)
    return {
      ...rest,
      ...(others.length > 0 && { parameters: others }),
      ...Object.fromEntries(
        methods.map((method) => {
          const operation = item[method] as Json
          return [method, isObject(operation) ? this.#operation(operation, parameters) : operation]
        }),
      ),
    }
  }

  #operation(operation: JsonObject, inherited: Json | undefined): JsonObject {
    const { parameters, responses, consumes: _consumes, produces: _produces, schemes, ...rest } = operation
    const own = this.#parameters(parameters)
    const body = this.#body(parameters, operation) ?? this.#body(inherited, operation)
    return {
      ...rest,
      ...(own.length > 0 && { parameters: own }),
      ...(body && { requestBody: body }),
      ...(typeof this.#root['host'] === 'string' &&
        textsOf(schemes).length > 0 && { servers: this.#servers(schemes) }),
      ...(responses !== undefined && {
        responses: this.#responses(responses, this.#types(operation, 'produces')),
      }),
    }
  }

  #responses(responses: Json | undefined, produces: readonly string[]): JsonObject {
    return Object.fromEntries(
      entriesOf(responses).map(([status, response]) => [
        status,
        isObject(response) && referenceOf(response) === undefined ? responseOf(response, produces) : response,
      ]),
    )
  }
}

const responseOf = (response: JsonObject, produces: readonly string[]): JsonObject => {
  const { schema, examples, headers } = response
  const isExample = isObject(examples) ? examples : {}
  const types = schema === undefined ? [] : produces
  const all = [...new Set([...types, ...Object.keys(isExample)])]
  const content = all.map((type) => [
    type,
    {
      ...(schema !== undefined && { schema }),
      ...(Object.hasOwn(isExample, type) && { example: isExample[type] ?? null }),
    },
  ])
  return {
    ...picked(response, ['description']),
    ...(headers !== undefined && {
      headers: Object.fromEntries(entriesOf(headers).map(([name, header]) => [name, headerOf(header)])),
    }),
    ...(content.length > 0 && { content: Object.fromEntries(content) }),
  }
}

const flows: Readonly<Record<string, string>> = {
  accessCode: 'authorizationCode',
  application: 'clientCredentials',
  implicit: 'implicit',
  password: 'password',
}

const securityScheme = (scheme: Json): Json => {
  if (!isObject(scheme)) return scheme
  const { type, flow } = scheme
  const rest = picked(scheme, ['description'])
  if (type === 'basic') return { ...rest, type: 'http', scheme: 'basic' }
  if (type !== 'oauth2') return scheme
  const name = typeof flow === 'string' ? (flows[flow] ?? flow) : 'implicit'
  return {
    ...rest,
    type: 'oauth2',
    flows: { [name]: { scopes: {}, ...picked(scheme, ['authorizationUrl', 'tokenUrl', 'scopes']) } },
  }
}

/** The document as OpenAPI 3.0, its schemas and references still those of Swagger 2.0. */
export const threeFromSwagger = (root: JsonObject): JsonObject => new SwaggerDocument(root).converted()
