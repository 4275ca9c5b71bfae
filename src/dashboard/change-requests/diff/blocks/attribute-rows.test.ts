import { expect, test } from 'vitest'
import { diffDocuments } from '../../../../content/diff/block-diff.ts'
import {
  emptyDocument,
  plainText,
  type Block,
  type JsonObject,
} from '../../../../content/document/document.ts'
import { blockRows, kindText, optionRows } from './attribute-rows.ts'

const block = (type: string, key: string, data: JsonObject, nodes: readonly Block[]): Block => ({
  ...{ object: 'block', type, key, data, nodes },
})
const paragraph = (key: string, text: string): Block => ({
  ...block('paragraph', key, {}, []),
  nodes: [plainText(text)],
})
const rowsOf = (before: Block, after: Block) => {
  const [change] = diffDocuments(
    { ...emptyDocument, nodes: [before] },
    { ...emptyDocument, nodes: [after] },
  ).script
  return change?.status === 'changed' ? blockRows(change) : undefined
}

test('lists each changed option of a group in its own row', () => {
  const layout = {
    name: 'layout',
    before: { width: 'default', outline: true },
    after: { width: 'wide', outline: true },
  }
  expect(optionRows([layout, { name: 'hidden', after: true }])).toEqual([
    { name: 'width', of: 'layout', before: 'default', after: 'wide' },
    { name: 'hidden', before: undefined, after: true },
  ])
})

test('omits table attributes that the cells show', () => {
  const view = {
    name: 'view',
    before: { type: 'grid', columns: ['a'] },
    after: { type: 'grid', columns: ['a', 'b'] },
  }
  expect(optionRows([view, { name: 'records', before: {}, after: {} }])).toEqual([])
  expect(optionRows([{ ...view, after: { type: 'grid', columns: ['a'], hideHeader: true } }])).toEqual([
    { name: 'hideHeader', of: 'view', before: undefined, after: true },
  ])
})

test('lists renamed, added and removed tabs', () => {
  const tab = (key: string, title: string, text: string): Block =>
    block('tabs-item', key, { title }, [paragraph(`w${key}`, text)])
  const before = block('tabs', 't', {}, [tab('a', 'Linux', 'Use apt.'), tab('b', 'Mac', 'Use brew.')])
  const after = block('tabs', 't', {}, [
    tab('a', 'Linux', 'Use apt.'),
    tab('b', 'macOS', 'Use brew.'),
    tab('c', 'Windows', 'Use winget.'),
  ])
  expect(rowsOf(before, after)).toEqual([
    { name: 'title', of: 'Tab “Mac”', before: 'Mac', after: 'macOS' },
    { name: 'Tab', after: 'Windows' },
  ])
  expect(rowsOf(after, before)?.at(-1)).toEqual({ name: 'Tab', before: 'Windows' })
})

test('lists each changed prop of a block of an integration', () => {
  const drawing = (props: JsonObject) =>
    block('integration', 'i', { integration: 'a', block: 'b', props }, [])
  expect(rowsOf(drawing({ title: 'T', content: 'one' }), drawing({ title: 'T', content: 'two' }))).toEqual([
    { name: 'content', of: 'props', before: 'one', after: 'two' },
  ])
})

test('formats block types for display', () => {
  expect(['heading-2', 'paragraph', 'list-ordered'].map(kindText)).toEqual([
    'Heading 2',
    'Paragraph',
    'List ordered',
  ])
})
