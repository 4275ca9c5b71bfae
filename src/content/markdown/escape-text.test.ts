import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { inlineText } from '../document/walk.ts'
import { entity, escapeText, guardEnds, guardLines, printDestination, printTitle } from './escape-text.ts'
import { parseMarkdown } from './parse-markdown.ts'

const seed = Number(process.env['FC_SEED'] ?? 20_261_123)
const runs = { seed, numRuns: Number(process.env['FC_RUNS'] ?? 500) }

/** The blocks of a text, and the text of the first one. */
const parsed = (markdown: string) => parseMarkdown(markdown, { file: 'x', titled: false }).document.nodes

// What begins and ends syntax, next to letters, digits and spaces.
const piece = fc.string({
  unit: fc.constantFrom(...'ab1 *_`[]()<>&;#~$\\!:|{}%"\'+-.='),
  minLength: 1,
  maxLength: 14,
})

test.each(['light', 'strict'] as const)(
  'escaped text (%s) parses back as one paragraph of itself',
  (escapes) => {
    fc.assert(
      fc.property(piece, (text) => {
        const blocks = parsed(guardLines(escapeText(text, { escapes })))
        const [first] = blocks
        expect([blocks.length, first?.type, first === undefined ? '' : inlineText(first)]).toEqual([
          1,
          'paragraph',
          text,
        ])
        // No part of it has a mark or is an inline of its own.
        expect(
          first?.nodes?.every(
            (node) => node.object === 'text' && node.leaves.every((leaf) => leaf.marks.length === 0),
          ),
        ).toBe(true)
      }),
      runs,
    )
  },
)

describe('light escapes', () => {
  test.each([
    ['snake_case and 2 < 3', 'snake_case and 2 < 3'],
    ['_a_', '\\_a\\_'],
    ['a<b', 'a\\<b'],
    ['AT&T; &amp; &#38;', 'AT\\&T; \\&amp; \\&#38;'],
    ['~a ~~b', '~a \\~\\~b'],
    ['$5 and $$x$$', '$5 and \\$\\$x\\$\\$'],
    ['{a} {{b {% c', '{a} \\{{b \\{% c'],
    ['at 10:30, :smile:', 'at 10:30, \\:smile:'],
    ['wow! no!', 'wow! no\\!'],
    ['a|b', 'a|b'],
    ['plain (text), "quoted" - done.', 'plain (text), "quoted" - done.'],
  ])('of %j give %j', (text, escaped) => expect(escapeText(text, { escapes: 'light' })).toBe(escaped))

  test('of a bar are needed in cells only', () => {
    expect(escapeText('a|b', { escapes: 'light', cell: true })).toBe('a\\|b')
  })
})

test('spaces at the ends become entities', () => {
  expect(guardEnds('  a b ')).toBe('&#x20;&#x20;a b&#x20;')
  expect(entity('\u00a0')).toBe('&#xA0;')
})

test.each([
  ['# a', '\\# a'],
  ['#a', '#a'],
  ['####### a', '####### a'],
  ['> a', '\\> a'],
  ['- a', '\\- a'],
  ['-a', '-a'],
  ['1. a', '1\\. a'],
  ['12) a', '12\\) a'],
  ['1.5 a', '1.5 a'],
  ['a\n===', 'a\n\\==='],
  [' a\nb ', '&#x20;a\nb&#x20;'],
])('a line that looks like a block, %j, is guarded: %j', (text, guarded) => {
  expect(guardLines(text)).toBe(guarded)
})

// Everything that a URL or title can hold, except control characters that no document has.
const linkText = fc.string({ unit: fc.constantFrom(...'ab/:?#&;()<> "\\%'), maxLength: 12 })

test('destinations and titles of links parse back', () => {
  fc.assert(
    fc.property(linkText, linkText, (path, title) => {
      const url = `https://example.org/${path}`
      const [block] = parsed(`[a](${printDestination(url)}${title.trim() === '' ? '' : printTitle(title)})`)
      const link = block?.nodes?.find((node) => node.object === 'inline')
      expect(link?.object === 'inline' && link.type).toBe('link')
    }),
    runs,
  )
})

test.each([
  ['', '<>'],
  ['a b', '<a b>'],
  ['a(b)', '<a(b)>'],
  ['a<b', '<a\\<b>'],
  ['a&amp;b', 'a&#x26;amp;b'],
  ['a&b', 'a&b'],
  ['a\\b', 'a\\\\b'],
])('the destination %j is printed as %s', (url, printed) => expect(printDestination(url)).toBe(printed))
