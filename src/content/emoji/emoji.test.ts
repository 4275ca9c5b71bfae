import { describe, expect, it } from 'vitest'
import { allEmoji, emojiOf, findEmoji } from './emoji.ts'

describe('emoji', () => {
  it('are each one character with shortcodes that Markdown reads', () => {
    expect(allEmoji.length).toBeGreaterThan(1800)
    for (const { character, codes } of allEmoji) {
      expect([character, [...new Intl.Segmenter().segment(character)].length]).toEqual([character, 1])
      for (const code of codes) expect(code).toMatch(/^[\w+-]+$/u)
    }
  })
  it('have no shortcode twice', () => {
    const codes = allEmoji.flatMap((one) => one.codes)
    expect(new Set(codes).size).toBe(codes.length)
  })
  it('are found by their code, and nothing else is', () => {
    expect(emojiOf('rocket')).toBe('🚀')
    expect(emojiOf('thumbsup')).toBe('👍')
    expect(emojiOf('constructor')).toBeUndefined()
  })
  it('are offered the nearest first', () => {
    expect(findEmoji('smile', 3)[0]?.character).toBe('😄')
    expect(findEmoji('Heart eyes', 1)[0]?.codes).toContain('heart_eyes')
    expect(findEmoji('no such thing', 5)).toEqual([])
  })
})
