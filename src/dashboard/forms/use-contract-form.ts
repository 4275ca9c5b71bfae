import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { useForm, type DefaultValues, type FieldValues, type UseFormReturn } from 'react-hook-form'
import { z } from 'zod'
import { issueText } from './issue-text.ts'

// The contract's schemas have messages only where they know them; the library's own are not meant for users.
z.config({ customError: (issue) => issueText(issue) })

/** A form together with its schema, so that fields can read their limits from it. */
export interface ContractForm<In extends FieldValues, Out> extends UseFormReturn<In, unknown, Out> {
  readonly schema: z.ZodType<Out, In>
}

/**
 * The schema of a text that need not be given: the field starts with an empty text, and an empty text is sent as
 * `empty`. A form whose field starts undefined takes itself for changed as soon as it reads the field.
 */
export const emptyAs = <Empty extends undefined | null, Schema extends z.ZodType>(
  empty: Empty,
  schema: Schema,
) => z.preprocess((text: string): string | Empty => (text === '' ? empty : text), schema)

/**
 * A form over a body schema of the contract, so that it accepts exactly what the service accepts. `initial` is read
 * once; use `reset` for later values.
 */
export const useContractForm = <In extends FieldValues, Out>(
  schema: z.ZodType<Out, In>,
  initial: DefaultValues<In>,
): ContractForm<In, Out> => {
  const form = useForm<In, unknown, Out>({
    // The standard interface types its output loosely; the schema passed here is the one that parses.
    resolver: standardSchemaResolver(schema as z.ZodType<Out, In>),
    defaultValues: initial,
    mode: 'onTouched',
  })
  return { ...form, schema }
}
