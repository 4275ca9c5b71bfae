/** HTML tables: each is read into a block and printed again; what cannot be expressed stays raw HTML. */
import { describe, expect, test } from 'vitest'
import type { Block, ContentReference, JsonObject } from '../document/document.ts'
import { parseMarkdown } from './parse-markdown.ts'
import { printMarkdown } from './print-markdown.ts'

const href = (reference: ContentReference): string => (reference.kind === 'url' ? reference.url : '')
const read = (html: string): Block => {
  const [block] = parseMarkdown(html, { file: '', titled: false }).document.nodes
  if (block === undefined) throw new Error('There is no block.')
  return block
}
const printed = (html: string): string =>
  printMarkdown(parseMarkdown(html, { file: '', titled: false }).document, { href }).trim()

const table = (head: string, body: string, attributes = ''): string =>
  `<table${attributes}><thead><tr>${head}</tr></thead><tbody>${body}</tbody></table>`
const row = (...cells: string[]): string => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`
const values = (block: Block) =>
  Object.values(block.data['records'] as JsonObject).map((record) => (record as JsonObject)['values'])
const definitions = (block: Block) => Object.values(block.data['definition'] as JsonObject)

describe('columns', () => {
  test.each<readonly [head: string, definition: JsonObject]>([
    ['<th>Name</th>', { id: 'c0', title: 'Name', type: 'text' }],
    ['<th data-type="number">N</th>', { id: 'c0', title: 'N', type: 'number' }],
    ['<th align="right">N</th>', { id: 'c0', title: 'N', type: 'text', textAlignment: 'right' }],
    ['<th valign="top">N</th>', { id: 'c0', title: 'N', type: 'text', verticalAlignment: 'top' }],
    ['<th data-type="select" data-multiple>N</th>', { id: 'c0', title: 'N', type: 'select', multiple: true }],
    [
      '<th data-type="select" data-multiple="false">N</th>',
      { id: 'c0', title: 'N', type: 'select', multiple: false },
    ],
  ])('%s', (head, definition) => {
    const html = table(head, '', ' data-view="cards"')
    expect(definitions(read(html))).toEqual([definition])
    expect(printed(html)).toBe(html)
  })

  test('with marks in their title keep them', () => {
    const html = table('<th><strong>Name</strong></th>', row('Anna'), ' data-full-width')
    expect(definitions(read(html))).toMatchObject([{ title: 'Name', titleNodes: [{ object: 'text' }] }])
    expect(printed(html)).toBe(html)
  })

  test('have their widths, roles and visibility in the view', () => {
    const head =
      '<th width="80">A</th><th data-hidden data-card-target data-type="content-ref">B</th><th data-hidden data-card-cover data-type="files">C</th><th data-hidden data-card-cover-dark data-type="files">D</th>'
    const html = table(head, '', ' data-view="cards"')
    expect(read(html).data['view']).toEqual({
      type: 'cards',
      columns: ['c0'],
      columnWidths: { c0: '80' },
      targetDefinition: 'c1',
      coverDefinition: 'c2',
      coverDefinitionDark: 'c3',
    })
    expect(printed(html)).toBe(html)
  })

  test('with one role more than once are a list', () => {
    const html = table('<th data-card-target>A</th><th data-card-target>B</th>', '', ' data-view="cards"')
    expect(read(html).data['view']).toMatchObject({ targetDefinition: ['c0', 'c1'] })
    expect(printed(html)).toBe(html)
  })
})

describe('a column of options', () => {
  const options =
    '<option value="a1" label="High, or higher" color="blue"></option><option value="b2" label="&#x3C;Low>" color="red"></option>'
  const cell = '<span data-option="b2">&#x3C;Low&#x3E;, </span><span data-option="a1">High, or higher</span>'

  test('has them in its head, and their values in its cells', () => {
    const html = table(`<th>T<select multiple>${options}</select></th>`, row(cell) + row(''))
    expect(definitions(read(html))).toEqual([
      {
        ...{ id: 'c0', title: 'T', type: 'select', multiple: true },
        options: [
          { value: 'a1', label: 'High, or higher', color: 'blue' },
          { value: 'b2', label: '<Low>', color: 'red' },
        ],
      },
    ])
    expect(values(read(html))).toEqual([{ c0: ['b2', 'a1'] }, {}])
    expect(printed(html)).toBe(
      html.replace('<Low>"', '&#x3C;Low&#x3E;"').replace('Low>" color', 'Low&#x3E;" color'),
    )
  })

  test.each([
    ['<th>T<select><option label="a"></option></select></th>', ''],
    ['<th>T<select><option value="a">A</option></select></th>', ''],
    ['<th>T<select size="2"></select></th>', ''],
    ['<th data-type="number">T<select></select></th>', ''],
    [`<th>T<select>${options}</select></th>`, '<span data-option="c3">Words of a lost option</span>'],
    [`<th>T<select>${options}</select></th>`, '<span>High</span>'],
    [`<th>T<select>${options}</select></th>`, 'High <span data-option="c3">c3</span>'],
  ])('that is not understood leaves the table raw: %s %s', (head, content) => {
    const html = table(head, row(content))
    expect(read(html).type).toBe('html')
    expect(printed(html)).toBe(html)
  })
})

describe('cells', () => {
  test.each<readonly [type: string, cell: string, value: unknown]>([
    ['number', '3', 3],
    ['number', '-1.5', -1.5],
    ['rating', '4', 4],
    ['checkbox', 'true', true],
    ['checkbox', 'false', false],
    ['select', 'one, two', ['one', 'two']],
    [
      'content-ref',
      '<a href="https://a.example/">https://a.example/</a>',
      { kind: 'url', url: 'https://a.example/' },
    ],
    [
      'files',
      '<a href="https://a.example/f.png">https://a.example/f.png</a>',
      ['url:https://a.example/f.png'],
    ],
  ])('of type %s hold %s', (type, cell, value) => {
    const html = table(`<th data-type="${type}">A</th>`, row(cell), ' data-view="cards"')
    expect(values(read(html))).toEqual([{ c0: value }])
  })

  test.each([
    ['number', '007'],
    ['number', 'Infinity'],
    ['number', 'three'],
    ['checkbox', 'yes'],
    ['content-ref', 'no link'],
    ['content-ref', '<a href="https://a.example/">a</a> <a href="https://b.example/">b</a>'],
    ['files', 'no link'],
    ['select', '<strong>one</strong>'],
    ['unknown', 'text'],
  ])('of type %s that hold %s leave the table raw', (type, cell) => {
    const html = table(`<th data-type="${type}">A</th>`, row(cell))
    expect(read(html).type).toBe('html')
    expect(printed(html)).toBe(html)
  })

  test.each(['number', 'checkbox', 'select', 'content-ref', 'files', 'text'])(
    'of type %s may be empty',
    (type) => {
      const html = table(`<th data-type="${type}">A</th>`, row(''), ' data-view="cards"')
      expect(values(read(html))).toEqual([{}])
      expect(printed(html)).toContain('<td></td>')
    },
  )

  test('may be fewer than columns, and not more', () => {
    expect(values(read(table('<th>A</th><th>B</th>', row('1'), ' data-view="cards"')))).toEqual([
      { c0: 'r0:c0' },
    ])
    expect(read(table('<th>A</th>', row('1', '2'))).type).toBe('html')
  })

  test('with the alignment of their column are read, with another one not', () => {
    const aligned = (align: string) =>
      table('<th align="right">A</th>', `<tr><td align="${align}">1</td></tr>`, ' data-full-width')
    expect(read(aligned('right')).type).toBe('table')
    expect(printed(aligned('right'))).toBe(aligned('right'))
    expect(read(aligned('left')).type).toBe('html')
  })

  test('hold lists, quotes, headings and tasks on one line', () => {
    const cells = [
      '<ul><li>one</li><li>two</li></ul>',
      '<ol start="3"><li>three</li></ol>',
      '<ul class="contains-task-list"><li><input type="checkbox" checked>done</li><li><input type="checkbox">open</li></ul>',
      '<h3>Title</h3><p>Text</p>',
      '<blockquote><p>Quoted</p></blockquote>',
    ]
    const html = table('<th>A</th>', cells.map((cell) => row(cell)).join(''))
    expect(read(html).type).toBe('table')
    expect(printed(html)).toBe(html)
  })
})

describe('options of the table', () => {
  test.each<readonly [attribute: string, data: JsonObject]>([
    [' data-full-width', { fullWidth: true }],
    [' data-header-hidden', { view: { type: 'grid', columns: ['c0'], hideHeader: true } }],
    [' data-header-sticky', { view: { type: 'grid', columns: ['c0'], stickyHeader: true } }],
    [' data-view="cards"', { view: { type: 'cards', columns: ['c0'] } }],
    [
      ' data-view="cards" data-card-size="large"',
      { view: { type: 'cards', columns: ['c0'], cardSize: 'large' } },
    ],
    [
      ' data-view="cards" data-column-title-hidden',
      { view: { type: 'cards', columns: ['c0'], hideColumnTitle: true } },
    ],
    [' data-search', { search: true }],
  ])('%s', (attributes, data) => {
    const html = table('<th>A</th>', row('1'), attributes)
    expect(read(html).data).toMatchObject(data)
    expect(printed(html)).toBe(html)
  })

  test.each([
    table('<th>A</th>', row('1'), ' data-view="list"'),
    table('<th>A</th>', row('1'), ' class="wide"'),
    table('<td>A</td>', row('1')),
    table('<th colspan="2">A</th>', row('1')),
    '<table><tbody><tr><td>1</td></tr></tbody></table>',
    '<table><thead><tr><th>A</th></tr><tr><th>B</th></tr></thead></table>',
    '<table><thead><tr><th>A</th></tr></thead><tfoot><tr><td>1</td></tr></tfoot></table>',
    '<table><thead><tr><th>A</th></tr></thead><tbody><tr class="x"><td>1</td></tr></tbody></table>',
    '<table><thead><tr><th>A</th></tr></thead><tbody><p>1</p></tbody></table>',
  ])('that no block has leave it raw: %s', (html) => {
    expect(read(html).type).toBe('html')
    expect(printed(html)).toBe(html)
  })
})

test('a grid of plain text is printed with pipes', () => {
  const html = table('<th>A</th><th align="center">B</th>', row('1', '<strong>2</strong>') + row('', '3'))
  expect(printed(html)).toBe('| A | B |\n| --- | :---: |\n| 1 | **2** |\n|  | 3 |')
})
