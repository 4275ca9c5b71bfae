import { expect, it } from 'vitest'
import { placelessMessage } from './problem-text.ts'

it.each([
  ['Line 12, column 9: A name is missing.', 12, 'A name is missing.'],
  ['Line 12: A name is missing.', 12, 'A name is missing.'],
  ['A name is missing.', 12, 'A name is missing.'],
  ['Line 12: A name is missing.', undefined, 'Line 12: A name is missing.'],
])('removes the place that is shown apart: %j', (message, line, expected) => {
  expect(placelessMessage({ message, ...(line !== undefined && { line }) })).toBe(expected)
})
