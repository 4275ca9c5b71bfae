import { expect, test } from 'vitest'
import { termRanges } from './term-ranges.ts'

const marked = (text: string, terms: readonly string[]): string =>
  termRanges(text, terms)
    .map(({ text: part, isTerm }) => (isTerm ? `[${part}]` : part))
    .join('')

test.each([
  ['Open a Space or spaces.', ['space'], 'Open a [Space] or spaces.'],
  ['change request, change', ['change', 'change request'], '[change request], [change]'],
  ['C++ and C', ['c++'], '[C++] and C'],
  ['nothing', [], 'nothing'],
  ['İ space', ['space'], 'İ space'],
])('%s with %j', (text, terms, expected) => {
  expect(marked(text, terms)).toBe(expected)
})
