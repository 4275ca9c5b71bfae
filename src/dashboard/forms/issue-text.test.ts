import { expect, test } from 'vitest'
import { z } from 'zod'
import { issueText } from './issue-text.ts'

const firstWords = (schema: z.ZodType, value: unknown): string | undefined =>
  schema.safeParse(value, { error: (issue) => issueText(issue) }).error?.issues[0]?.message

test.each([
  [z.string(), undefined, 'Fill this in.'],
  [z.string().min(1), '', 'Fill this in.'],
  [z.string().min(10), '', 'Fill this in.'],
  [z.string().min(10), 'abc', 'Use at least 10 characters.'],
  [z.string().max(2), 'abc', 'Use at most 2 characters.'],
  [z.number().max(2), 3, 'The most is 2.'],
  [z.number().min(2), 1, 'The least is 2.'],
  [z.email(), 'ines@', 'This is not an e-mail address. One looks like ines@example.org.'],
  [z.url(), 'ines', 'This is not a web address. One starts with https://.'],
  [z.enum(['a', 'b']), 'c', 'Choose one of the list.'],
  [z.string().min(3, { error: 'Words of the contract.' }), 'a', 'Words of the contract.'],
])('%# is said in words', (schema, value, words) => {
  expect(firstWords(schema, value)).toBe(words)
})
