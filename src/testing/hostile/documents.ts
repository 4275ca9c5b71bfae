/**
 * Documents that cost far more than their size if blocks are searched among all blocks, lists are copied for each
 * insertion, or functions recurse into content. All are in the form that the API accepts.
 */
import type {
  Block,
  Fragment,
  Inline,
  Json,
  JsonObject,
  Mark,
  Node,
  RichTextDocument,
} from '../../content/document/document.ts'
import { plainText } from '../../content/document/document.ts'

export interface HostileDocument {
  readonly name: string
  /** A document with about `size` elements. */
  readonly make: (size: number) => RichTextDocument
}

const documentOf = (nodes: readonly Block[]): RichTextDocument => ({ object: 'document', data: {}, nodes })
const block = (type: string, nodes: readonly Node[], data: JsonObject = {}): Block => ({
  object: 'block',
  type,
  data,
  nodes,
})
const paragraph = (...nodes: readonly (string | Node)[]): Block =>
  block(
    'paragraph',
    nodes.map((node) => (typeof node === 'string' ? plainText(node) : node)),
  )
const inline = (
  type: string,
  data: JsonObject,
  nodes: readonly (Inline | ReturnType<typeof plainText>)[],
): Inline => ({
  object: 'inline',
  type,
  data,
  nodes,
})
const mark = (type: string, data?: JsonObject): Mark => ({ object: 'mark', type, ...(data && { data }) })
const many = <T>(count: number, make: (at: number) => T): T[] =>
  Array.from({ length: Math.max(1, Math.floor(count)) }, (_, at) => make(at))

/** Nests something `size` levels deep. */
const inside = (size: number, ctx: (inner: Block) => Block): Block => {
  let made = paragraph('a')
  for (let level = 0; level < size; level += 1) made = ctx(made)
  return made
}

const tableOf = (
  rows: number,
  columns: number,
  cell: (row: number, column: number) => string | undefined,
): Block => {
  const fragments: Fragment[] = []
  const definition: { [id: string]: JsonObject } = {}
  const records: { [id: string]: JsonObject } = {}
  for (let column = 0; column < columns; column += 1)
    definition[`c${column}`] = { id: `c${column}`, title: `column ${column}`, type: 'text' }
  for (let row = 0; row < rows; row += 1) {
    const values: { [id: string]: Json } = {}
    for (let column = 0; column < columns; column += 1) {
      const text = cell(row, column)
      if (text === undefined) continue
      const name = `r${row}:c${column}`
      values[`c${column}`] = name
      fragments.push({ object: 'fragment', fragment: name, nodes: [paragraph(text)] })
    }
    records[`r${row}`] = { orderIndex: `a${String(row).padStart(6, '0')}`, values }
  }
  return {
    object: 'block',
    type: 'table',
    isVoid: true,
    data: { view: { type: 'grid', columns: Object.keys(definition) }, definition, records },
    fragments,
  }
}

const expandable = (inner: Block): Block => ({
  object: 'block',
  type: 'expandable',
  isVoid: true,
  data: {},
  fragments: [
    { object: 'fragment', fragment: 'expandable-title', nodes: [paragraph('a')] },
    { object: 'fragment', fragment: 'expandable-body', nodes: [inner] },
  ],
})

