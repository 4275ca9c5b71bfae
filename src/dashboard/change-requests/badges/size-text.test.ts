import { expect, test } from 'vitest'
import { sizeText } from './size-text.ts'

test.each([
  [{ added: 0, changed: 0, deleted: 0 }, 'No pages'],
  [{ added: 0, changed: 1, deleted: 0 }, '1 page: 1 changed'],
  [{ added: 2, changed: 1, deleted: 4 }, '7 pages: 2 added, 1 changed, 4 deleted'],
])('%j is “%s”', (size, text) => {
  expect(sizeText(size)).toBe(text)
})
