import { expect, test } from 'vitest'
import { mathMarkup } from './math.ts'

test.each<readonly [name: string, formula: string, isDrawn: boolean]>([
  ['a fraction', String.raw`\frac{a}{b}`, true],
  ['text with markup', String.raw`\text{<b>}`, true],
  ['text that looks like an event handler', String.raw`\text{<b onclick="x">}`, false],
  ['a command that does not exist', String.raw`\nosuch`, false],
  ['an open group', '{a', false],
  ['a link', String.raw`\href{javascript:alert(1)}{x}`, false],
  ['too much', 'a'.repeat(5001), false],
  ['a definition', String.raw`\def\x{a}\x`, true],
  ['a long definition', String.raw`\def\x{a}` + 'a'.repeat(500), false],
  ['a definition that calls itself', String.raw`\def\x{\x\x}\x`, false],
])('a formula with %s', (_, formula, isDrawn) => {
  const markup = mathMarkup(formula, true)
  expect(markup !== undefined).toBe(isDrawn)
  expect(markup ?? '').not.toMatch(/<(?!\/?m|\/?semantics|\/?annotation)|style=|href=|<[^>]* on\w+=/)
})
