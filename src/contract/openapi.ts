/**
 * The OpenAPI 3.1 document, generated from the list of operations.
 *
 * All schemas are converted together, once for inputs and once for outputs: converted individually, a recursive schema
 * would refer to itself as the root of the document. Named schemas become components; where the two directions differ,
 * the input schema gets the suffix `Input`.
 */
import { z } from 'zod'
import { credentialNotice } from './operation/credential-fields.ts'
import type { ErrorReason } from './operation/errors.ts'
import { commonReasons, ErrorBody, errorReasons } from './operation/errors.ts'
import { nounTexts } from './operation/noun-texts.ts'
import type { Operation } from './operation/operation.ts'
import { nouns } from './operation/operation.ts'
import { Id } from './wire/shapes.ts'

type Schema = { [name: string]: unknown }

/** Removes what zod adds that does not help readers of the document. */
const tidy = (node: unknown): unknown => {
  if (Array.isArray(node)) return node.map(tidy)
  if (typeof node !== 'object' || node === null) return node
  const { $schema: _schema, $id: _id, id: _name, ...rest } = node as Schema
  // The pattern of a date-time is 300 characters long and repeats the format.
  if (rest['format'] === 'date-time' || rest['format'] === 'email' || rest['format'] === 'uri')
    delete rest['pattern']
  return Object.fromEntries(
    Object.entries(rest).map(([key, value]) => [key, key === 'properties' ? properties(value) : tidy(value)]),
  )
}
/** A property may be called `id`; only a schema's own `id` is dropped. */
const properties = (node: unknown): unknown =>
  Object.fromEntries(Object.entries(node as Schema).map(([key, value]) => [key, tidy(value)]))

const collect = (operations: readonly Operation[], io: 'input' | 'output'): Map<string, z.ZodType> => {
  const found = new Map<string, z.ZodType>()
  const visit = (schema: z.ZodType | undefined, name: string) => {
    if (schema) found.set(`${io}:${name}`, schema)
  }
  for (const operation of operations) {
    if (io === 'input') {
      visit(operation.body, `${operation.id}/body`)
      visit(operation.query, `${operation.id}/query`)
      for (const [name, schema] of Object.entries(operation.params ?? {}))
        visit(schema as z.ZodType, `${operation.id}/params/${name}`)
    } else visit(operation.result, `${operation.id}/result`)
  }
  return found
}

interface Converted {
  /** By the names from `collect`. */
  readonly roots: ReadonlyMap<string, Schema>
  readonly components: ReadonlyMap<string, Schema>
}

const convert = (schemas: ReadonlyMap<string, z.ZodType>, io: 'input' | 'output'): Converted => {
  const holder = z.object(Object.fromEntries(schemas))
  const document = z.toJSONSchema(holder, {
    io,
    target: 'draft-2020-12',
    reused: 'inline',
    unrepresentable: 'any',
    override: ({ jsonSchema }) => {
      // Responses may gain members; clients must accept unknown ones.
      if (io === 'output' && jsonSchema.additionalProperties === false) delete jsonSchema.additionalProperties
    },
  }) as Schema
  const text = JSON.stringify(document).replaceAll('"#/$defs/', '"#/components/schemas/')
  const parsed = JSON.parse(text) as { properties?: Record<string, Schema>; $defs?: Record<string, Schema> }
  return {
    roots: new Map(
      Object.entries(parsed.properties ?? {}).map(([name, schema]) => [name, tidy(schema) as Schema]),
    ),
    components: new Map(
      Object.entries(parsed.$defs ?? {}).map(([name, schema]) => [name, tidy(schema) as Schema]),
    ),
  }
}

const renamed = (schema: Schema, names: ReadonlySet<string>): Schema =>
  JSON.parse(
    JSON.stringify(schema).replace(/"#\/components\/schemas\/([^"]+)"/g, (whole, name: string) =>
      names.has(name) ? `"#/components/schemas/${name}Input"` : whole,
    ),
  ) as Schema

/**
 * The schema with additional members allowed; a schema that is also used in responses must stay open (see `convert`).
 */
const open = (schema: Schema): Schema =>
  JSON.parse(JSON.stringify(schema), (_key, value: unknown) => {
    if (typeof value === 'object' && value !== null && 'additionalProperties' in value) {
      if (value.additionalProperties === false) delete value.additionalProperties
    }
    return value
  }) as Schema

