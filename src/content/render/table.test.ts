/** Tables and cards: which columns and rows are shown, in which order, and what each type of cell shows. */
import { describe, expect, test } from 'vitest'
import type { Block, Json, JsonObject } from '../document/document.ts'
import { link, paragraph } from '../../testing/fixtures/blocks.ts'
import type { RenderContext } from './render-context.ts'
import { renderDocument } from './render-document.ts'
import { renderToHtml } from './print-tree.ts'
import type { EmbedNode } from './render-node.ts'

const context: RenderContext = {
  resolve: (reference) => {
    switch (reference.kind) {
      case 'file':
        return reference.file === 'gone'
          ? { href: '', title: 'Gone', state: 'broken' }
          : { href: `/files/${reference.file}.png`, title: `${reference.file}.png`, state: 'ok' }
      case 'user':
        return { href: '', title: `@${reference.user}`, state: 'ok' }
      case 'url':
        return { href: reference.url, title: reference.url, state: 'ok' }
      default:
        return { href: '/page', title: 'Page', state: 'ok' }
    }
  },
} as RenderContext

const tableBlock = (data: JsonObject, fragments: Readonly<Record<string, string>> = {}): Block => ({
  object: 'block',
  type: 'table',
  isVoid: true,
  data,
  fragments: Object.entries(fragments).map(([fragment, text]) => ({
    object: 'fragment',
    fragment,
    nodes: [paragraph(text)],
  })),
})

const drawn = (block: Block): EmbedNode['embed'] => {
  const [node] = renderDocument({ object: 'document', data: {}, nodes: [block] }, context)
  if (node?.type !== 'embed') throw new Error('It is no embed.')
  return node.embed
}
const grid = (block: Block) => {
  const embed = drawn(block)
  if (embed.kind !== 'table') throw new Error(`It is drawn as ${embed.kind}.`)
  return embed
}
const cards = (block: Block) => {
  const embed = drawn(block)
  if (embed.kind !== 'cards') throw new Error(`It is drawn as ${embed.kind}.`)
  return embed
}

const column = (id: string, type = 'text', more: JsonObject = {}): JsonObject => ({
  id,
  title: id,
  type,
  ...more,
})
const row = (orderIndex: Json, values: JsonObject = {}): JsonObject => ({ orderIndex, values })

/** The only cell of a table with this type of column. */
const cell = (type: string, value: Json | undefined, definition: JsonObject = {}): string => {
  const block = tableBlock(
    {
      definition: { c: column('c', type, definition) },
      records: { r: row('a', value === undefined ? {} : { c: value }) },
    },
    { 'r:c': 'Text', other: 'Other' },
  )
  return renderToHtml(grid(block).rows[0]?.cells[0] ?? [])
}

describe('columns', () => {
  const definition = { a: column('a'), b: column('b', 'number') }

  test('are those of the view in its order, without unknown ones', () => {
    expect(grid(tableBlock({ view: { columns: ['b', 'toString', 'x', 'a'] }, definition })).columns).toEqual([
      { id: 'b', title: 'b', type: 'number' },
      { id: 'a', title: 'a', type: 'text' },
    ])
  })

  test('are all if the view names none', () => {
    expect(grid(tableBlock({ definition })).columns.map(({ id }) => id)).toEqual(['a', 'b'])
    expect(grid(tableBlock({ view: { columns: 'a' }, definition })).columns.map(({ id }) => id)).toEqual([
      'a',
      'b',
    ])
  })

  test.each([
    [80, 80],
    [0, undefined],
    [-1, undefined],
    [10_000, undefined],
    ['80', undefined],
  ])('have the width %s as %s', (given, width) => {
    const [first] = grid(tableBlock({ view: { columnWidths: { a: given } }, definition })).columns
    expect(first?.width).toBe(width)
  })

  test('whose title is only a link have its text', () => {
    const titleNodes = [link({}, 'Head')] as unknown as Json
    expect(grid(tableBlock({ definition: { a: { title: '', titleNodes } } })).columns).toMatchObject([
      { title: 'Head' },
    ])
  })

  test('without title and type are text without title', () => {
    expect(grid(tableBlock({ definition: { a: {} } })).columns).toEqual([
      { id: 'a', title: '', type: 'text' },
    ])
  })
})

test.each<readonly [order: string, records: JsonObject]>([
  ['r q s', { s: row('c'), q: row('b'), r: row('a') }],
  ['a b', { b: row('x'), a: row('x') }],
  ['n b', { b: row('1'), n: row(5) }],
  ['two ten', { ten: row(10), two: row(2) }],
  ['none a', { a: row('a'), none: {} }],
  ['a', { a: row('a'), bad: 'no record' }],
])('rows are in the order %s', (order, records) => {
  const block = tableBlock({ definition: { c: column('c') }, records })
  expect(
    grid(block)
      .rows.map(({ id }) => id)
      .join(' '),
  ).toBe(order)
})

