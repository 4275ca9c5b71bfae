import { expect, test } from 'vitest'
import { canonicalBytes, contentHash, documentHash, parseCanonical, sameContent } from './canonical.ts'
import type { Block, RichTextDocument } from './document.ts'
import { plainText } from './document.ts'
import { normalize } from './normalize.ts'
import { sha256 } from '../../testing/generators/revisions.ts'

const paragraph = (key: string, text: string): Block => ({
  nodes: [plainText(text)],
  object: 'block',
  data: {},
  type: 'paragraph',
  key,
})
const document = (...nodes: Block[]): RichTextDocument => normalize({ object: 'document', data: {}, nodes })

test('one block a line, key first, names sorted', () => {
  expect(
    new TextDecoder().decode(canonicalBytes(document(paragraph('k1', 'a\nb'), paragraph('k2', '')))),
  ).toBe(
    '{"data":{"schemaVersion":1},"object":"document"}\n' +
      '{"key":"k1","data":{},"nodes":[{"leaves":[{"marks":[],"object":"leaf","text":"a\\nb"}],"object":"text"}],"object":"block","type":"paragraph"}\n' +
      '{"key":"k2","data":{},"nodes":[{"leaves":[{"marks":[],"object":"leaf","text":""}],"object":"text"}],"object":"block","type":"paragraph"}\n',
  )
})

test('bytes are read back to the same document, and the order of names leaves no trace', () => {
  const one = document(paragraph('k1', 'a \u{1f600} \u2028'), paragraph('k2', 'b'))
  expect(parseCanonical(canonicalBytes(one))).toEqual(one)
  const { key, ...rest } = one.nodes[0] as Block
  const other = { ...one, nodes: [{ ...rest, key } as Block, ...one.nodes.slice(1)] }
  expect(documentHash(other, sha256)).toBe(documentHash(one, sha256))
  expect(() => parseCanonical(new TextEncoder().encode('{}'))).toThrow(SyntaxError)
})

test('the two equalities: keys count for bytes, not for content', () => {
  const [one, two] = [document(paragraph('k1', 'a')), document(paragraph('k2', 'a'))]
  expect(documentHash(one, sha256)).not.toBe(documentHash(two, sha256))
  expect(sameContent(one, two)).toBe(true)
  expect(sameContent(one, document(paragraph('k1', 'A')))).toBe(false)
  expect(contentHash(one.nodes[0] as Block)).toBe(contentHash(two.nodes[0] as Block))
})

const table = (
  column: string,
  rows: readonly (readonly [id: string, order: string, text: string])[],
): Block => ({
  object: 'block',
  type: 'table',
  isVoid: true,
  data: {
    view: { type: 'grid', columns: [column], columnWidths: { [column]: 100 } },
    definition: { [column]: { id: column, title: column === 'x' ? 'Title' : 'Title', type: 'text' } },
    records: Object.fromEntries(
      rows.map(([id, orderIndex]) => [id, { orderIndex, values: { [column]: `${id}:${column}` } }]),
    ),
  },
  fragments: rows.map(([id, , text]) => ({
    object: 'fragment',
    fragment: `${id}:${column}`,
    nodes: [paragraph(`${id}-${text}`, text)],
  })),
})

test('ids and order keys of a table are no content, the order of its rows is', () => {
  const one = table('x', [
    ['r1', 'a0', 'first'],
    ['r2', 'a1', 'second'],
  ])
  const renamed = table('y', [
    ['b', 'V', 'first'],
    ['a', 'VV', 'second'],
  ])
  expect(sameContent(one, renamed)).toBe(true)
  expect(
    sameContent(
      one,
      table('x', [
        ['r1', 'a1', 'first'],
        ['r2', 'a0', 'second'],
      ]),
    ),
  ).toBe(false)
})

/** A table of two rows and two columns with these ids. */
const square = (
  columns: readonly [string, string],
  rows: readonly [string, string],
  type = 'grid',
): Block => {
  const [first, second] = columns
  const names = rows.flatMap((row) => columns.map((column) => `${row}:${column}`))
  const values = (row: string) => ({ [first]: `${row}:${first}`, [second]: [first] })
  return {
    ...{ object: 'block', type: 'table', isVoid: true },
    data: {
      view: { type, columns: [first, second], columnWidths: { [second]: 10 }, targetDefinition: second },
      definition: {
        [first]: { id: first, title: 'A', type: 'text' },
        [second]: { id: second, title: 'B', type: 'select' },
      },
      records: {
        [rows[0]]: { orderIndex: 'a', values: values(rows[0]) },
        [rows[1]]: { orderIndex: 'b', values: {} },
      },
      fullWidth: true,
    },
    fragments: names.map((fragment, at) => ({
      object: 'fragment',
      fragment,
      nodes: [paragraph(`k${at}`, String(at))],
    })),
  }
}

test.each<readonly [name: string, columns: readonly [string, string], rows: readonly [string, string]]>([
  ['rows named as columns', ['a', 'b'], ['b', 'a']],
  ['words of a table', ['type', 'columns'], ['grid', 'view']],
  ['words of columns', ['title', 'text'], ['select', 'A']],
  ['names of other positions', ['c1', 'c0'], ['r1', 'r0']],
  ['columns with a colon', ['a:b', 'b'], ['x', 'y']],
])('ids that are %s are no content either', (_, columns, rows) => {
  const values = (block: Block): Block =>
    JSON.parse(JSON.stringify(block).replaceAll(`[${JSON.stringify(columns[0])}]`, '["x"]')) as Block
  expect(sameContent(values(square(columns, rows)), values(square(['x', 'y'], ['p', 'q'])))).toBe(true)
})

test('tables of different views differ, whatever their ids', () => {
  const [grid, cards] = (['grid', 'cards'] as const).map((type) => square([type, 'b'], ['p', 'q'], type))
  const same = (block: Block | undefined): Block =>
    JSON.parse(JSON.stringify(block).replaceAll(/\["(?:grid|cards)"\]/g, '["x"]')) as Block
  expect(sameContent(same(grid), same(cards))).toBe(false)
})
