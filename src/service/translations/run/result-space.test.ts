import { expect, test } from 'vitest'
import { titleOfResult } from './result-space.ts'

test.each([
  ['Guide', 'de', 'Guide (German)'],
  ['x'.repeat(41), 'de', `${'x'.repeat(41)} (German)`],
  ['x'.repeat(42), 'de', `${'x'.repeat(40)}… (German)`],
  [`${'x'.repeat(39)}😀😀`, 'de', `${'x'.repeat(39)}… (German)`],
])('the title of %s in %s is %s', (title, language, result) => {
  expect(titleOfResult(title, language)).toBe(result)
  expect(result.length).toBeLessThanOrEqual(50)
})
