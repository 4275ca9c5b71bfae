/**
 * Upgrades documents to OpenAPI 3.1, by the places where the specification allows keywords: a property that is called
 * `example` or `nullable` stays what it is. Shared objects stay shared, and the source value is not changed.
 */
import type { Json, JsonObject } from '../document/document.ts'
import type { ApiDialect } from './api-document.ts'
import type { Kind } from './keyword-kinds.ts'
import { isWords, kindOfMember } from './keyword-kinds.ts'
import { isObject, referenceOf } from './references.ts'
import { swaggerReference, threeFromSwagger } from './upgrade-swagger.ts'

type Members = Record<string, Json>

/** Keywords that say something about a value without limiting it. */
const annotations = new Set(['default', 'deprecated', 'readOnly', 'writeOnly', 'xml'])

/** `minimum: 1, exclusiveMinimum: true` is `exclusiveMinimum: 1`. */
const upgradeBound = (schema: Members, exclusive: string, bound: string): void => {
  const flag = schema[exclusive]
  if (typeof flag !== 'boolean') return
  const limit = schema[bound]
  delete schema[exclusive]
  if (!flag || limit === undefined) return
  schema[exclusive] = limit
  delete schema[bound]
}

const upgradeFormat = (schema: Members): void => {
  if (schema['type'] !== 'string') return
  const { format } = schema
  if (format === 'binary') schema['contentMediaType'] ??= 'application/octet-stream'
  else if (format === 'byte' || format === 'base64') schema['contentEncoding'] ??= 'base64'
  else return
  delete schema['format']
}

const nothing: JsonObject = { type: 'null' }

/** A schema that also allows null. */
const nullable = (schema: Members): Members => {
  const { type } = schema
  if (typeof type === 'string') return { ...schema, type: type === 'null' ? type : [type, 'null'] }
  for (const branches of ['oneOf', 'anyOf']) {
    const list = schema[branches]
    if (Array.isArray(list)) return { ...schema, [branches]: [...(list as readonly Json[]), nothing] }
  }
  if (!Array.isArray(schema['allOf'])) return schema
  const [outside, inside]: [Members, Members] = [{}, {}]
  for (const [name, value] of Object.entries(schema))
    (isWords(name) || annotations.has(name) ? outside : inside)[name] = value
  return { ...outside, anyOf: [inside, nothing] }
}

const upgradeSchema = (schema: Members): Members => {
  upgradeBound(schema, 'exclusiveMinimum', 'minimum')
  upgradeBound(schema, 'exclusiveMaximum', 'maximum')
  const isNullable = schema['nullable'] === true || schema['x-nullable'] === true
  for (const name of ['nullable', 'x-nullable']) if (typeof schema[name] === 'boolean') delete schema[name]
  const result = isNullable ? nullable(schema) : schema
  upgradeFormat(result)
  return result
}

const upgradeSwaggerSchema = (schema: Members): void => {
  const { discriminator } = schema
  if (typeof discriminator === 'string') schema['discriminator'] = { propertyName: discriminator }
  if (schema['type'] === 'file') Object.assign(schema, { type: 'string', format: 'binary' })
  if (typeof schema['collectionFormat'] === 'string') delete schema['collectionFormat']
}

class Upgrade {
  readonly #isSwagger: boolean
  readonly #done: Readonly<Record<Kind, Map<Json, Json>>> = {
    keywords: new Map(),
    names: new Map(),
    maps: new Map(),
    data: new Map(),
  }

  constructor(isSwagger: boolean) {
    this.#isSwagger = isSwagger
  }

  of(node: Json, kind: Kind): Json {
    if (typeof node !== 'object' || node === null || kind === 'data') return node
    const known = this.#done[kind].get(node)
    if (known !== undefined) return known
    const result = Array.isArray(node)
      ? (node as readonly Json[]).map((item) => this.of(item, kind))
      : this.#object(node as JsonObject, kind)
    this.#done[kind].set(node, result)
    return result
  }

  #object(node: JsonObject, kind: Kind): Json {
    const reference = kind === 'data' ? undefined : referenceOf(node)
    const members: Members = {}
    for (const name of Object.keys(node)) {
      const value = node[name] as Json
      // Before 3.1 nothing beside a reference counts; words there are shown all the same.
      if (reference !== undefined && name !== '$ref' && !isWords(name)) continue
      members[name] = this.of(value, kindOfMember(kind, name, value))
    }
    if (reference !== undefined) {
      delete members['x-nullable']
      return this.#isSwagger ? { ...members, $ref: swaggerReference(reference) } : members
    }
    if (kind !== 'keywords') return members
    if (this.#isSwagger) upgradeSwaggerSchema(members)
    return upgradeSchema(members)
  }
}

/** The document in OpenAPI 3.1, or in 3.2 if it is. */
export const upgraded = (source: JsonObject, dialect: ApiDialect): JsonObject => {
  if (dialect === '3.1' || dialect === '3.2') return source
  const three = dialect === '2.0' ? threeFromSwagger(source) : source
  const {
    openapi: _openapi,
    'x-webhooks': hooks,
    ...rest
  } = new Upgrade(dialect === '2.0').of(three, 'keywords') as JsonObject
  const webhooks = rest['webhooks'] ?? (isObject(hooks) ? new Upgrade(false).of(hooks, 'names') : undefined)
  return {
    openapi: '3.1.1',
    ...rest,
    ...(webhooks !== undefined && { webhooks }),
  }
}