const documents: { readonly [name: string]: HostileDocument['make'] } = {
  'equal blocks': (size) => documentOf(many(size, () => paragraph('a'))),
  'two blocks in turn': (size) => documentOf(many(size, (at) => paragraph(at % 2 === 0 ? 'a' : 'b'))),
  'blocks that differ in one word': (size) =>
    documentOf(many(size, (at) => paragraph(`the same words but for number ${at}`))),
  'groups of like blocks between blocks of their own': (size) =>
    documentOf(
      many(size, (at) => (at % 100 === 0 ? paragraph(`own ${at}`) : paragraph(`${at} b c d e f ${at % 7}`))),
    ),
  'equal headings': (size) => documentOf(many(size, () => block('heading-2', [plainText('a')]))),
  'equal lists side by side': (size) =>
    documentOf(many(size / 2, () => block('list-unordered', [block('list-item', [paragraph('a')])]))),
  'one list of equal items': (size) =>
    documentOf([
      block(
        'list-unordered',
        many(size, () => block('list-item', [paragraph('a')])),
      ),
    ]),
  'one paragraph of words': (size) => documentOf([paragraph('word '.repeat(size))]),
  'one paragraph of different words': (size) =>
    documentOf([paragraph(many(size, (at) => `w${at}`).join(' '))]),
  'one paragraph without spaces': (size) => documentOf([paragraph('a'.repeat(size))]),
  'spaces around one word': (size) => documentOf([paragraph(' '.repeat(size), 'a', ' '.repeat(size))]),
  'spaces that do not break between two words': (size) =>
    documentOf([paragraph(`a${'\u00a0'.repeat(size)}b`)]),
  'line breaks in one paragraph': (size) => documentOf([paragraph('a\n'.repeat(size))]),
  'many texts in one paragraph': (size) =>
    documentOf([
      block(
        'paragraph',
        many(size, () => plainText('a')),
      ),
    ]),
  'many leaves in one text': (size) =>
    documentOf([
      block('paragraph', [
        {
          object: 'text',
          leaves: many(size, (at) => ({
            object: 'leaf',
            text: 'a',
            marks: at % 2 === 0 ? [] : [mark('bold')],
          })),
        },
      ]),
    ]),
  'marks that cross': (size) =>
    documentOf([
      block('paragraph', [
        {
          object: 'text',
          leaves: many(size, (at) => ({
            object: 'leaf',
            text: 'a',
            marks: [
              mark('bold'),
              mark('color', { text: at % 2 === 0 ? 'red' : 'blue' }),
              mark('italic'),
            ].slice(at % 3),
          })),
        },
      ]),
    ]),
  'many marks on one word': (size) =>
    documentOf([
      block('paragraph', [
        {
          object: 'text',
          leaves: [{ object: 'leaf', text: 'a', marks: many(size, (at) => mark(`m${at}`)) }],
        },
      ]),
    ]),
  'many links': (size) =>
    documentOf([
      block(
        'paragraph',
        many(size, (at) => inline('link', { ref: { kind: 'url', url: `/a${at}` } }, [plainText('a')])),
      ),
    ]),
  'many annotations': (size) =>
    documentOf([
      block(
        'paragraph',
        many(size, (): Inline => ({
          ...inline('annotation', {}, [plainText('a')]),
          fragments: [{ object: 'fragment', fragment: 'annotation-body', nodes: [paragraph('b')] }],
        })),
      ),
    ]),
  'many emoji': (size) =>
    documentOf([
      block(
        'paragraph',
        many(size, (): Inline => ({
          object: 'inline',
          type: 'emoji',
          isVoid: true,
          data: { code: '1f600' },
        })),
      ),
    ]),
  'one emoji of many parts': (size) =>
    documentOf([
      paragraph({ object: 'inline', type: 'emoji', isVoid: true, data: { code: 'a-'.repeat(size) } }),
    ]),
  'pieces of raw HTML among words': (size) =>
    documentOf([
      block(
        'paragraph',
        many(size, (at): Node =>
          at % 2 === 0
            ? { object: 'inline', type: 'html', isVoid: true, data: { html: '<u>' } }
            : plainText('a'),
        ),
      ),
    ]),
  'blocks of raw HTML': (size) =>
    documentOf(
      many(size / 20, () => ({
        object: 'block',
        type: 'html',
        isVoid: true,
        data: { html: '<p><b><i><u>'.repeat(20) },
      })),
    ),
  'raw HTML of spaces': (size) =>
    documentOf([
      { object: 'block', type: 'html', isVoid: true, data: { html: `<div>${' '.repeat(size)}x</div>` } },
    ]),
  'a long attribute': (size) =>
    documentOf([block('tabs', [block('tabs-item', [paragraph('a')], { title: `a${' '.repeat(size)}"b` })])]),
  'many attributes': (size) =>
    documentOf([block('hint', [paragraph('a')], Object.fromEntries(many(size, (at) => [`a${at}`, 'b'])))]),
  'a long address': (size) =>
    documentOf([
      paragraph(inline('link', { ref: { kind: 'url', url: `a${'('.repeat(size)} b` } }, [plainText('a')])),
    ]),
  'lines of code': (size) =>
    documentOf([
      block(
        'code',
        many(size, (at) => block('code-line', [plainText(`line ${at % 10}`)])),
      ),
    ]),
  'one line of code that is many': (size) =>
    documentOf([block('code', [block('code-line', [plainText('a\n'.repeat(size))])])]),
  'backticks in code': (size) =>
    documentOf([
      block('paragraph', [
        { object: 'text', leaves: [{ object: 'leaf', text: '`a'.repeat(size), marks: [mark('code')] }] },
      ]),
    ]),
  'a long table': (size) => documentOf([tableOf(size / 4, 4, (row, column) => `${row} ${column}`)]),
  'a wide table': (size) => documentOf([tableOf(4, size / 4, (row, column) => `${row} ${column}`)]),
  'a square table': (size) =>
    documentOf([tableOf(Math.sqrt(size), Math.sqrt(size), (row, column) => `${row} ${column}`)]),
  'a table of empty cells': (size) =>
    documentOf([tableOf(Math.sqrt(size), Math.sqrt(size), () => undefined)]),
  'a table of equal cells': (size) => documentOf([tableOf(size / 2, 2, () => 'a')]),
  'a table of cells that hold spaces': (size) =>
    documentOf([tableOf(2, 2, () => `a${' '.repeat(size / 4)}b`)]),
  'rows in no order': (size) => {
    const table = tableOf(size / 2, 2, (row) => `row ${row}`)
    const records = table.data['records'] as { readonly [id: string]: JsonObject }
    const same = Object.entries(records).map(([id, record]) => [id, { ...record, orderIndex: 'a0' }])
    return documentOf([{ ...table, data: { ...table.data, records: Object.fromEntries(same) } }])
  },
  'nested quotes': (size) => documentOf([inside(size, (inner) => block('blockquote', [inner]))]),
  'nested lists': (size) =>
    documentOf([
      inside(size / 2, (inner) => block('list-unordered', [block('list-item', [paragraph('a'), inner])])),
    ]),
  'nested hints': (size) => documentOf([inside(size, (inner) => block('hint', [inner], { style: 'info' }))]),
  'nested expandables': (size) => documentOf([inside(size / 2, expandable)]),
  'nested blocks of no known type': (size) =>
    documentOf([inside(size, (inner) => block('strange', [inner]))]),
  'nested tables': (size) =>
    documentOf([
      inside(size / 2, (inner) => {
        const table = tableOf(1, 1, () => 'a')
        const fragments: Fragment[] = [{ object: 'fragment', fragment: 'r0:c0', nodes: [inner] }]
        return { ...table, fragments }
      }),
    ]),
  'nested links': (size) => {
    let made: Inline = inline('link', { ref: { kind: 'url', url: 'a' } }, [plainText('a')])
    for (let level = 0; level < size; level += 1)
      made = inline('link', { ref: { kind: 'url', url: 'a' } }, [made])
    return documentOf([paragraph(made)])
  },
  'nested data': (size) => {
    let data: Json = 'a'
    for (let level = 0; level < size; level += 1) data = [data]
    return documentOf([block('hint', [paragraph('a')], { data })])
  },
  'blocks of no known type with many members': (size) =>
    documentOf([block('strange', [], Object.fromEntries(many(size, (at) => [`a${at}`, [at, { b: at }]])))]),
}

export const hostileDocuments: readonly HostileDocument[] = Object.entries(documents).map(([name, make]) => ({
  name,
  make,
}))
