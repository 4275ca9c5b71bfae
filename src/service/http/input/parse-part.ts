/** Parses parts of a request with their schemas. */
import type { z } from 'zod'
import { invalidInput } from './invalid-input.ts'

/** For a body with at most so many values all issues are reported; for a larger one, only the first. */
const fewValues = 1000

/** An option of the schema library that is missing from its types. A test checks that it works. */
const firstIssueOnly: object = { abortEarly: true }

/** The parsed value of a part of a request. Throws a failure that says what is wrong with it. */
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
