/** Reads limits from the contract's schemas, so that no form repeats a number. */
import type { z } from 'zod'

/** The parts of a schema definition that are read here; the same in `zod` and in `zod/mini`. */
interface Definition {
  readonly type: string
  readonly checks?: readonly z.core.$ZodCheck[]
  readonly innerType?: Schema
  readonly in?: Schema
  readonly out?: Schema
  readonly shape?: Readonly<Record<string, Schema>>
  readonly element?: Schema
}
type Schema = z.core.$ZodType

// The core types a definition only by the kind of its schema; this is the union of what it can contain.
const definition = (schema: Schema): Definition => schema._zod.def as unknown as Definition

/** The part of a pipe that checks what was typed: the second one if the first one only prepares it. */
const checked = (input: Schema | undefined, output: Schema | undefined): Schema | undefined =>
  input !== undefined && definition(input).type === 'transform' ? output : input

/** The schema below optional, nullable, default, readonly and pipes: the one that typed text must satisfy. */
const bare = (schema: Schema): Schema => {
  const { type, innerType, in: input, out: output } = definition(schema)
  const below = innerType ?? (type === 'pipe' ? checked(input, output) : undefined)
  return below === undefined ? schema : bare(below)
}

/** The schema of a field by its dotted name, through objects and arrays; undefined if there is none. */
const fieldOf = (schema: Schema, name: string): Schema | undefined => {
  let at: Schema | undefined = schema
  for (const part of name.split('.')) {
    if (at === undefined) return undefined
    const { shape, element } = definition(bare(at))
    at = shape === undefined ? element : shape[part]
  }
  return at
}

const maximumOf = (check: z.core.$ZodCheck): number => {
  const { def } = check._zod
  return def.check === 'max_length' ? (def as z.core.$ZodCheckMaxLengthDef).maximum : Infinity
}

/** The maximum length of a text field in UTF-16 units; undefined if the schema sets none. */
export const maxLengthOf = (schema: Schema, name: string): number | undefined => {
  const field = fieldOf(schema, name)
  if (field === undefined) return undefined
  const { type, checks = [] } = definition(bare(field))
  const least = Math.min(...checks.map(maximumOf))
  return type === 'string' && least !== Infinity ? least : undefined
}
