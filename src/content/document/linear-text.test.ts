/** Each transformation does what its regular expression does, over random texts. */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  beforeAny,
  changeEnd,
  changeStart,
  joinedLines,
  oneLine,
  trimEndOf,
  trimOf,
  trimStartOf,
  without,
} from './linear-text.ts'

const seed = Number(process.env['FC_SEED'] ?? 20_261_123)
const runs = { seed, numRuns: Number(process.env['FC_RUNS'] ?? 500) }
const text = fc.string({ unit: fc.constantFrom('a', 'b', ' ', '\t', '\n', '<', '>', '.'), maxLength: 16 })

/** The transformation, and the same as a regular expression. */
const pairs: readonly (readonly [string, (text: string) => string, (text: string) => string])[] = [
  ['trimStartOf', (value) => trimStartOf(value, ' .'), (value) => value.replace(/^[ .]+/, '')],
  ['trimEndOf', (value) => trimEndOf(value, ' .'), (value) => value.replace(/[ .]+$/, '')],
  ['trimOf', (value) => trimOf(value, ' .'), (value) => value.replace(/^[ .]+|[ .]+$/g, '')],
  ['beforeAny', (value) => beforeAny(value, '<.'), (value) => value.replace(/[<.][^]*$/, '')],
  ['joinedLines', (value) => joinedLines(value, '|', ' '), (value) => value.replace(/ *\n */g, '|')],
  ['oneLine', (value) => oneLine(value), (value) => value.replace(/\s*\n\s*/g, ' ')],
  ['without', (value) => without(value, '<', '>'), (value) => value.replace(/<[^>]*>/g, '')],
  ['changeStart', (value) => changeStart(value, () => '_'), (value) => value.replace(/^\s+/, '_')],
  ['changeEnd', (value) => changeEnd(value, () => '_'), (value) => value.replace(/\s+$/, '_')],
]

test.each(pairs)('%s', (_, transform, expected) => {
  fc.assert(
    fc.property(text, (value) => {
      expect(transform(value)).toBe(expected(value))
    }),
    runs,
  )
})

test('the white space that is changed is passed on', () => {
  expect(changeStart(' \ta ', (spaces) => `[${spaces}]`)).toBe('[ \t]a ')
  expect(changeEnd(' a\t ', (spaces) => `[${spaces}]`)).toBe(' a[\t ]')
})