/** Names whose schemas differ between the directions, and everything that refers to them. */
const differing = (input: Converted['components'], output: Converted['components']): Set<string> => {
  const names = new Set<string>()
  for (const [name, schema] of input) {
    const other = output.get(name)
    if (other && JSON.stringify(other) !== JSON.stringify(open(schema))) names.add(name)
  }
  for (let grown = true; grown;) {
    grown = false
    for (const [name, schema] of input) {
      if (names.has(name) || !output.has(name)) continue
      const refers = [...JSON.stringify(schema).matchAll(/schemas\/([^"/]+)"/g)].some(([, other = '']) =>
        names.has(other),
      )
      if (refers) {
        names.add(name)
        grown = true
      }
    }
  }
  return names
}

const successDescriptions: Partial<Record<number, string>> = {
  200: 'OK.',
  201: 'Created.',
  202: 'Accepted.',
  204: 'Done. No content.',
  205: 'Done. No content. The client resets what it shows.',
}

const successesOf = ({ status, otherStatus }: Operation): number[] =>
  otherStatus === undefined ? [status] : [status, otherStatus]

const errorsOf = (operation: Operation): number[] => {
  const reasons: readonly ErrorReason[] = [...commonReasons, ...operation.errors]
  return [...new Set(reasons.map((reason) => errorReasons[reason]))].toSorted((a, b) => a - b)
}

/** Every status that the document lists for an operation; the service returns no other. */
export const declaredStatuses = (operation: Operation): ReadonlySet<number> =>
  new Set([...successesOf(operation), ...errorsOf(operation)])

/** The converted schemas of all operations, with the names that a request schema has in the document. */
interface Schemas {
  readonly components: Readonly<Record<string, Schema>>
  /** The schema of what is sent, by the names from `collect`. */
  readonly sent: (name: string) => Schema
  /** The schema of a response; undefined if it is empty. */
  readonly result: (name: string) => Schema | undefined
}

const convertAll = (operations: readonly Operation[]): Schemas => {
  const input = convert(collect(operations, 'input'), 'input')
  const output = convert(new Map([...collect(operations, 'output'), ['output:error', ErrorBody]]), 'output')
  const split = differing(input.components, output.components)
  const components: Record<string, Schema> = {}
  for (const [name, schema] of output.components) components[name] = schema
  for (const [name, schema] of input.components) {
    if (split.has(name)) components[`${name}Input`] = renamed(schema, split)
    else components[name] ??= renamed(schema, split)
  }
  return {
    components,
    sent: (name) => renamed(input.roots.get(`input:${name}`) ?? {}, split),
    result: (name) => output.roots.get(`output:${name}`),
  }
}

const identifier = tidy(z.toJSONSchema(Id)) as Schema

const parametersOf = ({ id, path, params, query }: Operation, { sent }: Schemas) => {
  const schema = query
    ? (sent(`${id}/query`) as { properties?: Record<string, Schema>; required?: string[] })
    : {}
  return [
    ...[...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => ({
      name,
      in: 'path',
      required: true,
      schema: params && name in params ? sent(`${id}/params/${name}`) : identifier,
    })),
    ...Object.entries(schema.properties ?? {}).map(([name, { description, ...rest }]) => ({
      name,
      in: 'query',
      ...(description !== undefined && { description }),
      required: schema.required?.includes(name) ?? false,
      schema: rest,
    })),
  ]
}

const bodyOf = (operation: Operation, { sent }: Schemas) =>
  operation.body
    ? { 'application/json': { schema: sent(`${operation.id}/body`) } }
    : operation.rawBody && { 'application/octet-stream': { schema: { type: 'string', format: 'binary' } } }

const text = { schema: { type: 'string' } }
const streams = {
  'event-stream': { 'text/event-stream': text },
  rows: { 'application/x-ndjson': text, 'text/csv': text },
}

const responsesOf = (operation: Operation, { result }: Schemas) => {
  const content = operation.stream
    ? streams[operation.stream]
    : operation.result && { 'application/json': { schema: result(`${operation.id}/result`) } }
  const location = { description: 'The URL of the created resource.', schema: { type: 'string' } }
  return {
    ...Object.fromEntries(
      successesOf(operation).map((status) => [
        status,
        {
          description: successDescriptions[status],
          ...(operation.location && { headers: { Location: location } }),
          ...(content && { content }),
        },
      ]),
    ),
    ...Object.fromEntries(
      errorsOf(operation).map((status) => [status, { $ref: '#/components/responses/Failure' }]),
    ),
  }
}

const describeOperation = (operation: Operation, schemas: Schemas): Schema => {
  const parameters = parametersOf(operation, schemas)
  const body = bodyOf(operation, schemas)
  const notice = credentialNotice(operation)
  return {
    operationId: operation.id,
    tags: [operation.noun],
    summary: operation.summary,
    ...(notice !== undefined && { description: notice }),
    ...(operation.deprecated && { deprecated: true }),
    ...(operation.extension && { 'x-extension': true }),
    'x-scope': operation.scope,
    ...(operation.right.on === 'nothing' && { security: [] }),
    ...(parameters.length > 0 && { parameters }),
    ...(body && { requestBody: { required: true, content: body } }),
    responses: responsesOf(operation, schemas),
  }
}

/** The document as a value; the same operations always give the same bytes. */
export const openApiDocument = (operations: readonly Operation[], version: string): Schema => {
  const schemas = convertAll(operations)
  const paths: Record<string, Record<string, Schema>> = {}
  for (const operation of operations)
    (paths[operation.path] ??= {})[operation.method.toLowerCase()] = describeOperation(operation, schemas)
  return {
    openapi: '3.1.0',
    info: {
      title: 'Recto',
      version,
      description: 'The HTTP API of Recto, a platform for writing, reviewing and publishing documentation.',
    },
    servers: [{ url: '/v1' }],
    security: [{ bearer: [] }],
    tags: nouns.map((noun) => ({ name: noun, ...nounTexts[noun] })),
    paths,
    components: {
      schemas: Object.fromEntries(
        Object.entries(schemas.components).toSorted(([a], [b]) => (a < b ? -1 : 1)),
      ),
      responses: {
        Failure: {
          description: 'The request failed. `reason` says why.',
          content: { 'application/json': { schema: schemas.result('error') } },
        },
      },
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } },
    },
  }
}

/** The content of `openapi.json`. */
export const openApiText = (operations: readonly Operation[], version: string): string =>
  `${JSON.stringify(openApiDocument(operations, version), undefined, 1)}\n`
