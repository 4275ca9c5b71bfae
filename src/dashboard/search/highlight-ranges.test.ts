import { expect, test } from 'vitest'
import { highlightedParts } from './highlight-ranges.ts'

const shown = (text: string, ranges: [number, number][]): string =>
  highlightedParts(text, ranges)
    .map((part) => (part.marked ? `[${part.text}]` : part.text))
    .join('')

test.each([
  [
    'Upgrade the device',
    [
      [0, 2],
      [12, 18],
    ],
    '[Up]grade the [device]',
  ],
  ['word', [[0, 4]], '[word]'],
  ['word', [], 'word'],
  ['', [], ''],
  [
    'short',
    [
      [3, 9],
      [10, 12],
    ],
    'sho[rt]',
  ],
  [
    'overlap',
    [
      [0, 4],
      [2, 6],
    ],
    '[over][la]p',
  ],
] as [string, [number, number][], string][])('highlights %j by %j as %j', (text, ranges, expected) => {
  expect(shown(text, ranges)).toBe(expected)
})
