/** Random API documents with references, circles and every kind of schema, and random edits of them. */
import type { Json, JsonObject } from '../../content/document/document.ts'

type Random = () => number

const pick = <T>(random: Random, list: readonly T[]): T => {
  const found = list[Math.floor(random() * list.length)]
  if (found === undefined) throw new RangeError('Nothing to pick from.')
  return found
}

const some = <T>(random: Random, list: readonly T[], share = 0.5): T[] => list.filter(() => random() < share)

/** Names that are keywords elsewhere are properties too. */
const propertyNames = ['id', 'name', 'owner', 'description', '$ref', 'required', 'items', 'a/b~c']
const schemaNames = ['Pet', 'Owner', 'Page', 'Error', 'Tree', 'a~b/c', 'd e']

const escaped = (name: string): string => encodeURIComponent(name.replaceAll('~', '~0').replaceAll('/', '~1'))
const reference = (name: string): JsonObject => ({ $ref: `#/components/schemas/${escaped(name)}` })

const scalar = (random: Random): JsonObject =>
  pick<() => JsonObject>(random, [
    () => ({ type: 'string', ...(random() < 0.3 && { maxLength: Math.floor(random() * 9) }) }),
    () => ({ type: 'string', enum: some(random, ['a', 'b', 'c'], 0.7) }),
    () => ({ type: pick(random, ['integer', 'number']), minimum: Math.floor(random() * 4) }),
    () => ({ type: ['string', 'null'], ...(random() < 0.3 && { pattern: pick(random, ['^a', '^b']) }) }),
    () => ({ type: 'boolean', ...(random() < 0.2 && { default: true }) }),
    () => ({ const: pick(random, ['a', 'b']) }),
  ])()

const objectSchema = (random: Random, depth: number): JsonObject => {
  const names = some(random, propertyNames, 0.4)
  const required = some(random, names, 0.4)
  return {
    type: 'object',
    ...(required.length > 0 && { required }),
    properties: Object.fromEntries(names.map((name) => [name, randomSchema(random, depth - 1)])),
    ...(random() < 0.2 && { additionalProperties: pick<Json>(random, [true, false, { type: 'string' }]) }),
  }
}

const randomSchema = (random: Random, depth: number): JsonObject => {
  if (depth <= 0) return random() < 0.5 ? scalar(random) : reference(pick(random, schemaNames))
  const below = (): JsonObject => randomSchema(random, depth - 1)
  const schema = pick<() => JsonObject>(random, [
    () => scalar(random),
    () => reference(pick(random, schemaNames)),
    () => objectSchema(random, depth),
    () => objectSchema(random, depth),
    () => ({ type: 'array', items: below() }),
    () => ({ allOf: [reference(pick(random, schemaNames)), objectSchema(random, depth - 1)] }),
    () => ({
      [pick(random, ['oneOf', 'anyOf'])]: [below(), below(), ...(random() < 0.4 ? [{ type: 'null' }] : [])],
    }),
    () => ({ type: 'object', not: below() }),
  ])()
  return {
    ...schema,
    ...(random() < 0.15 && { description: pick(random, ['One.', 'Two.']) }),
    ...(random() < 0.08 && { readOnly: true }),
    ...(random() < 0.08 && { writeOnly: true }),
    ...(random() < 0.08 && { deprecated: true }),
  }
}

const json = (schema: JsonObject): JsonObject => ({ 'application/json': { schema } })

const randomOperation = (random: Random, at: number): JsonObject => ({
  ...(random() < 0.7 && { operationId: `operation${at}` }),
  ...(random() < 0.2 && { deprecated: true }),
  ...(random() < 0.2 && {
    security: pick<Json>(random, [[], [{ key: [] }], [{ oauth: ['read'] }, { key: [] }]]),
  }),
  parameters: some(random, ['limit', 'after', 'X-Rate'], 0.5).map((name) => ({
    name,
    in: name.startsWith('X') ? 'header' : 'query',
    ...(random() < 0.3 && { required: true }),
    schema: scalar(random),
  })),
  ...(random() < 0.6 && {
    requestBody: { required: random() < 0.5, content: json(randomSchema(random, 3)) },
  }),
  responses: Object.fromEntries(
    some(random, ['200', '201', '404', 'default'], 0.6).map((status) => [
      status,
      {
        description: pick(random, ['Fine.', 'Bad.']),
        content: json(randomSchema(random, 3)),
        ...(random() < 0.3 && {
          headers: { 'X-Rate': { required: random() < 0.5, schema: scalar(random) } },
        }),
      },
    ]),
  ),
})

