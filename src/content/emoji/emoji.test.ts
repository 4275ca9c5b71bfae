import { describe, expect, it } from 'vitest'
import { parseMarkdown } from '../markdown/parse-markdown.ts'
import { renderToText } from '../render/print-tree.ts'
import { renderDocument } from '../render/render-document.ts'
import { allEmoji, emojiName, emojiOf, findEmoji } from './emoji.ts'

describe('emoji', () => {
  it('are single characters with shortcodes that Markdown parses', () => {
    expect(allEmoji().length).toBeGreaterThan(1800)
    for (const { character, codes } of allEmoji()) {
      expect([character, [...new Intl.Segmenter().segment(character)].length]).toEqual([character, 1])
      for (const code of codes) expect(code).toMatch(/^[\w+-]+$/u)
    }
  })
  it('have no shortcode twice', () => {
    const codes = allEmoji().flatMap((one) => one.codes)
    expect(new Set(codes).size).toBe(codes.length)
  })
  it('are found by their code only', () => {
    expect(emojiOf('rocket')).toBe('🚀')
    expect(emojiOf('thumbsup')).toBe('👍')
    expect(emojiOf('constructor')).toBeUndefined()
  })
  it('are named by their usual shortcode, in every color', () => {
    expect(emojiName('🚀')).toBe('rocket')
    expect(emojiName('👍🏽')).toBe(emojiName('👍'))
    expect(emojiName('❤️')).toBe('heart')
    expect(emojiName('a')).toBeUndefined()
    for (const { character } of allEmoji()) expect(emojiName(character)).toMatch(/^[\w +-]+$/u)
  })
  it('stand in what is rendered: shortcodes that are hexadecimal too, and unknown ones as written', () => {
    const { document } = parseMarkdown(':bee: :1st_place_medal: :no_such_one: x', {
      file: 'x.md',
      titled: false,
    })
    const nodes = renderDocument(document, {
      resolve: () => ({ href: '', title: '', state: 'broken' }),
      reusableContent: () => undefined,
      emoji: emojiOf,
    })
    expect(renderToText(nodes)).toMatch(/🐝.*🥇.*:no_such_one:/u)
  })
  it('are offered the nearest first', () => {
    expect(findEmoji('smile', 3)[0]?.character).toBe('😄')
    expect(findEmoji('Heart eyes', 1)[0]?.codes).toContain('heart_eyes')
    expect(findEmoji('no such thing', 5)).toEqual([])
  })
})
