/** Applying suggestions to a block that has changed. */
import { describe, expect, it } from 'vitest'
import type { Block, RichTextDocument } from '../document/document.ts'
import { emptyDocument, plainText } from '../document/document.ts'
import { plainText as words } from '../document/block-text.ts'
import { fitOf, identified, reworded, wordingOf } from './suggested-wording.ts'

const paragraph = (text: string, key?: string): Block => ({
  object: 'block',
  type: 'paragraph',
  ...(key !== undefined && { key }),
  data: {},
  nodes: [plainText(text)],
})
const of = (...nodes: readonly Block[]): RichTextDocument => ({ ...emptyDocument, nodes })
/** Key and text of each block. */
const said = (document: RichTextDocument) => document.nodes.map((block) => [block.key, words(block)])

describe('a suggestion', () => {
  const base = of(paragraph('The first words of it.', 'b1'))

  it('keeps the key of its block, however different the words are', () => {
    expect(said(identified(of(paragraph('Nothing alike.')), base))).toEqual([['b1', 'Nothing alike.']])
    expect(said(identified(of(paragraph('The first words of all.'), paragraph('More.')), base))).toEqual([
      ['b1', 'The first words of all.'],
      [undefined, 'More.'],
    ])
  })

  it.each([
    ['fresh', paragraph('The first words of it.', 'b1')],
    ['conflicts', paragraph('Other words instead.', 'b1')],
    ['gone', undefined],
  ] as const)('is %s', (fit, block) => {
    expect(fitOf(base, identified(of(paragraph('Better words.')), base), block).fit).toBe(fit)
  })

  it('merges with a change of the attributes of its block', () => {
    const block = { ...paragraph('The first words of it.', 'b1'), data: { align: 'center' } }
    const fit = fitOf(base, identified(of(paragraph('Better words.')), base), block)
    expect(fit).toMatchObject({
      fit: 'merges',
      wording: { nodes: [{ key: 'b1', data: { align: 'center' }, nodes: [plainText('Better words.')] }] },
    })
  })

  it('follows its block to the key it got in an update', () => {
    const next = identified(of(paragraph('Better words.')), base)
    const fit = fitOf(base, next, paragraph('The first words of it.', 'mains'))
    expect('wording' in fit && said(fit.wording)).toEqual([['mains', 'Better words.']])
  })

  it('rewords a part inside its container, at any depth', () => {
    const item: Block = {
      object: 'block',
      type: 'list-item',
      key: 'i1',
      data: {},
      nodes: [paragraph('One.', 'b1')],
    }
    const document = of(
      { object: 'block', type: 'list-unordered', data: {}, nodes: [item] },
      paragraph('End.', 'b9'),
    )
    expect(wordingOf(item).nodes).toEqual(item.nodes)
    const next = reworded(document, 'i1', of(paragraph('Two.', 'b1')))
    expect(JSON.stringify(next)).toContain('Two.')
    expect(JSON.stringify(next)).not.toContain('One.')
    expect(reworded(document, 'nobody', of())).toBe(document)
    expect(reworded(document, 'b9', of()).nodes).toHaveLength(1)
  })
})
