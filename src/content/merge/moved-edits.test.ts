import { describe, expect, test } from 'vitest'
import { mergeDocuments } from './block-merge.ts'
import { carryEdit } from './moved-edits.ts'
import type { RichTextDocument } from '../document/document.ts'
import { emptyDocument, plainText } from '../document/document.ts'

/** `a b=text`: paragraphs with their keys; without a text, the key is the text. */
const parse = (text: string): RichTextDocument => ({
  ...emptyDocument,
  nodes: text
    .split(' ')
    .filter((token) => token !== '')
    .map((token) => {
      const [key = '', own = key] = token.split('=')
      return { object: 'block', type: 'paragraph', key, data: {}, nodes: [plainText(own)] }
    }),
})
const print = ({ nodes }: RichTextDocument): string =>
  nodes
    .map((block) => {
      const own = /"text":"(.*?)"/u.exec(JSON.stringify(block))?.[1] ?? ''
      return own === block.key ? own : `${block.key ?? ''}=${own}`
    })
    .join(' ')

/** Name, the deleted text in base, the same in the change, the target text, the result. */
const rows: readonly (readonly [string, string, string, string, string])[] = [
  ['an edited block comes after what stands there', 'a b', 'a=1 b', 'x y', 'x y a=1'],
  ['a block that is there already gets the edit in its place', 'a b', 'a=1 b', 'x a y', 'x a=1 y'],
  ['edited on both sides: the edit that was moved stands', 'a b', 'a=1 b', 'x a=2 y', 'x a=1 y'],
  ['a new block comes along, one that nobody touched does not', 'a b', 'a b n', 'x', 'x n'],
  ['a new block stands beside its neighbour, where that went', 'a b', 'a n b', 'x a b y', 'x a n b y'],
  ['what the change deleted goes where it is as it was', 'a b', 'b', 'x a b', 'x b'],
  ['what the change deleted stays where others wrote in it', 'a b', 'b', 'x a=2', 'x a=2'],
  ['into an empty page', 'a', 'a=1', '', 'a=1'],
]

test.each(rows)('%s', (_, base, change, into, expected) => {
  const once = carryEdit(mergeDocuments, parse(base), parse(change), parse(into))
  expect(print(once)).toBe(expected)
})

describe('laws', () => {
  test.each(rows)('carried twice is carried once: %s', (_, base, change, into) => {
    const once = carryEdit(mergeDocuments, parse(base), parse(change), parse(into))
    expect(print(carryEdit(mergeDocuments, parse(base), parse(change), once))).toBe(print(once))
  })
  test.each(rows)('no edit changes nothing: %s', (_, base, _change, into) => {
    expect(print(carryEdit(mergeDocuments, parse(base), parse(base), parse(into)))).toBe(into)
  })
})
