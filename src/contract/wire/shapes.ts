/** Shapes shared by all nouns: identifiers, times, lists and their queries, short bounded strings. */
import { z } from 'zod'
import { mostIdsInQuery } from './batch-limits.ts'

const wellFormed = (text: string): boolean => text.isWellFormed() && !text.includes('\0')

/** A string that both stores can hold: well-formed Unicode without U+0000. `max` counts UTF-16 units, as forms do. */
export const text = (bounds: { min?: number; max?: number } = {}) => {
  let schema = z.string()
  if (bounds.min !== undefined) schema = schema.min(bounds.min)
  if (bounds.max !== undefined) schema = schema.max(bounds.max)
  return schema.refine(wellFormed, { error: 'Remove unsupported characters.' })
}

/** Ids in a parameter of a query. */
export const idList = (description: string) =>
  z
    .string()
    .max(20_000)
    .regex(/^[a-zA-Z0-9_,-]*$/, { error: 'Must be ids separated by commas.' })
    .refine((value) => value.split(',').length <= mostIdsInQuery, {
      error: `Must be at most ${mostIdsInQuery} ids.`,
    })
    .describe(description)

/** A record with a maximum number of entries, counted before any is validated. */
export const recordOf = <Key extends z.ZodType<string, string>, Value extends z.ZodType>(
  key: Key,
  value: Value,
  most: number,
): z.ZodRecord<Key, Value> =>
  z.preprocess(
    (given, context) => {
      if (typeof given !== 'object' || given === null || Object.keys(given).length <= most) return given
      context.addIssue({ code: 'custom', message: `Must have at most ${most} entries.`, input: given })
      return z.NEVER
    },
    // Partial: a plain record would require all members of an enumeration as keys.
    z.partialRecord(key, value).meta({ maxProperties: most }),
    // A preprocessing step accepts anything; the cast keeps the input type useful to callers.
  ) as unknown as z.ZodRecord<Key, Value>

export const Id = z
  .string()
  .regex(/^[a-zA-Z0-9_-]{1,64}$/, { error: 'Must be a valid id.' })
  .describe('An identifier.')

/** UTC, ISO 8601, milliseconds. */
export const Timestamp = z.iso.datetime().describe('An ISO 8601 time in UTC with milliseconds.')

/** No line breaks and other control characters: a URL ends up in a header, a list or a line of a file. */
const controls = /[\p{Cc}\u2028\u2029]/gu
export const withoutControls = (value: string): string => value.replace(controls, '')
export const inOneLine = (value: string): boolean => value.search(controls) < 0
export const notInOneLine = { error: 'Remove line breaks and other control characters.' }

const isWebAddress = (value: string): boolean => {
  const protocol = URL.parse(value)?.protocol
  return protocol === 'http:' || protocol === 'https:'
}

/** The URL parser accepts and drops line breaks, so they are rejected first. */
const url = (longest: number) =>
  z
    .string()
    .trim()
    .max(longest)
    .refine(inOneLine, { ...notInOneLine, abort: true })
    .refine(isWebAddress, { error: 'Enter a URL that starts with http:// or https://.' })
    .meta({ format: 'uri' })
export const Url = url(2048)
/** An address that holds what it leads to, such as the text of a picture. */
export const LongUrl = url(8192)
export const Emoji = text({ max: 50 })
export const Icon = text({ max: 50 })
export const Expression = text({ max: 1024 })

/** Page and limit, common to all lists. Extend it with filters. */
export const ListQuery = z.object({
  page: z.string().max(4096).optional().describe('The `next.page` of the previous response.'),
  limit: z
    .int()
    .min(0)
    .max(1000)
    .default(50)
    .describe('The maximum number of items. A page can have fewer items and still have a `next`.'),
})
export type ListQuery = z.infer<typeof ListQuery>

export const Order = z.enum(['asc', 'desc']).default('desc')

/** The envelope of a list. `count` is the total visible to the caller; `next` is absent on the last page. */
export const listOf = <Item extends z.ZodType>(item: Item) =>
  z.object({
    next: z.object({ page: z.string() }).optional(),
    count: z.int(),
    items: z.array(item),
  })

/** A list as returned by verbs. */
export interface List<Item> {
  next?: { page: string }
  count: number
  items: Item[]
}
