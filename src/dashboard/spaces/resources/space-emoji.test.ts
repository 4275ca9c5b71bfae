import { expect, test } from 'vitest'
import { spaceEmoji } from '../../ui/space-emoji.ts'
import { faces, wireEmoji } from './space-emoji.ts'

test.each(faces)('$emoji is written as code points and read back', ({ emoji }) => {
  expect(wireEmoji(emoji)).toMatch(/^[0-9a-f]{4,6}(-[0-9a-f]{4,6})*$/)
  expect(spaceEmoji(wireEmoji(emoji))).toBe(emoji)
})

test('joined emoji and flags keep all of their points; other text is left alone', () => {
  expect(wireEmoji('👩‍💻')).toBe('1f469-200d-1f4bb')
  expect(wireEmoji('🇳🇴')).toBe('1f1f3-1f1f4')
  expect(wireEmoji(' 1f4d7 ')).toBe('1f4d7')
  expect(wireEmoji('')).toBe('')
})
