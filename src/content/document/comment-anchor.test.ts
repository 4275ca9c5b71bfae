/** Where a comment is anchored after its page was edited. */
import { describe, expect, it } from 'vitest'
import { anchorIn, groundOf, type AnchorTarget } from './comment-anchor.ts'
import type { Block } from './document.ts'
import { plainText } from './document.ts'

const paragraph = (key: string, text: string): Block => ({
  object: 'block',
  type: 'paragraph',
  key,
  data: {},
  nodes: [plainText(text)],
})
const blocks = (...texts: readonly (readonly [string, string])[]) =>
  new Map(texts.map(([key, text]) => [key, paragraph(key, text)]))
const hashOf = (block: Block) => groundOf(block, undefined)?.hash
const table = (value: string): Block => ({
  object: 'block',
  type: 'table',
  key: 't1',
  isVoid: true,
  data: {
    view: { columns: ['c1', 'c2'] },
    definition: { c1: { title: 'Option', type: 'text' }, c2: { title: 'Default', type: 'text' } },
    records: { r1: { orderIndex: 'a0', values: { c1: 'port', c2: value } } },
  },
})

describe('an anchor', () => {
  const quoted: AnchorTarget = { node: 'b1', quote: { text: 'listens on port 4000', prefix: 'It ' } }

  it.each([
    [
      'stays where its words are',
      [['b1', 'It listens on port 4000 now.']],
      { state: 'anchored', node: 'b1' },
    ],
    ['says that they changed', [['b1', 'It listens on port 5000.']], { state: 'changed', node: 'b1' }],
    ['is orphaned without its block', [['b2', 'Something else.']], { state: 'orphaned' }],
    [
      'follows its words into another block, as when a paragraph is parted',
      [
        ['b1', 'First of all.'],
        ['b2', 'It listens on port 4000.'],
      ],
      { state: 'anchored', node: 'b2' },
    ],
    [
      'does not choose between two others that say the same',
      [
        ['b2', 'It listens on port 4000.'],
        ['b3', 'It listens on port 4000.'],
      ],
      { state: 'orphaned' },
    ],
  ] as const)('%s', (_name, page, expected) => {
    expect(anchorIn(quoted, {}, blocks(...page))).toEqual(expected)
  })

  it('of a whole block sees every change of its words, and none of its key or place', () => {
    const hash = hashOf(paragraph('b1', 'Words.'))
    const state = (page: ReturnType<typeof blocks>) => anchorIn({ node: 'b1' }, { hash }, page).state
    expect(state(blocks(['b0', 'New.'], ['b1', 'Words.']))).toBe('anchored')
    expect(state(blocks(['b1', 'Other words.']))).toBe('changed')
    expect(state(blocks(['b0', 'Words.']))).toBe('orphaned')
  })

  it('of a cell sees its own cell alone', () => {
    const cell = { record: 'r1', definition: 'c2' }
    const hash = groundOf(table('4000'), cell)?.hash
    const state = (block: Block, at = cell) =>
      anchorIn({ node: 't1', cell: at }, { hash }, new Map([['t1', block]])).state
    expect(state(table('4000'))).toBe('anchored')
    expect(state(table('5000'))).toBe('changed')
    expect(state(table('4000'), { record: 'r9', definition: 'c2' })).toBe('orphaned')
    expect(state(paragraph('t1', 'No table any more.'))).toBe('orphaned')
  })

  it('of a page stands as long as the page does', () => {
    expect(anchorIn({}, {}, blocks())).toEqual({ state: 'anchored' })
  })
})
