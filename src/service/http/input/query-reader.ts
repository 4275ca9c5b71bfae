/**
 * Converts the strings of a query to the types that its schema expects: numbers, booleans, arrays of repeated keys.
 * What cannot be converted stays a string, so that the schema reports it.
 */
import type { z } from 'zod'
import { mostQueryParameters } from '../../../contract/wire/request-limits.ts'
import { Failure } from '../failure.ts'

type Reading = (values: readonly string[]) => unknown

interface Definition {
  readonly type: string
  readonly innerType?: z.core.$ZodType
  readonly element?: z.core.$ZodType
  readonly shape?: Readonly<Record<string, z.core.$ZodType>>
}

const definitionOf = (schema: z.core.$ZodType): Definition => schema._zod.def as unknown as Definition

const bare = (schema: z.core.$ZodType): Definition => {
  let definition = definitionOf(schema)
  while (definition.innerType) definition = definitionOf(definition.innerType)
  return definition
}

const readingOf = (schema: z.core.$ZodType): Reading => {
  const { type, element } = bare(schema)
  const last = (values: readonly string[]) => values.at(-1) ?? ''
  switch (type) {
    case 'number':
      return (values) => (/^-?\d+(\.\d+)?$/.test(last(values)) ? Number(last(values)) : last(values))
    case 'boolean':
      return (values) => (last(values) === 'true' ? true : last(values) === 'false' ? false : last(values))
    case 'array': {
      const each = element ? readingOf(element) : last
      return (values) => values.map((value) => each([value]))
    }
    default:
      return last
  }
}

/** Prepares the reader of an operation's query; created once, used for each request. */
export const queryReader = (schema: z.core.$ZodType): ((search: string) => Record<string, unknown>) => {
  const shape = bare(schema).shape ?? {}
  const readings = new Map(Object.entries(shape).map(([name, field]) => [name, readingOf(field)]))
  return (search) => {
    const parameters = new URLSearchParams(search)
    if (parameters.size > mostQueryParameters)
      throw new Failure('invalid-input', `query: Must have at most ${mostQueryParameters} parameters.`)
    const valuesByName = Map.groupBy(parameters, ([name]) => name)
    return Object.fromEntries(
      Array.from(valuesByName, ([name, pairs]) => {
        const values = pairs.map(([, value]) => value)
        const reading = readings.get(name)
        return [name, reading ? reading(values) : values.at(-1)]
      }),
    )
  }
}