describe('a cell', () => {
  test.each<readonly [type: string, value: Json | undefined, html: string]>([
    ['text', undefined, '<p>Text</p>'],
    ['text', 'other', '<p>Other</p>'],
    ['checkbox', true, '<input type="checkbox" checked="" disabled="" aria-label="c">'],
    ['checkbox', false, '<input type="checkbox" disabled="" aria-label="c">'],
    ['checkbox', 'true', '<input type="checkbox" disabled="" aria-label="c">'],
    ['number', 3.5, '3.5'],
    ['number', '3', ''],
    ['rating', 3, '<span aria-label="3" role="img" data-type="rating">★★★</span>'],
    ['rating', 2.5, '<span aria-label="2.5" role="img" data-type="rating">★★★</span>'],
    ['rating', 1e9, `<span aria-label="1000000000" role="img" data-type="rating">${'★'.repeat(10)}</span>`],
    ['rating', -1, '<span aria-label="-1" role="img" data-type="rating"></span>'],
    ['rating', 'many', ''],
    ['select', ['x'], '<span data-type="option" data-kind="x">x</span>'],
    ['select', [], ''],
    ['users', ['u1'], '@u1'],
    ['files', ['plan'], 'plan.png'],
    ['files', ['url:https://a.example/b.png'], '<a href="https://a.example/b.png"'],
    ['content-ref', { kind: 'url', url: 'https://a.example/' }, 'https://a.example/'],
    ['content-ref', undefined, ''],
    ['content-ref', 'no reference', ''],
    ['image', { kind: 'file', file: 'plan' }, '<img alt="" src="/files/plan.png">'],
    ['image', { kind: 'file', file: 'gone' }, ''],
    ['image', { kind: 'url', url: 'javascript:alert(1)' }, ''],
    ['image', undefined, ''],
    ['formula', 'x', '<span data-type="unknown" data-kind="formula">x</span>'],
    ['formula', 7, '<span data-type="unknown" data-kind="formula">7</span>'],
    ['formula', undefined, '<p>Text</p>'],
  ])('of type %s with %j', (type, value, html) => {
    const result = cell(type, value)
    if (['users', 'files', 'content-ref'].includes(type) && html !== '') expect(result).toContain(html)
    else expect(result).toBe(html)
  })

  test('of options shows their labels', () => {
    const options = { options: [{ value: 'x', label: 'Ex' }, 'no option', { value: 'y' }] }
    expect(
      cell('select', ['x', 'y', 'z'], options)
        .replace(/<[^>]*>/gu, ' ')
        .trim()
        .split(/\s+/u),
    ).toEqual(['Ex', 'y', 'z'])
  })
})

describe('cards', () => {
  const cardBlock = (view: JsonObject, values: JsonObject = {}) =>
    tableBlock({
      view: { type: 'cards', columns: ['t'], ...view },
      definition: { t: column('t') },
      records: {
        r: row('a', {
          to: { kind: 'url', url: 'https://a.example/' },
          pictures: ['plan'],
          gone: ['gone'],
          ...values,
        }),
      },
    })

  test('lead to the first column with a target', () => {
    const target = (columns: Json) => cards(cardBlock({ targetDefinition: columns })).cards[0]?.target?.href
    expect(target('to')).toBe('https://a.example/')
    expect(target(['none', 'to'])).toBe('https://a.example/')
    expect(target(['pictures', 'to'])).toBe('/files/plan.png')
    expect(target('none')).toBeUndefined()
    expect(target(3)).toBeUndefined()
  })

  test('have covers for both themes where their files exist', () => {
    const [card] = cards(cardBlock({ coverDefinition: 'pictures', coverDefinitionDark: 'gone' })).cards
    expect([card?.cover, card?.coverDark]).toEqual(['/files/plan.png', undefined])
    const [dark] = cards(cardBlock({ coverDefinition: 'gone', coverDefinitionDark: 'pictures' })).cards
    expect([dark?.cover, dark?.coverDark]).toEqual([undefined, '/files/plan.png'])
  })

  test.each([
    [{}, 'medium', false],
    [{ cardSize: 'large' }, 'large', false],
    [{ cardSize: 'huge', hideColumnTitle: true }, 'medium', true],
  ])('with %j are %s', (view, size, hidden) => {
    expect(cards(cardBlock(view))).toMatchObject({ size, hideColumnTitle: hidden })
  })
})

test('options of a grid are passed on', () => {
  const merges = [{ from: 'r:c', to: 's:c' }]
  const block = tableBlock({
    view: { type: 'grid', hideHeader: true },
    fullWidth: true,
    search: true,
    cellMerges: merges,
  })
  expect(grid({ ...block, key: 'k' })).toEqual({
    kind: 'table',
    columns: [],
    rows: [],
    hideHeader: true,
    fullWidth: true,
    search: true,
    merges,
  })
})
