import { expect, test } from 'vitest'
import { describePictures } from './add-alt-text.ts'
import type { Block, Inline, RichTextDocument } from '../document/document.ts'
import { emptyDocument, plainText } from '../document/document.ts'
import { picturesWithoutAlt } from './missing-alt-text.ts'
import { normalize } from '../document/normalize.ts'

const ref = (file: string) => ({ kind: 'file', file })
const images = (key: string, ...files: readonly (readonly [file: string, alt?: string])[]): Block => ({
  ...{ object: 'block', type: 'images', key, data: {} },
  nodes: files.map(([file, alt]) => ({
    ...{ object: 'block', type: 'image', isVoid: true },
    data: { ref: ref(file), ...(alt !== undefined && { alt }) },
  })),
})
const inSentence = (key: string, file: string): Block => {
  const image: Inline = { object: 'inline', type: 'inline-image', isVoid: true, data: { ref: ref(file) } }
  return {
    object: 'block',
    type: 'paragraph',
    key,
    data: {},
    nodes: [plainText('See '), image, plainText('.')],
  }
}
const expandable = (key: string, inner: Block): Block => ({
  ...{ object: 'block', type: 'expandable', isVoid: true, key, data: {} },
  fragments: [{ object: 'fragment', fragment: 'expandable-body', nodes: [inner] }],
})
const document = (...nodes: readonly Block[]): RichTextDocument => normalize({ ...emptyDocument, nodes })
const silent = (given: RichTextDocument) =>
  picturesWithoutAlt(given).map(({ block, file }) => `${block} ${file}`)

test('pictures get their text wherever they stand, and no other picture changes', () => {
  const before = document(
    images('a', ['bell'], ['lamp'], ['horn', 'A horn']),
    inSentence('b', 'bell'),
    expandable('c', images('d', ['bell', ' '])),
  )
  expect(silent(before)).toEqual(['a bell', 'a lamp', 'b bell', 'd bell'])
  const after = describePictures(before, ({ file }) => (file === 'bell' ? ' A bell ' : undefined))
  expect(silent(after)).toEqual(['a lamp'])
  const said = JSON.stringify(after).match(/"alt":"[^"]*"/g)
  expect(said).toEqual(['"alt":"A bell"', '"alt":"A horn"', '"alt":"A bell"', '"alt":"A bell"'])
  expect(normalize(after)).toEqual(after)
})

test('a picture can be meant by its block, and what says nothing changes nothing', () => {
  const before = document(images('a', ['bell']), images('b', ['bell']))
  expect(silent(describePictures(before, ({ block }) => (block === 'b' ? 'A bell' : '')))).toEqual(['a bell'])
  expect(describePictures(before, () => '  ')).toBe(before)
})
