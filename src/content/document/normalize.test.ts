import { expect, test } from 'vitest'
import type { Block, Inline, Leaf, Mark, RichTextDocument, Text } from './document.ts'
import { normalBlock, normalize } from './normalize.ts'

const bold: Mark = { object: 'mark', type: 'bold' }
const italic: Mark = { object: 'mark', type: 'italic' }
const leaf = (text: string, ...marks: Mark[]): Leaf => ({ object: 'leaf', text, marks })
const text = (...leaves: Leaf[]): Text => ({ object: 'text', leaves })
const paragraph = (...nodes: (Inline | Text)[]): Block => ({
  object: 'block',
  type: 'paragraph',
  data: {},
  nodes,
})
const normalized = (...nodes: (Inline | Text)[]): unknown => normalBlock(paragraph(...nodes)).nodes

test('leaves of equal marks and adjacent texts become one', () => {
  expect(normalized(text(leaf('a'), leaf('b', bold)), text(leaf('c', bold), leaf('', italic)))).toEqual([
    text(leaf('a'), leaf('bc', bold)),
  ])
})

test('marks are sorted, each type once', () => {
  expect(normalized(text(leaf('a', italic, bold, italic)))).toEqual([text(leaf('a', bold, italic))])
})

test('an empty text keeps one empty unmarked leaf, and stands alone or not at all', () => {
  expect(normalized()).toEqual([text(leaf(''))])
  expect(normalized(text(leaf('', bold)), text())).toEqual([text(leaf(''))])
  const emoji: Inline = { object: 'inline', type: 'emoji', isVoid: true, data: { code: '1f600' } }
  expect(normalized(text(leaf('')), emoji, text(leaf('')))).toEqual([emoji])
})

test('attributes that say the default go, those that say something stay', () => {
  const data = (type: string, given: Block['data']): unknown =>
    normalBlock({ object: 'block', type, data: given }).data
  expect(data('paragraph', { align: 'start' })).toEqual({})
  expect(data('paragraph', { align: 'center' })).toEqual({ align: 'center' })
  expect(data('list-ordered', { start: 1 })).toEqual({})
  expect(data('code', { overflow: 'scroll', syntax: 'js' })).toEqual({ syntax: 'js' })
  expect(data('expandable', { defaultExpanded: false })).toEqual({})
  expect(data('list-item', { checked: false })).toEqual({ checked: false })
  expect(data('constructor', { toString: 1 })).toEqual({ toString: 1 })
})

test('an unknown node is untouched, however odd', () => {
  const odd = {
    object: 'block',
    type: 'x',
    data: {},
    nodes: [text(), text(leaf(''))],
    more: 1,
  } as unknown as Block
  expect(normalBlock(odd)).toBe(odd)
})

test('no character is changed: no Unicode normalisation, no trimming', () => {
  const raw = ' e\u0301 \u{1f469}\u200d\u{1f680}\n\u00a0 '
  expect(normalized(text(leaf(raw)))).toEqual([text(leaf(raw))])
})

test('a text where only blocks can stand gets the block that it lacks, and no word is lost', () => {
  const within = (type: string, ...nodes: Block['nodes'] & object): Block =>
    normalBlock({ object: 'block', type, data: {}, nodes } as Block)
  const words = paragraph(text(leaf('word')))
  const item = { object: 'block', type: 'list-item', data: {}, nodes: [words] }
  expect(within('hint', text(leaf('word')), paragraph(text(leaf('more')))).nodes).toEqual([
    words,
    paragraph(text(leaf('more'))),
  ])
  expect(within('list-item', text(leaf('word'))).nodes).toEqual([words])
  expect(within('list-unordered', text(leaf('word'))).nodes).toEqual([item])
  expect(within('code', text(leaf('word'))).nodes).toEqual([
    { object: 'block', type: 'code-line', data: {}, nodes: [text(leaf('word'))] },
  ])
  expect(within('paragraph', paragraph(text(leaf('word')))).nodes).toEqual([text(leaf('word'))])
  expect(within('blockquote', text(leaf(''))).nodes).toEqual([])
})

