import { expect, test } from 'vitest'
import { z } from 'zod'
import { issueText } from './issue-text.ts'

const firstMessage = (schema: z.ZodType, value: unknown): string | undefined =>
  schema.safeParse(value, { error: (issue) => issueText(issue) }).error?.issues[0]?.message

test.each([
  [z.string(), undefined, 'This field is required.'],
  [z.string().min(1), '', 'This field is required.'],
  [z.string().min(10), '', 'This field is required.'],
  [z.string().min(10), 'abc', 'Use at least 10 characters.'],
  [z.string().max(2), 'abc', 'Use at most 2 characters.'],
  [z.number().max(2), 3, 'Enter 2 or less.'],
  [z.number().min(2), 1, 'Enter 2 or more.'],
  [z.email(), 'ines@', 'Enter a valid email address.'],
  [z.url(), 'ines', 'Enter a valid URL, starting with https://.'],
  [z.enum(['a', 'b']), 'c', 'Select an option from the list.'],
  [z.string().min(3, { error: 'Text of the contract.' }), 'a', 'Text of the contract.'],
])('case %# has the right message', (schema, value, message) => {
  expect(firstMessage(schema, value)).toBe(message)
})
