import { expect, test } from 'vitest'
import { plainText } from './document.ts'
import type { Block, Json, JsonObject, RichTextDocument } from './document.ts'
import { searchSections } from './search-text.ts'

const block = (type: string, text: string | Block[], data: JsonObject = {}): Block => ({
  object: 'block',
  type,
  data,
  nodes: typeof text === 'string' ? [plainText(text)] : text,
})
const document = (...nodes: Block[]): RichTextDocument => ({ object: 'document', data: {}, nodes })
const show = (doc: RichTextDocument) =>
  searchSections(doc, 'Page').map(({ id, title, body }) => `${id}|${title}|${body}`)

test('a page without text is found by its title', () => {
  expect(show(document())).toEqual(['|Page|'])
})

test('sections begin at headings 1 to 3, anchors are those of the page', () => {
  const doc = document(
    block('paragraph', '  before \t it '),
    block('heading-1', 'Same'),
    block('paragraph', 'one\ntwo'),
    block('heading-3', 'Same'),
    block('heading-4', 'Small'),
    block('paragraph', 'three'),
    block('heading-2', '  '),
    block('heading-2', 'With id', { id: 'x' }),
  )
  expect(show(doc)).toEqual([
    '|Page|before it',
    'same|Same|one\ntwo',
    'same-1|Same|Small\nthree',
    'x|With id|',
  ])
})

test('words of containers, code, tables, images and fragments count; raw HTML and expressions do not', () => {
  const table: Block = {
    ...{ object: 'block', type: 'table', isVoid: true },
    data: {
      definition: {
        a: { title: 'Name', type: 'text' },
        n: { title: 'Size', type: 'number' },
        s: { type: 'select' },
      },
      records: { r: { orderIndex: 'a', values: { a: 'r:a', n: 42, s: ['red'] } } },
    },
    fragments: [
      {
        object: 'fragment',
        fragment: 'r:a',
        nodes: [block('heading-2', 'cell'), block('paragraph', 'words')],
      },
    ],
  }
  const expandable: Block = {
    ...{ object: 'block', type: 'expandable', isVoid: true, data: {} },
    fragments: [
      { object: 'fragment', fragment: 'expandable-title', nodes: [block('paragraph', 'More')] },
      { object: 'fragment', fragment: 'expandable-body', nodes: [block('paragraph', 'hidden words')] },
    ],
  }
  const doc = document(
    block('tabs', [block('tabs-item', [block('paragraph', 'inside')], { title: 'Linux' })]),
    block('code', [block('code-line', 'npm start'), block('code-line', 'done')], { title: 'sh' }),
    table,
    expandable,
    { ...block('html', []), data: { html: '<b>raw</b>' } },
    block('images', [{ ...block('image', []), data: { alt: 'a cat' } }]),
  )
  expect(show(doc)).toEqual([
    '|Page|Linux\ninside\nsh\nnpm start\ndone\nName\nSize\n42\nred\ncell\nwords\nMore\nhidden words\na cat',
  ])
})

test('the titles and options of a table are found as readers see them', () => {
  const link = { object: 'inline', type: 'link', data: {}, nodes: [plainText('Head')] } as const
  const table: Block = {
    ...{ object: 'block', type: 'table', isVoid: true },
    data: {
      definition: {
        a: { title: '', titleNodes: [link] as unknown as Json, type: 'text' },
        s: {
          title: 'State',
          type: 'select',
          options: [{ value: 'o1', label: 'Done' }, { value: 'o2' }, 'o3'],
        },
      },
      records: { r: { values: { s: ['o1', 'o2', 'o3', 4] } }, broken: 'x', empty: {} },
    },
  }
  expect(show(document(table))).toEqual(['|Page|Head\nState\nDone\no2\no3'])
})
