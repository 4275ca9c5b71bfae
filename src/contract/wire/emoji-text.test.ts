import { expect, test } from 'vitest'
import { isEmoji } from './emoji-text.ts'

test.each(['👩‍💻', '🇳🇴', '1️⃣', '❤', '❤️', '👍🏽', '1f4d7', '1f469-200d-1f4bb', '1F4D7'])('accepts %s', (text) => {
  expect(isEmoji(text)).toBe(true)
})

test.each([
  '',
  'abc',
  'beef',
  'face-feed',
  '📗📘',
  '📗 ',
  'a📗',
  '1',
  '#',
  '110000',
  'ffffffff',
  '1f4d7-',
  '🇳',
])('refuses “%s”', (text) => {
  expect(isEmoji(text)).toBe(false)
})
