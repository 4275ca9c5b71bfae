import { expect, test } from 'vitest'
import { indented } from './indentation.ts'

/** `[` and `]` mark the selection; a caret is `[]`. */
const run = (marked: string, back = false): string => {
  const start = marked.indexOf('[')
  const end = marked.indexOf(']') - 1
  const after = indented(marked.replace('[', '').replace(']', ''), { start, end }, back)
  return `${after.text.slice(0, after.start)}[${after.text.slice(after.start, after.end)}]${after.text.slice(after.end)}`
}

test.each([
  ['a caret inserts spaces', 'ab[]c', false, 'ab  []c'],
  ['selected lines are indented', 'a\nb[b\nc]c\nd', false, 'a\n  b[b\n  c]c\nd'],
  ['and moved back', 'a\n  b[b\n c]c\nd', true, 'a\nb[b\nc]c\nd'],
  ['a caret moves its line back', '  ab[]c', true, 'ab[]c'],
  ['a line without indentation stays', 'ab[]c', true, 'ab[]c'],
  ['a caret within the indentation stays in its line', 'x\n []  a', true, 'x\n[] a'],
])('%s', (_name, before, back, after) => {
  expect(run(before, back)).toBe(after)
})
