import { expect, test } from 'vitest'
import { allEmoji } from '../../../content/emoji/emoji.ts'
import { isEmoji } from '../../../contract/wire/emoji-text.ts'
import { spaceEmoji } from '../../ui/space-emoji.ts'
import { emojiSections } from '../../forms/emoji-sections.ts'
import { wireEmoji } from './space-emoji.ts'

const sections = emojiSections(allEmoji())

test('suggests a few emoji, then lists every emoji once by group', () => {
  const [suggested, ...groups] = sections
  expect(suggested).toMatchObject({ name: 'Suggested' })
  expect(suggested?.emoji).toHaveLength(12)
  expect(groups.map(({ name }) => name)).toContain('Flags')
  expect(groups.flatMap(({ emoji }) => emoji)).toHaveLength(allEmoji().length)
})

test.each(sections[0]?.emoji ?? [])('converts $character to code points and back', ({ character }) => {
  expect(wireEmoji(character)).toMatch(/^[0-9a-f]{4,6}(-[0-9a-f]{4,6})*$/)
  expect(spaceEmoji(wireEmoji(character))).toBe(character)
})

test('every emoji that can be picked is accepted by the contract, as a character and as code points', () => {
  const refused = allEmoji().filter(({ character }) => {
    return !isEmoji(character) || !isEmoji(wireEmoji(character))
  })
  expect(refused).toEqual([])
})

test('keeps all code points of joined emoji and flags, and leaves other text alone', () => {
  expect(wireEmoji('👩‍💻')).toBe('1f469-200d-1f4bb')
  expect(wireEmoji('🇳🇴')).toBe('1f1f3-1f1f4')
  expect(wireEmoji(' 1f4d7 ')).toBe('1f4d7')
  expect(wireEmoji('')).toBe('')
})
