import { expect, test } from 'vitest'
import { mathMarkup } from '../../content/render/math.ts'
import { boundedFormulas } from './math.ts'

test('renders a formula that defines commands only if it is short, else shows its source', () => {
  const defining = (length: number, uses: number): string =>
    String.raw`\def\a{${'x'.repeat(length)}}${String.raw`\a`.repeat(uses)}`
  expect(mathMarkup(String.raw`\newcommand{\field}{\mathbb{K}} \field^n \to \field`, false)).toContain(
    '<math',
  )
  // Unbounded, these few kilobytes take seconds and become megabytes.
  expect(mathMarkup(defining(2000, 450), true)).toBeUndefined()
  expect(mathMarkup(defining(100, 190), true)).toBeUndefined()
})

test('bounds the total work for the formulas of a page', () => {
  const made = '<math></math>'.padEnd(1_000_000)
  const formulas = boundedFormulas(() => made)
  const all = Array.from({ length: 20 }, () => formulas('x', true))
  expect(all.filter((one) => one !== undefined)).toHaveLength(8)
  const defining = boundedFormulas(() => '<math></math>')
  const few = Array.from({ length: 20 }, () => defining(String.raw`\def\a{x}\a`, true))
  expect(few.filter((one) => one !== undefined)).toHaveLength(10)
  const strange = boundedFormulas(() => undefined)
  expect(strange('y', true)).toBeUndefined()
})