test('a code line with a break is two lines', () => {
  const line = (value: string): Block => ({
    object: 'block',
    type: 'code-line',
    data: {},
    nodes: [text(leaf(value))],
  })
  const code = normalBlock({ object: 'block', type: 'code', data: {}, nodes: [line('a\r\nb'), line('')] })
  expect(code.nodes).toEqual([line('a'), line('b'), line('')])
})

test('a code line keeps the text of the inlines and blocks in it', () => {
  const link: Inline = {
    object: 'inline',
    type: 'link',
    data: {},
    nodes: [text(leaf('b', bold)), text(leaf('c\nd'))],
  }
  const line = (...nodes: NonNullable<Block['nodes']>): Block => ({
    ...{ object: 'block', type: 'code-line', data: {}, nodes },
  })
  const code: Block = {
    object: 'block',
    type: 'code',
    data: {},
    nodes: [line(text(leaf('a')), link, paragraph(text(leaf('e'))))],
  }
  const made = normalBlock(code)
  expect(made.nodes).toEqual([line(text(leaf('a'), leaf('b', bold), leaf('c'))), line(text(leaf('de')))])
  expect(normalBlock({ ...made }).nodes).toEqual(made.nodes)
})

test('fragments are sorted, and an empty caption is none', () => {
  const part = (fragment: string, ...nodes: Block[]) => ({ object: 'fragment' as const, fragment, nodes })
  const empty = paragraph(text(leaf('')))
  const image = (...fragments: Block['fragments'] & object): Block =>
    normalBlock({ object: 'block', type: 'image', data: {}, fragments })
  expect(image(part('caption', empty, empty), part('caption')).fragments).toBeUndefined()
  expect(image(part('caption', empty, paragraph(text(leaf('a'))))).fragments).toHaveLength(1)
  const cells = [part('r:b', empty), part('r:a', empty), part('r:a', paragraph(text(leaf('2'))))]
  const table = normalBlock({ object: 'block', type: 'table', data: {}, fragments: cells })
  expect(table.fragments?.map(({ fragment, nodes }) => [fragment, nodes])).toEqual([
    ['r:a', [empty]],
    ['r:a', [paragraph(text(leaf('2')))]],
    ['r:b', [empty]],
  ])
})

test.each<readonly [name: string, given: Block['data'], kept: Block['data']]>([
  ['flags that are off', { view: { hideHeader: false, hideColumnTitle: false } }, { view: {} }],
  ['flags that are on', { view: { hideHeader: true } }, { view: { hideHeader: true } }],
  ['a view that is none', { view: [1] }, { view: [1] }],
  ['no view', {}, {}],
])('a table with %s', (_, given, kept) => {
  expect(normalBlock({ object: 'block', type: 'table', data: given }).data).toEqual(kept)
})

test('what JSON leaves out is left out of marks and data, so that equal bytes stay equal', () => {
  const color = {
    object: 'mark',
    type: 'color',
    data: { text: 'red', background: undefined },
  } as unknown as Mark
  const same: Mark = { object: 'mark', type: 'color', data: { text: 'red' } }
  expect(normalized(text(leaf('a', color)), text(leaf('b', same)))).toEqual([text(leaf('ab', same))])
  expect(normalized(text(leaf('a', { ...bold, data: {} }), leaf('b', bold)))).toEqual([
    text(leaf('ab', bold)),
  ])
  const link = { object: 'inline', type: 'link', data: { ref: 'x', title: undefined } } as unknown as Inline
  expect(JSON.stringify(normalized(link))).toContain('"data":{"ref":"x"}')
})

test('the version is written, an older document upgraded, a newer one refused', () => {
  const of = (data: RichTextDocument['data']): RichTextDocument => ({ object: 'document', data, nodes: [] })
  expect(normalize(of({})).data).toEqual({ schemaVersion: 1 })
  expect(normalize(of({ schemaVersion: 0, x: 1 })).data).toEqual({ schemaVersion: 1, x: 1 })
  expect(() => normalize(of({ schemaVersion: 2 }))).toThrow(/newest known is 1/)
})
