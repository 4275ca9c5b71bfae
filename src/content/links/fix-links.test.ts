import { expect, test } from 'vitest'
import type { Block, ContentReference, Inline, Node, RichTextDocument } from '../document/document.ts'
import { emptyDocument, plainText } from '../document/document.ts'
import { fixLinks } from './fix-links.ts'
import { linksOf } from './links.ts'
import { normalize } from '../document/normalize.ts'

const gone: ContentReference = { kind: 'page', page: 'gone' }
const there: ContentReference = { kind: 'page', page: 'there' }
const link = (ref: ContentReference, ...nodes: readonly Node[]): Inline =>
  ({ object: 'inline', type: 'link', data: { ref: { ...ref } }, nodes }) as never
const paragraph = (...nodes: readonly Node[]): Block =>
  ({ object: 'block', type: 'paragraph', key: 'k', data: {}, nodes }) as never
const document = (...nodes: readonly Block[]): RichTextDocument =>
  normalize({ ...emptyDocument, nodes } as RichTextDocument)
const image = (ref: ContentReference): Block =>
  ({ object: 'block', type: 'image', key: 'i', isVoid: true, data: { ref: { ...ref } } }) as never
const only =
  (fix: ReturnType<Parameters<typeof fixLinks>[1]>) =>
  (reference: ContentReference): typeof fix =>
    JSON.stringify(reference) === JSON.stringify(gone) ? fix : undefined
const textOf = (given: RichTextDocument): string =>
  JSON.stringify(given)
    .match(/"text":"[^"]*"/g)
    ?.join('') ?? ''

test('another target stands wherever the old one stood, and nothing else changes', () => {
  const before = document(
    paragraph(
      plainText('See '),
      link(gone, plainText('this')),
      plainText(' and '),
      link(there, plainText('that')),
    ),
    paragraph(link(gone, plainText('again'))),
  )
  const { document: after, ...counts } = fixLinks(before, only({ kind: 'to', reference: there }))
  expect(counts).toEqual({ changed: 2, removed: 0, left: 0 })
  expect(linksOf(after).map(({ reference }) => reference)).toEqual([there, there, there])
  expect(textOf(after)).toBe(textOf(before))
})

test('a link that goes leaves its words, which join those around them', () => {
  const before = document(paragraph(plainText('See '), link(gone, plainText('this')), plainText('.')))
  const { document: after, ...counts } = fixLinks(before, only({ kind: 'remove' }))
  expect(counts).toEqual({ changed: 0, removed: 1, left: 0 })
  expect(after).toEqual(document(paragraph(plainText('See this.'))))
})

test('marks of the words stay, and so do other inlines in the link', () => {
  const bold = {
    object: 'text',
    leaves: [{ object: 'leaf', text: 'bold', marks: [{ object: 'mark', type: 'bold' }] }],
  }
  const emoji = { object: 'inline', type: 'emoji', isVoid: true, data: { code: '1f600' } }
  const inside = [plainText('a '), bold, emoji] as never as readonly Node[]
  const { document: after } = fixLinks(document(paragraph(link(gone, ...inside))), only({ kind: 'remove' }))
  expect(after).toEqual(document(paragraph(...inside)))
})

test('what a page shows takes a target of its kind only, and has no words to keep', () => {
  const lost: ContentReference = { kind: 'file', file: 'lost' }
  const before = document(image(lost))
  const to = (reference: ContentReference) => fixLinks(before, () => ({ kind: 'to', reference }))
  expect(to({ kind: 'page', page: 'p' })).toEqual({ document: before, changed: 0, removed: 0, left: 1 })
  expect(to({ kind: 'file', file: 'new' }).changed).toBe(1)
  expect(to({ kind: 'url', url: 'https://example.org/a.png' }).changed).toBe(1)
  expect(fixLinks(before, () => ({ kind: 'remove' }))).toMatchObject({ removed: 0, left: 1 })
})

test('a document without such links is the same object', () => {
  const before = document(paragraph(link(there, plainText('x'))))
  expect(fixLinks(before, only({ kind: 'remove' })).document).toBe(before)
})
