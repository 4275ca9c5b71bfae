import { expect, test } from 'vitest'
import { spaceEmoji } from './space-emoji.ts'

test.each([
  ['1f4d7', '📗'],
  ['1f469-200d-1f4bb', '👩‍💻'],
  ['📗', '📗'],
  ['', '📄'],
  [undefined, '📄'],
  ['ffffff', '📄'],
])('%s is drawn as %s', (emoji, face) => {
  expect(spaceEmoji(emoji)).toBe(face)
})
