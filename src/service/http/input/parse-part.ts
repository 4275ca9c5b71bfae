/** Parts of a request against their schemas. */
import type { z } from 'zod'
import { invalidInput } from './invalid-input.ts'

/** Everything that is wrong is told of a body of at most so many values; of a larger one, what is wrong first. */
const fewValues = 1000

/** The option is the schema library's own; its types do not name it. A test holds that it does what is meant. */
const firstIssueOnly: object = { abortEarly: true }

/** What a schema makes of a part of a request. Throws the failure that tells what is wrong with it. */
export const parsePart = (
  part: 'body' | 'query' | 'path',
  schema: z.ZodType,
  value: unknown,
  { reason, values = 0 }: { readonly reason?: 'bad-content' | undefined; readonly values?: number } = {},
): unknown => {
  const result = schema.safeParse(value, { reportInput: true, ...(values > fewValues && firstIssueOnly) })
  if (result.success) return result.data
  throw invalidInput(part, result.error, reason)
}
