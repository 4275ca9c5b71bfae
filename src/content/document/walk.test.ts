import { describe, expect, test } from 'vitest'
import type { Block, Node, RichTextDocument } from './document.ts'
import { emptyDocument } from './document.ts'
import { inlineText, nodesIn, walk } from './walk.ts'

const text = (value: string): Node => ({
  object: 'text',
  leaves: [{ object: 'leaf', text: value, marks: [] }],
})
const block = (type: string, key: string | undefined, nodes: readonly Node[]): Block =>
  ({ object: 'block', type, ...(key !== undefined && { key }), data: {}, nodes }) as Block
const inline = (type: string, data: object, nodes: readonly Node[] = []): Node =>
  ({ object: 'inline', type, data, nodes }) as unknown as Node
const documentOf = (nodes: readonly Block[]): RichTextDocument => ({ ...emptyDocument, nodes })

/** Each node by its type, or its text, with the key it belongs to and what encloses it. */
const visits = (document: RichTextDocument): string[] =>
  [...walk(document)].map(({ node, key, within }) => {
    const name = node.object === 'text' ? `“${node.leaves.map((leaf) => leaf.text).join('')}”` : node.type
    return `${within.join('/')} ${name} ${key ?? '-'}`.trim()
  })

describe('a walk', () => {
  const quote = {
    ...block('quote', 'q', [block('paragraph', undefined, [text('one'), inline('link', {}, [text('two')])])]),
    fragments: [
      { object: 'fragment', nodes: [block('paragraph', 'f', [text('three')])] },
      { object: 'fragment', nodes: [text('four')] },
    ],
  } as unknown as Block
  const document = documentOf([quote, block('paragraph', 'p', [text('five')])])

  test('visits parents before children, nodes before fragments, in page order', () => {
    expect(visits(document)).toEqual([
      'quote q',
      'quote paragraph q',
      'quote/paragraph “one” q',
      'quote/paragraph link q',
      'quote/paragraph/link “two” q',
      'quote paragraph f',
      'quote/paragraph “three” f',
      'quote “four” q',
      'paragraph p',
      'paragraph “five” p',
    ])
  })

  test('counts what it visits', () => {
    expect(nodesIn(document)).toBe(10)
    expect(nodesIn(documentOf([]))).toBe(0)
  })

  test('passes any depth, and records the first 64 types that enclose a node', () => {
    let deep: Node = text('inside')
    for (let level = 0; level < 20_000; level += 1) deep = block('quote', undefined, [deep])
    const depths = [...walk(documentOf([deep as Block]))].map(({ within }) => within.length)
    expect(depths).toHaveLength(20_001)
    expect(depths.slice(0, 66)).toEqual([...Array.from({ length: 65 }, (_, level) => level), 64])
    expect(Math.max(...depths)).toBe(64)
  })
})

test.each<[string, readonly Node[], string]>([
  ['leaves in order', [text('one '), text('two')], 'one two'],
  ['the text inside of inlines', [text('see '), inline('link', {}, [text('this')]), text('.')], 'see this.'],
  ['formulas', [inline('inline-math', { formula: 'x^2' })], 'x^2'],
  ['labels', [inline('button', { label: 'Go' })], 'Go'],
  ['expressions', [inline('expression', { expression: 'a.b' })], 'a.b'],
  ['no expression of another inline', [inline('link', { expression: 'a.b' })], ''],
  ['nothing of an emoji', [text('a'), inline('emoji', { code: '1f600' }), text('b')], 'ab'],
  ['nothing of data that is no text', [inline('inline-math', { formula: 3 })], ''],
])('the text of a block has %s', (_, nodes, expected) => {
  expect(inlineText(block('paragraph', 'p', nodes))).toBe(expected)
})
