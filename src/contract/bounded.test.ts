/** Every request is bounded: the maximum size of its lists and records is known before any item is validated. */
import { expect, test } from 'vitest'
import { z } from 'zod'
import type { Operation } from './operation/operation.ts'
import { operations } from './operations.ts'

interface Definition {
  readonly type: string
  readonly shape?: Readonly<Record<string, z.core.$ZodType>>
  readonly catchall?: z.core.$ZodType
  readonly options?: readonly z.core.$ZodType[]
  readonly items?: readonly z.core.$ZodType[]
  readonly rest?: z.core.$ZodType | null
  readonly element?: z.core.$ZodType
  readonly keyType?: z.core.$ZodType
  readonly valueType?: z.core.$ZodType
  readonly innerType?: z.core.$ZodType
  readonly in?: z.core.$ZodType
  readonly out?: z.core.$ZodType
  readonly getter?: () => z.core.$ZodType
  readonly checks?: readonly z.core.$ZodCheck[]
}

const definitionOf = (schema: z.core.$ZodType): Definition => schema._zod.def as unknown as Definition
const metaOf = (schema: z.core.$ZodType) => z.globalRegistry.get(schema)

const mostItems = ({ checks = [] }: Definition): boolean =>
  checks.some(({ _zod: { def } }) => def.check === 'max_length' || def.check === 'length_equals')

/** A document is bounded as a whole: by the number of values in a body, and by the number of blocks of a page. */
const isDocument = (schema: z.core.$ZodType): boolean => metaOf(schema)?.id === 'RichTextDocument'

/** Paths of lists and records without a maximum size. */
const unbounded = (
  schema: z.core.$ZodType | null | undefined,
  path: string,
  seen: Set<z.core.$ZodType> = new Set(),
): string[] => {
  if (!schema || seen.has(schema) || isDocument(schema)) return []
  seen.add(schema)
  const definition = definitionOf(schema)
  const { type, shape = {}, catchall, options = [], items = [], getter } = definition
  const open =
    (type === 'array' && !mostItems(definition)) ||
    (type === 'record' && metaOf(schema)?.['maxProperties'] === undefined) ||
    (type === 'object' &&
      catchall !== undefined &&
      !['never', 'unknown'].includes(definitionOf(catchall).type) &&
      metaOf(schema)?.['maxProperties'] === undefined) ||
    (type === 'tuple' && definition.rest !== null) ||
    ['set', 'map'].includes(type)
  const within = (part: z.core.$ZodType | null | undefined, name = '') => unbounded(part, path + name, seen)
  return [
    ...(open ? [path] : []),
    ...Object.entries(shape).flatMap(([name, field]) => within(field, `.${name}`)),
    ...[...options, ...items].flatMap((option) => within(option)),
    ...within(definition.element, '[]'),
    ...within(definition.valueType, '{}'),
    ...[
      catchall,
      definition.rest,
      definition.keyType,
      definition.innerType,
      definition.in,
      definition.out,
    ].flatMap((part) => within(part)),
    ...within(getter?.()),
  ]
}

const list: readonly Operation[] = Object.values(operations)

test.each(list.map((operation) => [operation.id, operation] as const))(
  '%s takes no list or record without a bound',
  (_id, { body, query }) => {
    expect([...unbounded(query, 'query'), ...unbounded(body, 'body')]).toEqual([])
  },
)

test('an unbounded list or record is found at any depth', () => {
  const { array, string, record } = z
  for (const schema of [
    array(string()),
    record(string(), string()),
    z.object({ a: array(string()).optional() }),
    z.object({ a: array(array(string())).max(3) }),
    z.union([string(), z.object({ a: record(string(), string()).nullable().default({}) })]),
    z.preprocess((value) => value, array(string())),
    z.object({}).catchall(string()),
    z.lazy(() => array(string())),
    z.tuple([string()]).rest(string()),
  ])
    expect(unbounded(schema, 'body')).toHaveLength(1)
})

test('the entries of a record are counted before they are validated', () => {
  const wrong = Object.fromEntries(Array.from({ length: 1001 }, (_, place) => [`n${place}`, 1]))
  for (const body of [
    operations.updateTeamMembers.body?.safeParse({ memberships: wrong }),
    operations.updateSiteLookDraft.body?.safeParse({ version: 0, siteSpaces: wrong }),
  ])
    expect(body?.error?.issues.map(({ message }) => message)).toEqual(['Must have at most 1000 entries.'])
})
