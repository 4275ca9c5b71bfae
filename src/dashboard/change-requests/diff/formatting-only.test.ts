import { expect, test } from 'vitest'
import type { Block, Leaf } from '../../../content/document/document.ts'
import { plainText } from '../../../content/document/document.ts'
import { isFormattingOnly } from './formatting-only.ts'

const paragraph = (...nodes: NonNullable<Block['nodes']>): Block => ({
  object: 'block',
  type: 'paragraph',
  data: {},
  nodes,
})
const marked = (text: string, mark: string): Block =>
  paragraph({
    object: 'text',
    leaves: [{ object: 'leaf', text, marks: [{ object: 'mark', type: mark }] } as Leaf],
  })
const link = (url: string): Block =>
  paragraph({
    object: 'inline',
    type: 'link',
    data: { ref: { kind: 'url', url } },
    nodes: [plainText('here')],
  })
const image = (alt: string): Block => ({
  object: 'block',
  type: 'image',
  isVoid: true,
  data: { ref: { kind: 'file', file: 'f' }, alt },
})
const only = (before: Block, after: Block): boolean =>
  isFormattingOnly({ status: 'changed', before, after, attributes: [] })

test('marks, heading levels and hint styles are formatting', () => {
  expect(only(paragraph(plainText('one')), marked('one', 'bold'))).toBe(true)
  expect(only(paragraph(plainText('one')), { ...paragraph(plainText('one')), type: 'heading-2' })).toBe(true)
  const hint = (style: string): Block => ({
    object: 'block',
    type: 'hint',
    data: { style },
    nodes: [paragraph(plainText('one'))],
  })
  expect(only(hint('info'), hint('danger'))).toBe(true)
})

test('text, link targets and images are not formatting', () => {
  expect(only(paragraph(plainText('one')), paragraph(plainText('two')))).toBe(false)
  expect(only(link('https://a.example/'), link('https://b.example/'))).toBe(false)
  expect(only(image('a cat'), image('a dog'))).toBe(false)
})

test('joined paragraphs are not formatting', () => {
  const quote = (...nodes: readonly Block[]): Block => ({
    object: 'block',
    type: 'blockquote',
    data: {},
    nodes,
  })
  expect(
    only(quote(paragraph(plainText('a')), paragraph(plainText('b'))), quote(paragraph(plainText('ab')))),
  ).toBe(false)
})

test('added, removed and moved blocks are never hidden', () => {
  expect(isFormattingOnly({ status: 'added', after: paragraph(plainText('one')) })).toBe(false)
})