export const randomApiDocument = (random: Random): JsonObject => {
  const paths = some(random, ['/pets', '/pets/{id}', '/owners/{id}/pets', '/search'], 0.7)
  const schemas = schemaNames.map((name) => [name, randomSchema(random, 3)] as const)
  return {
    openapi: '3.1.0',
    info: { title: 'Random', version: '1' },
    ...(random() < 0.5 && { servers: [{ url: pick(random, ['https://a.example', 'https://b.example']) }] }),
    paths: Object.fromEntries(
      paths.map((path, at) => [
        path,
        Object.fromEntries(
          some(random, ['get', 'post', 'delete'], 0.6).map((method) => [method, randomOperation(random, at)]),
        ),
      ]),
    ),
    webhooks: random() < 0.5 ? { added: { post: randomOperation(random, 9) } } : {},
    components: {
      schemas: Object.fromEntries(schemas),
      securitySchemes: {
        key: { type: 'apiKey', in: 'header', name: 'X-Key' },
        oauth: {
          type: 'oauth2',
          flows: { implicit: { authorizationUrl: 'https://a.example', scopes: { read: '' } } },
        },
      },
    },
  }
}

type Editable = { [name: string]: Json }

/** The objects below a value, outermost first. */
const objectsIn = (value: Json): Editable[] => {
  if (typeof value !== 'object' || value === null) return []
  const below = Object.values(value as JsonObject).flatMap(objectsIn)
  return Array.isArray(value) ? below : [value as Editable, ...below]
}

/** A copy with some members removed, replaced or added; not always valid. */
export const editedApiDocument = (random: Random, document: JsonObject, edits: number): JsonObject => {
  const copy = structuredClone(document) as Editable
  for (let edit = 0; edit < edits; edit += 1) {
    const holder = pick(
      random,
      objectsIn([copy['paths'] ?? {}, copy['components'] ?? {}, copy['webhooks'] ?? {}]),
    )
    const names = Object.keys(holder)
    const chance = random()
    if (names.length > 0 && chance < 0.3) delete holder[pick(random, names)]
    else if (chance < 0.6) Object.assign(holder, randomSchema(random, 2))
    else {
      const properties = holder['properties']
      const inside = typeof properties === 'object' && properties !== null ? (properties as Editable) : holder
      inside[pick(random, propertyNames)] = randomSchema(random, 2)
    }
  }
  return copy
}

const mapObjects = (value: Json, change: (object: JsonObject) => Json): Json => {
  if (Array.isArray(value)) return (value as readonly Json[]).map((item) => mapObjects(item, change))
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value as JsonObject).map(([name, item]) => [name, mapObjects(item, change)])
  return change(Object.fromEntries(entries) as JsonObject)
}

/** The same document with the members of its objects in another order. */
export const shuffledMembers = (random: Random, document: JsonObject): JsonObject =>
  mapObjects(document, (object) => {
    const entries = Object.entries(object).map((entry) => ({ entry, order: random() }))
    return Object.fromEntries(entries.sort((a, b) => a.order - b.order).map(({ entry }) => entry))
  }) as JsonObject

/** The same document with other names for its schemas. */
export const renamedSchemas = (document: JsonObject): JsonObject => {
  const components = document['components'] as JsonObject
  const schemas = components['schemas'] as JsonObject
  const renamed = Object.fromEntries(Object.entries(schemas).map(([name, schema]) => [`New ${name}`, schema]))
  return mapObjects({ ...document, components: { ...components, schemas: renamed } }, (object) => {
    const target = object['$ref']
    if (typeof target !== 'string') return object
    return { ...object, $ref: target.replace('schemas/', 'schemas/New%20') }
  }) as JsonObject
}

/** The same document with some references replaced by what they lead to. */
export const inlinedReferences = (random: Random, document: JsonObject): JsonObject => {
  const schemas = (document['components'] as JsonObject)['schemas'] as JsonObject
  const byReference = new Map(
    Object.entries(schemas).map(([name, schema]) => [reference(name)['$ref'], schema]),
  )
  return mapObjects(document, (object) => {
    const target = byReference.get(object['$ref'] ?? null)
    if (target === undefined || Object.keys(object).length > 1 || random() < 0.5) return object
    return structuredClone(target)
  }) as JsonObject
}
