/** Bodies and queries made from the contract's own schemas, to try every operation with. */
import { z } from 'zod'
import type { Operation } from '../contract/operation.ts'
import { Id } from '../contract/wire.ts'

export type Json = { [name: string]: unknown }

const idPattern = (z.toJSONSchema(Id) as Json)['pattern']

/** The id for a place in a body, by the nearest name of that place. */
export type IdFor = (name: string) => string | undefined
const noIds: IdFor = () => undefined

/** The least value that a JSON schema takes, as far as it can be told from the schema. */
const least = (schema: Json, defs: Json, idFor: IdFor = noIds, name = ''): unknown => {
  const inner = (one: unknown, of = name) => least((one ?? {}) as Json, defs, idFor, of)
  if (typeof schema['$ref'] === 'string') return inner(defs[schema['$ref'].split('/').at(-1) ?? ''])
  if ('const' in schema) return schema['const']
  if (Array.isArray(schema['enum'])) return schema['enum'][0]
  for (const how of ['anyOf', 'oneOf']) {
    const choices = schema[how]
    if (Array.isArray(choices)) return inner(choices[0])
  }
  if (Array.isArray(schema['allOf'])) return inner(schema['allOf'][0])
  switch (schema['type']) {
    case 'object': {
      const properties = (schema['properties'] ?? {}) as Record<string, Json>
      const required = (schema['required'] ?? []) as string[]
      return Object.fromEntries(required.map((of) => [of, inner(properties[of], of)]))
    }
    case 'array':
      return Array.from({ length: Number(schema['minItems'] ?? 0) }, () => inner(schema['items']))
    case 'integer':
    case 'number':
      return Number(schema['minimum'] ?? 1)
    case 'boolean':
      return true
    case 'string':
      if (schema['pattern'] === idPattern) return idFor(name) ?? 'abc'
      if (schema['format'] === 'uri') return 'https://example.org/a'
      if (schema['format'] === 'email') return 'a@example.org'
      if (schema['format'] === 'date-time') return '2026-01-01T00:00:00.000Z'
      return 'abc'.padEnd(Number(schema['minLength'] ?? 3), 'x').slice(0, Number(schema['maxLength'] ?? 1000))
    default:
      return {}
  }
}

/** Bodies whose schema says more than JSON Schema can: refinements, patterns. */
const written: Readonly<Record<string, unknown>> = {
  createSpaceComment: { body: { markdown: 'Words.' } },
  'getMemberAccess?': { space: 'x1' },
}

/** A body or query that the schema takes, as far as JSON Schema says what it takes. `id` is the operation's; with `?` its query's. */
export const sampleOf = (id: string, schema: z.ZodType | undefined): unknown => {
  if (!schema) return undefined
  if (id in written) return written[id]
  const json = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Json
  return least(json, (json['$defs'] ?? {}) as Json)
}
export const isSound = (schema: z.ZodType | undefined, value: unknown): boolean =>
  schema === undefined || schema.safeParse(value).success

/** The least query of an operation, with its question mark. */
export const queryOf = ({ id, query }: Operation): string => {
  if (!query || query.safeParse({}).success) return ''
  const sample = sampleOf(`${id}?`, query) as Record<string, string>
  return `?${new URLSearchParams(sample).toString()}`
}

/** A place in a body where an id stands, with a body that has one there. */
export interface IdInBody {
  /** The nearest name: `teams`, `parent`. */
  readonly name: string
  readonly bodyWith: (id: string) => unknown
}

/** Documents hold links, which are names and no rights: whoever reads them is asked then. */
const leftOut = new Set(['document', 'blocks', 'description', 'instructions'])

const deepest = 8

const idsIn = (schema: Json, defs: Json, idFor: IdFor, depth = 0): IdInBody[] => {
  if (depth > deepest) return []
  const inner = (one: unknown) => idsIn((one ?? {}) as Json, defs, idFor, depth + 1)
  if (typeof schema['$ref'] === 'string') return inner(defs[schema['$ref'].split('/').at(-1) ?? ''])
  for (const name of ['anyOf', 'oneOf', 'allOf']) {
    const choices = schema[name]
    if (Array.isArray(choices)) return choices.flatMap(inner)
  }
  if (schema['type'] === 'string' && schema['pattern'] === idPattern)
    return [{ name: '', bodyWith: (id) => id }]
  if (schema['type'] === 'array') {
    const rest = least(schema, defs, idFor) as unknown[]
    return inner(schema['items']).map(({ name, bodyWith }) => ({
      name,
      bodyWith: (id) => [bodyWith(id), ...rest.slice(1)],
    }))
  }
  if (schema['type'] !== 'object') return []
  const keys = schema['propertyNames'] as Json | undefined
  const byId = keys?.['pattern'] === idPattern
  const rest = least(schema, defs, idFor) as Json
  return [
    ...(byId
      ? [
          {
            name: '',
            bodyWith: (id: string) => ({ [id]: least((schema['additionalProperties'] ?? {}) as Json, defs) }),
          },
        ]
      : []),
    ...Object.entries((schema['properties'] ?? {}) as Json)
      .filter(([property]) => !leftOut.has(property))
      .flatMap(([property, value]) =>
        inner(value).map(({ name, bodyWith }) => ({
          name: name === '' ? property : name,
          bodyWith: (id: string) => ({ ...rest, [property]: bodyWith(id) }),
        })),
      ),
  ]
}

/**
 * Every place in the body of an operation where an id can stand; those whose body the schema takes. Other ids that a
 * body needs come from `idFor`.
 */
export const idsInBody = ({ body }: Operation, idFor: IdFor): readonly IdInBody[] => {
  if (!body) return []
  const json = z.toJSONSchema(body, { io: 'input', unrepresentable: 'any' }) as Json
  return idsIn(json, (json['$defs'] ?? {}) as Json, idFor).filter(({ bodyWith }) =>
    isSound(body, bodyWith('x1')),
  )
}
