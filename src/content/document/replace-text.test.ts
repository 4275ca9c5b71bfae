import { describe, expect, test } from 'vitest'
import type { Block, Leaf, RichTextDocument } from './document.ts'
import { emptyDocument } from './document.ts'
import { normalize } from './normalize.ts'
import type { Replacement } from './replace-text.ts'
import { placesIn, replaceInDocument, replaceInTitle } from './replace-text.ts'

/** `plain *bold* \`code\`` as leaves; a line is a paragraph, one that begins with > is code. */
const leavesOf = (line: string): Leaf[] =>
  line
    .split(/(\*[^*]*\*|`[^`]*`)/)
    .filter((part) => part !== '')
    .map((part) => ({
      object: 'leaf',
      text: /^[*`]/.test(part) ? part.slice(1, -1) : part,
      marks: part.startsWith('*')
        ? [{ object: 'mark', type: 'bold' }]
        : part.startsWith('`')
          ? [{ object: 'mark', type: 'code' }]
          : [],
    }))
const doc = (...lines: string[]): RichTextDocument =>
  normalize({
    ...emptyDocument,
    nodes: lines.map((line, at): Block => {
      const text = { object: 'text' as const, leaves: leavesOf(line.replace(/^>/, '')) }
      return line.startsWith('>')
        ? {
            ...{ object: 'block', type: 'code', key: `c${at}`, data: {} },
            nodes: [{ object: 'block', type: 'code-line', data: {}, nodes: [text] }],
          }
        : { object: 'block', type: 'paragraph', key: `b${at}`, data: {}, nodes: [text] }
    }),
  })
const show = (document: RichTextDocument): string[] =>
  document.nodes.map((block) => {
    const inside = block.type === 'code' ? (block.nodes?.[0] as Block) : block
    const [text] = inside.nodes ?? []
    const leaves = text?.object === 'text' ? text.leaves : []
    const shown = leaves
      .map((leaf) => {
        const [mark] = leaf.marks
        return mark === undefined ? leaf.text : mark.type === 'bold' ? `*${leaf.text}*` : `\`${leaf.text}\``
      })
      .join('')
    return block.type === 'code' ? `>${shown}` : shown
  })
const rule = (find: string, replace: string, more: Partial<Replacement> = {}): Replacement => ({
  ...{ find, replace, matchCase: false, wholeWord: false, text: true, code: false },
  ...more,
})

describe('replacing', () => {
  test.each([
    ['one word', 'word', 'text', {}, 'one text'],
    ['Word word', 'word', 'text', {}, 'text text'],
    ['Word word', 'word', 'text', { matchCase: true }, 'Word text'],
    ['word words sword word', 'word', 'x', { wholeWord: true }, 'x words sword x'],
    ['a wo*rd* b', 'word', 'text', {}, 'a text b'],
    ['a *wo*rd b', 'word', 'text', {}, 'a *text* b'],
    ['*word*', 'word', '', {}, ''],
    ['aaaa', 'aa', 'b', {}, 'bb'],
    ['a `word` b', 'word', 'x', {}, 'a `word` b'],
    ['a `word` word', 'word', 'x', { code: true, text: false }, 'a `x` word'],
    ['>word', 'word', 'x', {}, '>word'],
    ['>word', 'word', 'x', { code: true }, '>x'],
    ['a.b a+b', 'a.b', 'x', {}, 'x a+b'],
    ['$1 costs', '$1', '$&', {}, '$& costs'],
    ['größer 漢字', '漢字', '字', { wholeWord: true }, 'größer 字'],
    ['ünder under', 'under', 'x', { wholeWord: true }, 'ünder x'],
  ] as [string, string, string, Partial<Replacement>, string][])(
    'in %j of %j by %j with %j gives %j',
    (line, find, replace, more, expected) => {
      expect(show(replaceInDocument(doc(line), rule(find, replace, more)).document)).toEqual([expected])
    },
  )

  test('tells every hit with its block and what stands around it, and takes those that are accepted', () => {
    const { document, hits } = replaceInDocument(
      doc('one word', 'two words'),
      rule('word', 'x'),
      (ordinal) => ordinal === 1,
    )
    expect(show(document)).toEqual(['one word', 'two xs'])
    expect(hits).toEqual([
      { ordinal: 0, block: 'b0', before: 'one ', found: 'word', after: '' },
      { ordinal: 1, block: 'b1', before: 'two ', found: 'word', after: 's' },
    ])
  })

  test('gives back what it does not change as it is', () => {
    const before = doc('one', '>two')
    expect(replaceInDocument(before, rule('three', 'x')).document).toBe(before)
    expect(replaceInDocument(before, rule('one', 'x'), () => false).document).toBe(before)
  })

  test('reaches captions, cells and words of data, and no address', () => {
    const link = {
      object: 'inline' as const,
      type: 'link',
      data: { ref: { kind: 'url', url: 'https://word' } },
    }
    const document = normalize({
      ...emptyDocument,
      nodes: [
        {
          object: 'block',
          type: 'paragraph',
          key: 'p',
          data: {},
          nodes: [{ ...link, nodes: [{ object: 'text', leaves: leavesOf('a word') }] }],
        },
        {
          ...{ object: 'block', type: 'images', key: 'i', data: {} },
          nodes: [
            {
              ...{ object: 'block', type: 'image', key: 'j', isVoid: true },
              data: { ref: { kind: 'url', url: 'https://word/word.png' }, alt: 'A word' },
              fragments: [
                {
                  object: 'fragment',
                  fragment: 'caption',
                  nodes: [
                    {
                      ...{ object: 'block', type: 'paragraph', key: 'k', data: {} },
                      nodes: [{ object: 'text', leaves: leavesOf('words') }],
                    },
                  ],
                },
              ],
            },
          ],
        },
      ],
    })
    const { document: after, hits } = replaceInDocument(document, rule('word', 'term'))
    expect(hits.map(({ block }) => block)).toEqual(['p', 'j', 'k'])
    const text = JSON.stringify(after)
    expect(text.match(/word/g)).toHaveLength(3)
    expect(text).toContain('https://word/word.png')
    expect(text).toContain('A term')
  })

  test('titles are one line', () => {
    expect(replaceInTitle('The Word', rule('word', 'Term'))).toMatchObject({ title: 'The Term', hits: [{}] })
    expect(placesIn('', rule('a', 'b'))).toEqual([])
  })
})
