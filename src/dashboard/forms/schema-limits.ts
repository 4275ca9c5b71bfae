/** Reads documented limits out of the contract's schemas, so that no form repeats a number. */
import type { z } from 'zod'

/** The parts of a schema's definition that are read here; the same in `zod` and in `zod/mini`. */
interface Definition {
  readonly type: string
  readonly checks?: readonly z.core.$ZodCheck[]
  readonly innerType?: Schema
  readonly in?: Schema
  readonly shape?: Readonly<Record<string, Schema>>
  readonly element?: Schema
}
type Schema = z.core.$ZodType

// The core types a definition by its own kind of schema only; this is the union of what may be there.
const definition = (schema: Schema): Definition => schema._zod.def as unknown as Definition

/** What is below optional, nullable, default, readonly and pipes: the schema that a person's text must satisfy. */
const bare = (schema: Schema): Schema => {
  const { type, innerType, in: input } = definition(schema)
  const below = innerType ?? (type === 'pipe' ? input : undefined)
  return below === undefined ? schema : bare(below)
}

/** The schema of a field by its dotted name, through objects and arrays; undefined where there is none. */
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

/** The greatest length of a text field in UTF-16 units; undefined when the schema sets none. */
export const maxLengthOf = (schema: Schema, name: string): number | undefined => {
  const field = fieldOf(schema, name)
  if (field === undefined) return undefined
  const { type, checks = [] } = definition(bare(field))
  const least = Math.min(...checks.map(maximumOf))
  return type === 'string' && least !== Infinity ? least : undefined
}
