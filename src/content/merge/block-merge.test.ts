/**
 * The merge of documents, row by row. `a b` are paragraphs with the keys a and b and their letter as text; `a=x y` would
 * be two, so words are joined by `_`: `a=hello_you`; `h(a b)` is a hint, `c:1,2` code with two lines.
 *
 * row  base       main       change      result                       conflict
 * 1    a b c      a=1 b c    a b c=3     a=1 b c=3
 * 2    a b        a=1 b      a=1 b       a=1 b
 * 3    a b        a=1 b      a=2 b       a=1 b                        edited-both
 * 4    a b        a x b      a y b       a x y b
 * 5    a b        a x=new b  a y=new b   a x=new b, y → x
 * 7    a b c      a c        a b y c     a y c
 * 10   a b        a          a b=2       a                            deleted-edited
 * 11   a b        a b=2      a           a b=2                        deleted-edited
 * 12   h(a b)                h(a=1 b=2)                               one deleted-edited
 * 14   a b c      c a b      a b c=3     c=3 a b
 * 17   a h(b)     h(b a)     a=1 h(b)    h(b a=1)
 * 18   c:1,2,3    c:x,2,3    c:1,2,z     c:x,2,z
 * 19   c:1,2,3    c:1,x,3    c:1,y,3     c:1,x,3                      edited-both
 * 22   a b c d    d a b c    a d b c     d a b c, told as moved-both
 * 23   h(a) g(b)  g(b h(a))  h(a g(b))   g(b h(a)), told as cycle
 *
 * A block that one side only moved and the other deleted is gone, and reported as `moved-deleted`.
 */
import { expect, test } from 'vitest'
import { printMarkdown } from '../markdown/print-markdown.ts'
import { blockUnder } from './block-answers.ts'
import { mergeDocuments } from './block-merge.ts'
import { deepestBlock } from './block-places.ts'
import type { DocumentMerge } from './block-merge.ts'
import type { Answer } from './conflicts.ts'
import type { Block, JsonObject, RichTextDocument } from '../document/document.ts'
import { plainText } from '../document/document.ts'
import { tableOf } from '../../testing/fixtures/documents/tables.ts'
import { writtenDocument } from '../../testing/fixtures/documents/written-document.ts'
import { chanceOf } from '../../testing/generators/seeded.ts'
import { normalize } from '../document/normalize.ts'

const paragraph = (key: string, text: string): Block => ({
  object: 'block',
  type: 'paragraph',
  key,
  data: {},
  nodes: [plainText(text)],
})

const parse = (text: string): Block[] => {
  const lists: Block[][] = [[]]
  const open: string[] = []
  for (const [token] of text.matchAll(/\w+\(|\)|[^\s()]+/gu)) {
    if (token === ')') {
      const nodes = lists.pop() ?? []
      lists
        .at(-1)
        ?.push({ object: 'block', type: 'hint', key: open.pop() ?? '', data: { style: 'info' }, nodes })
    } else if (token.endsWith('(')) {
      open.push(token.slice(0, -1))
      lists.push([])
    } else if (token.includes(':')) {
      const [key = '', lines = ''] = token.split(':')
      const nodes = lines
        .split(',')
        .map((line): Block => ({ object: 'block', type: 'code-line', data: {}, nodes: [plainText(line)] }))
      lists.at(-1)?.push({ object: 'block', type: 'code', key, data: {}, nodes })
    } else {
      const [key = '', value = key] = token.split('=')
      lists.at(-1)?.push(paragraph(key, value))
    }
  }
  return lists[0] ?? []
}

const print = (blocks: readonly Block[]): string =>
  blocks
    .map((block) => {
      const nodes = (block.nodes ?? []) as readonly Block[]
      const own = JSON.stringify(block.nodes ?? []).match(/"text":"(.*?)"/u)?.[1] ?? ''
      if (block.type === 'hint') return `${block.key}(${print(nodes)})`
      if (block.type === 'code') {
        const lines = nodes.map((line) => JSON.stringify(line).match(/"text":"(.*?)"/u)?.[1] ?? '')
        return `${block.key}:${lines.join(',')}`
      }
      return own === block.key ? own : `${block.key ?? ''}=${own}`
    })
    .join(' ')

const documentOf = (nodes: readonly Block[]): RichTextDocument =>
  normalize({ object: 'document', data: {}, nodes })
const run = (base: string, main: string, change: string, answer?: Answer): DocumentMerge => {
  const sides = {
    base: documentOf(parse(base)),
    main: documentOf(parse(main)),
    change: documentOf(parse(change)),
  }
  const merge = mergeDocuments(sides)
  if (answer === undefined) return merge
  return mergeDocuments({ ...sides, answers: new Map(merge.conflicts.map(({ id }) => [id, answer])) })
}

/** Every row: name, base, main, change, the merged document, the kinds of conflicts. */
const rows: readonly (readonly [string, string, string, string, string, ...string[]])[] = [
  ['1 both edit different blocks', 'a b c', 'a=1 b c', 'a b c=3', 'a=1 b c=3'],
  ['2 the same edit on both sides', 'a b', 'a=1 b', 'a=1 b', 'a=1 b'],
  ['3 two edits of one paragraph: main stands', 'a b', 'a=1 b', 'a=2 b', 'a=1 b', 'edited-both'],
  ['4 both insert in one gap: main first', 'a b', 'a x b', 'a y b', 'a x y b'],
  ["5 both insert the same: one stands under main's key", 'a b', 'a x=new b', 'a y=new b', 'a x=new b'],
  ['6 the same among others of each', 'a', 'a x=1 s=same', 'a t=same y=2', 'a x=1 s=same y=2'],
  ['7 insert beside a deleted block', 'a b c', 'a c', 'a b y c', 'a y c'],
  ['8 delete against nothing', 'a b c', 'a c', 'a b c', 'a c'],
  ['9 both delete', 'a b', 'a', 'a', 'a'],
  ['10 main deletes, the change edits', 'a b', 'a', 'a b=2', 'a', 'deleted-edited'],
  ['11 main edits, the change deletes', 'a b', 'a b=2', 'a', 'a b=2', 'deleted-edited'],
  [
    '12 a deleted container against two edits inside: one conflict',
    'h(a b)',
    '',
    'h(a=1 b=2)',
    '',
    'deleted-edited',
  ],
  ['13 children of a container merge as a sequence', 'h(a b)', 'h(a=1 b)', 'h(a b c)', 'h(a=1 b c)'],
  ['14 main moves, the change edits', 'a b c', 'c a b', 'a b c=3', 'c=3 a b'],
  ['15 the change moves, main edits', 'a b c', 'a=1 b c', 'c a b', 'c a=1 b'],
  ['16 moved by both to the same place', 'a b c', 'c a b', 'c a b', 'c a b'],
  ['17 moved into a container, edited there by the other side', 'a h(b)', 'h(b a)', 'a=1 h(b)', 'h(b a=1)'],
  ['18 code: two distant lines', 'c:1,2,3', 'c:x,2,3', 'c:1,2,z', 'c:x,2,z'],
  ['19 code: one line on both sides', 'c:1,2,3', 'c:1,x,3', 'c:1,y,3', 'c:1,x,3', 'edited-both'],
  ['20 an empty page, both begin it', '', 'x', 'y', 'x y'],
  [
    '21 the change moves into what main deletes: it stays where main has it',
    'a h(b)',
    'a',
    'h(b a)',
    'a',
    'deleted-edited',
  ],
  ['24 three moves in a circle: all stays', 'A(B(x)) C(y)', 'A(B(x C(y)))', 'C(y A(B(x)))', 'A(B(x C(y)))'],
  [
    '25 a new container around what main moved: it stays',
    'B(b) A(a)',
    'A(a B(b))',
    'B(b N(n A(a)))',
    'A(a B(b N(n)))',
  ],
  [
    '26 moved into what main deletes, and its old container is gone: it stands where that was',
    'a H(x) K(y) z',
    'a H(x) z',
    'a K(y x) z',
    'a x z',
    'deleted-edited',
  ],
  ['27 the same key for two unlike blocks', 'a b', 'a x=1 b', 'a b x=2', 'a x=1 b =2'],
  ['28 the same key for a text and a container', 'a b', 'a x=1 b', 'a b x(2)', 'a x=1 b undefined(2)'],
  [
    '29 both add a container, and the change moves a block into it',
    'z y',
    'z y K(m p q)',
    'y K(z p q)',
    'z y K(m p q)',
    'added-both',
  ],
  [
    '30 an edited block that left the deleted container, and an equal one in its place',
    'H(x=1 y) z',
    'z',
    'H(w=1 y) z x=2',
    'z',
    'deleted-edited',
  ],
]

test.each(rows)('%s', (_, base, main, change, expected, ...kinds) => {
  const merge = run(base, main, change)
  expect(print(merge.document.nodes)).toBe(expected)
  expect(merge.conflicts.map(({ kind }) => kind)).toEqual(kinds)
})

test('an answer can be several blocks: the first has the key, unless another one brought it', () => {
  const written = (text: string): Answer => ({
    choice: 'edited',
    value: parse(text) as unknown as JsonObject[],
  })
  const sides = ['a b', 'a=1 b', 'a=2 b'] as const
  expect(print(run(...sides, written('n=new m=more')).document.nodes)).toBe('a=new m=more b')
  expect(print(run(...sides, written('n=new a=old')).document.nodes)).toBe('n=new a=old b')
  // An unanswered conflict stays open.
  expect(run(...sides, written('')).conflicts).toHaveLength(1)
})

test('a container that is written anew keeps what both sides did inside it', () => {
  const hint = (style: string, inside: string): RichTextDocument =>
    documentOf([{ object: 'block', type: 'hint', key: 'h', data: { style }, nodes: parse(inside) }])
  const sides = { base: hint('info', 'a b'), main: hint('warning', 'a=1 b'), change: hint('danger', 'a b=2') }
  const [conflict] = mergeDocuments(sides).conflicts
  const [value] = hint('success', 'a b').nodes
  const answers = new Map([
    [conflict?.id ?? '', { choice: 'edited', value: value as unknown as JsonObject } as const],
  ])
  const { document, conflicts } = mergeDocuments({ ...sides, answers })
  expect(conflicts).toEqual([])
  expect([document.nodes[0]?.data, print(document.nodes)]).toEqual([{ style: 'success' }, 'h(a=1 b=2)'])
})

test.each([
  ['a text behind it', 'h(a b) n', 'h(a=1 b=2) n'],
  ['its last block taken out of it', 'h(a) b', 'h(a=1) b=2'],
  ['two containers, one with each block', 'h(a) k(b)', 'h(a=1) k(b=2)'],
  ['a text before it, and words of its own inside', 'n h(other)', 'n h(a=1 b=2)'],
  ['two containers with its key', 'h(a) h(b)', 'h(a=1) undefined(b=2)'],
  ['no container: what was written is all there is', 'n b', 'h=n b'],
])('a container that is written anew as several blocks: %s', (_case, written, expected) => {
  const hint = (style: string, inside: string): RichTextDocument =>
    documentOf([{ object: 'block', type: 'hint', key: 'h', data: { style }, nodes: parse(inside) }])
  const sides = { base: hint('info', 'a b'), main: hint('warning', 'a=1 b'), change: hint('danger', 'a b=2') }
  const [conflict] = mergeDocuments(sides).conflicts
  const value = parse(written) as unknown as JsonObject[]
  const answers = new Map([[conflict?.id ?? '', { choice: 'edited', value } as const]])
  const { document, conflicts } = mergeDocuments({ ...sides, answers })
  expect([conflicts, print(document.nodes)]).toEqual([[], expected])
})

test('a block under one side has what the other did besides', () => {
  const [base, main, change] = ['c:1,2,3,4,5', 'c:1,x,3,4,main', 'c:1,y,3,4,5'].map((text) => parse(text)[0])
  const sides = { ...(base && { base }), ...(main && { main }), ...(change && { change }) }
  const drawn = (side: 'main' | 'change'): string =>
    print([blockUnder(side, sides)].filter((one) => one !== undefined))
  expect([drawn('main'), drawn('change')]).toEqual(['c:1,x,3,4,main', 'c:1,y,3,4,main'])
  expect(blockUnder('change', { ...(base && { base }), ...(change && { change }) })).toBe(change)
})

test('22 both moved to two places: main stands, and it is told', () => {
  const merge = run('a b c d', 'd a b c', 'a d b c')
  expect(print(merge.document.nodes)).toBe('d a b c')
  expect(merge.automatic).toEqual([{ kind: 'moved-both', key: 'd' }])
})

test('23 moves that close a cycle: nothing is lost, main stands', () => {
  const merge = run('h(a) g(b)', 'g(b h(a))', 'h(a g(b))')
  expect(print(merge.document.nodes)).toBe('g(b h(a))')
  expect(merge.automatic.map(({ kind }) => kind)).toContain('cycle')
})

test('the answers: main, change, both, edited', () => {
  const value = paragraph('z', 'mine') as unknown as JsonObject
  const merged = (answer: Answer): string => {
    const merge = run('a b', 'a=1 b', 'a=2 b', answer)
    expect(merge.conflicts).toEqual([])
    return print(merge.document.nodes)
  }
  expect(merged({ choice: 'main' })).toBe('a=1 b')
  expect(merged({ choice: 'change' })).toBe('a=2 b')
  expect(merged({ choice: 'both' })).toBe('a=1 =2 b')
  expect(merged({ choice: 'both', first: 'change' })).toBe('=2 a=1 b')
  expect(merged({ choice: 'edited', value })).toBe('a=mine b')
  expect(print(run('a b', 'a', 'a b=2', { choice: 'change' }).document.nodes)).toBe('a b=2')
  expect(print(run('a b', 'a b=2', 'a', { choice: 'change' }).document.nodes)).toBe('a')
})

test('answers do not lose what the change moved', () => {
  const merged = (sides: readonly [string, string, string], answer: Answer): string => {
    const merge = run(...sides, answer)
    expect(merge.conflicts).toEqual([])
    return print(merge.document.nodes)
  }
  const added = ['z y', 'z y K(m p q)', 'y K(z p q)'] as const
  expect(merged(added, { choice: 'main' })).toBe('z y K(m p q)')
  expect(merged(added, { choice: 'change' })).toBe('y K(z p q)')
  expect(merged(added, { choice: 'both' })).toBe('z y K(m p q)')
  expect(merged(['z', 'z K(m p q)', 'z K(n p q)'], { choice: 'both' })).toBe('z K(m p q) undefined(n)')
  const left = ['H(x=1 y) z', 'z', 'H(w=1 y) z x=2'] as const
  expect(merged(left, { choice: 'change' })).toBe('z x=2')
  const gone = ['a H(x) K(y) z', 'a H(x) z', 'a K(y x) z'] as const
  expect(merged(gone, { choice: 'change' })).toBe('a K(y x) z')
  expect(run(...gone).automatic).toEqual([{ kind: 'kept-block', key: 'x' }])
  // What a person wrote instead of the container holds the block already.
  const value = parse('K(x)')[0] as unknown as JsonObject
  expect(merged(gone, { choice: 'edited', value })).toBe('a K(x) z')
})

const item = (key: string): Block => ({
  ...{ object: 'block', type: 'list-item', key, data: {} },
  nodes: [paragraph(`${key}p`, key)],
})
const list = (...keys: string[]): Block => ({
  ...{ object: 'block', type: 'list-unordered', data: {} },
  nodes: keys.map(item),
})

test('items whose list is gone stand in a new one', () => {
  const box = (key: string, ...nodes: Block[]): Block => ({
    ...{ object: 'block', type: 'hint', key, data: { style: 'info' } },
    nodes,
  })
  const end = paragraph('z', 'end')
  const merge = mergeDocuments({
    base: documentOf([box('h', list('i', 'j')), box('n', list('k')), end]),
    main: documentOf([box('h', list('i', 'j')), end]),
    change: documentOf([box('n', list('k', 'i', 'j')), end]),
  })
  expect(merge.document).toEqual(documentOf([list('i', 'j'), end]))
})

test('both containers have what is merged inside, the copy without keys', () => {
  const hint = (style: string, inside: string): Block => ({
    ...{ object: 'block', type: 'hint', key: 'h', data: { style } },
    nodes: parse(inside),
  })
  const sides = {
    base: documentOf([...parse('x'), hint('info', 'a')]),
    main: documentOf([hint('danger', 'a x')]),
    change: documentOf([...parse('x=new'), hint('warning', 'a')]),
  }
  const both = (of: typeof sides): readonly (readonly [unknown, string])[] => {
    const answers = new Map(
      mergeDocuments(of).conflicts.map(({ id }) => [id, { choice: 'both' } as const] as const),
    )
    const { document, conflicts } = mergeDocuments({ ...of, answers })
    expect(conflicts).toEqual([])
    return document.nodes.map((block) => [block.data['style'], print([block])])
  }
  expect(both(sides)).toEqual([
    ['danger', 'h(a x=new)'],
    ['warning', 'undefined(=a =new)'],
  ])
  const out = {
    base: documentOf([hint('info', 'x')]),
    main: documentOf([hint('danger', 'x')]),
    change: documentOf([hint('warning', ''), ...parse('x')]),
  }
  expect(both(out)).toEqual([
    ['danger', 'h()'],
    ['warning', 'undefined()'],
    [undefined, 'x'],
  ])
})

test('a merge is nested no deeper than a page may be', () => {
  const chain = (key: string, size: number, ...end: Block[]): Block =>
    Array.from({ length: size }).reduce<Block>(
      (inner, _, at) => ({
        ...{ object: 'block', type: 'blockquote', key: `${key}${size - at - 1}`, data: {} },
        nodes: at === 0 ? [inner, ...end] : [inner],
      }),
      paragraph(key, key),
    )
  const merge = mergeDocuments({
    base: documentOf([chain('a', 24), chain('b', 24), chain('c', 20)]),
    main: documentOf([chain('a', 24, chain('b', 24)), chain('c', 20)]),
    change: documentOf([chain('a', 24), chain('b', 24, chain('c', 20))]),
  })
  const depth = (block: Block): number =>
    1 + Math.max(0, ...((block.nodes ?? []) as readonly Block[]).map((one) => depth(one)))
  expect(Math.max(...merge.document.nodes.map(depth))).toBeLessThanOrEqual(deepestBlock)
  expect(['a', 'b', 'c'].every((key) => JSON.stringify(merge.document).includes(`"key":"${key}"`))).toBe(true)
  expect(merge.automatic).toEqual([{ kind: 'too-deep', key: 'b0' }])
})

test('an answer holds for its three values only', () => {
  const sides = {
    base: documentOf(parse('a')),
    main: documentOf(parse('a=1')),
    change: documentOf(parse('a=2')),
  }
  const id = mergeDocuments(sides).conflicts[0]?.id ?? ''
  const answers = new Map([[id, { choice: 'change' } as const]])
  expect(mergeDocuments({ ...sides, answers }).conflicts).toEqual([])
  expect(mergeDocuments({ ...sides, change: documentOf(parse('a=3')), answers }).conflicts).toHaveLength(1)
})

test("main's key wins for the same insertion, and the map tells", () => {
  expect([...run('a', 'a x=new', 'a y=new').keyMap]).toEqual([['y', 'x']])
})

test('attributes go field by field beside a text that one side changed', () => {
  const of = (text: string, type: string, data: JsonObject): RichTextDocument =>
    documentOf([{ ...paragraph('a', text), type, data }])
  const merge = mergeDocuments({
    base: of('t', 'heading-2', {}),
    main: of('t', 'heading-3', {}),
    change: of('new', 'heading-2', { align: 'center' }),
  })
  expect(merge.conflicts).toEqual([])
  expect(merge.document.nodes).toEqual([
    { ...paragraph('a', 'new'), type: 'heading-3', data: { align: 'center' } },
  ])
})

const table = (
  rows: readonly string[],
  columns: readonly string[],
  cells: { [name: string]: string } = {},
): RichTextDocument =>
  documentOf([
    {
      object: 'block',
      type: 'table',
      key: 't',
      isVoid: true,
      data: {
        view: { type: 'grid', columns },
        definition: Object.fromEntries(columns.map((id) => [id, { id, title: id, type: 'text' }])),
        records: Object.fromEntries(
          rows.map((row, at) => [
            row,
            {
              orderIndex: `a${at}`,
              values: Object.fromEntries(columns.map((column) => [column, `${row}:${column}`])),
            },
          ]),
        ),
      },
      fragments: rows.flatMap((row) =>
        columns.map((column) => ({
          object: 'fragment' as const,
          fragment: `${row}:${column}`,
          nodes: [paragraph(`${row}${column}`, cells[`${row}:${column}`] ?? '')],
        })),
      ),
    },
  ])

test('tables: a column of one side, a row of the other, and two cells of one row', () => {
  const merge = mergeDocuments({
    base: table(['r', 's'], ['c', 'd']),
    main: table(['r', 's'], ['c', 'x', 'd'], { 'r:c': 'main' }),
    change: table(['r', 'n', 's'], ['c', 'd'], { 'r:d': 'change' }),
  })
  expect(merge.conflicts).toEqual([])
  const [block] = merge.document.nodes
  expect(block?.data['view']).toEqual({ type: 'grid', columns: ['c', 'x', 'd'] })
  const records = block?.data['records'] as { [id: string]: { orderIndex: string } }
  const order = (id: string): string => records[id]?.orderIndex ?? ''
  expect(Object.keys(records).sort((a, b) => (order(a) < order(b) ? -1 : 1))).toEqual(['r', 'n', 's'])
  const words = (name: string): string | undefined =>
    JSON.stringify(block?.fragments?.find(({ fragment }) => fragment === name)?.nodes).match(
      /"text":"(.*?)"/u,
    )?.[1]
  expect([words('r:c'), words('r:d')]).toEqual(['main', 'change'])
})

test('tables: one cell on both sides is a conflict of the table, main stands', () => {
  const sides = {
    base: table(['r'], ['c']),
    main: table(['r'], ['c'], { 'r:c': 'one' }),
    change: table(['r'], ['c'], { 'r:c': 'two' }),
  }
  const merge = mergeDocuments(sides)
  expect(merge.conflicts.map(({ kind, fields }) => [kind, fields])).toEqual([['edited-both', ['cell r:c']]])
  expect(merge.document).toEqual(sides.main)
  const answers = new Map([[merge.conflicts[0]?.id ?? '', { choice: 'change' } as const]])
  expect(mergeDocuments({ ...sides, answers }).document).toEqual(sides.change)
})

/** Merging once does not see intermediate states of main: where these matter, the two results rightly differ. */
const ways: readonly (readonly [
  string,
  base: string,
  main: string,
  later: string,
  change: string,
  after: string,
  direct: string,
])[] = [
  ['both inserted it, and main took it back', 'a', 'a x', 'a', 'a x', 'a', 'a x'],
  ['both deleted it, and main brought it back', 'a b', 'a', 'a b', 'a', 'a b', 'a'],
  ['both edited it alike, and main took it back', 'a=1', 'a=2', 'a=1', 'a=2', 'a=1', 'a=2'],
  [
    'main inserts later what the change inserted, on the other side of its own',
    '',
    'm',
    'n=t m',
    'c=t',
    'n=t m c=t',
    'n=t m',
  ],
  ['main deletes what parted two insertions', 'a', 'a m', 'm', 'c a', 'c m', 'm c'],
  ['main moves the neighbour of two insertions', 'a b', 'a m b', 'm a b', 'c a b', 'c m a b', 'm c a b'],
]
test.each(ways)(
  'updated and then merged, or merged at once: %s',
  (_, base, main, later, change, after, direct) => {
    const update = print(run(base, main, change).document.nodes)
    const [first, second] = [run(main, later, update), run(base, later, change)]
    expect([first.conflicts, second.conflicts]).toEqual([[], []])
    expect([print(first.document.nodes), print(second.document.nodes)]).toEqual([after, direct])
  },
)

/** A block of an integration, of which one side changes this and the other that. */
const drawn = (props: JsonObject, data: JsonObject = {}): RichTextDocument =>
  documentOf([
    {
      ...{ object: 'block', type: 'integration', isVoid: true, key: 'i' },
      data: { integration: 'a', block: 'b', props, ...data },
    },
  ])

test('blocks of integrations: by prop, a text of several lines by its lines', () => {
  const base = drawn({ content: 'one\ntwo\nthree', title: 'T', gone: 1 })
  const main = drawn({ content: 'ONE\ntwo\nthree', title: 'T', gone: 1 }, { fullWidth: true })
  const change = drawn({ content: 'one\ntwo\nTHREE', title: 'U', more: [1] })
  const merged = mergeDocuments({ base, main, change })
  expect(merged.conflicts).toEqual([])
  expect(merged.document).toEqual(
    drawn({ content: 'ONE\ntwo\nTHREE', title: 'U', more: [1] }, { fullWidth: true }),
  )
})

test('blocks of integrations: a prop that both changed is a conflict of its own', () => {
  const base = drawn({ content: 'one\ntwo', title: 'T' })
  const main = drawn({ content: 'ONE\ntwo', title: 'T' })
  const change = drawn({ content: 'uno\ntwo', title: 'U' })
  const merged = mergeDocuments({ base, main, change })
  expect(merged.conflicts).toMatchObject([{ kind: 'edited-both', fields: ['props.content'] }])
  expect(merged.document).toEqual(drawn({ content: 'ONE\ntwo', title: 'U' }))
})

test('blocks of integrations: the props of two components are not mixed', () => {
  const base = drawn({ content: 'one', title: 'T' })
  const main = drawn({ content: 'one', title: 'U' })
  const change = drawn({ content: 'other', title: 'T' }, { block: 'c' })
  const merged = mergeDocuments({ base, main, change })
  expect(merged.conflicts).toMatchObject([{ kind: 'edited-both', fields: ['props'] }])
})

test('compares the code of a page within one budget, and says where it was spent', () => {
  const chance = chanceOf(3)
  const page = (blocks: number, lines: number): RichTextDocument => ({
    object: 'document',
    data: {},
    nodes: Array.from({ length: blocks }, (_, at) => {
      const all = Array.from({ length: lines }, () => `${at}:${chance.between(0, 30)}`)
      const [code] = parse(`code${at}:${all.map((line) => line.replace(':', '_')).join(',')}`)
      return code ?? paragraph('none', '')
    }),
  })
  const merged = (blocks: number, lines: number) =>
    mergeDocuments({ base: page(blocks, lines), main: page(blocks, lines), change: page(blocks, lines) })
  expect(merged(20, 20).precise).toBe(true)
  const { precise, document, conflicts } = merged(120, 390)
  expect(precise).toBe(false)
  expect(document.nodes).toHaveLength(120)
  expect(conflicts).toHaveLength(120)
})

test('leaves no empty container where both sides deleted what was in it', () => {
  const tabs = (...titles: string[]): Block => {
    const items = titles.map((title): Block => ({
      ...{ object: 'block', type: 'tabs-item', key: title, data: { title } },
      nodes: [paragraph(`in ${title}`, title)],
    }))
    return { object: 'block', type: 'tabs', key: 'tabs', data: {}, nodes: items }
  }
  const beside = paragraph('a', 'a')
  const merged = (base: Block, main: Block, change: Block) => {
    const [one, two, three] = [base, main, change].map((block) => documentOf([beside, block]))
    if (!one || !two || !three) throw new Error('There are three sides.')
    return mergeDocuments({ base: one, main: two, change: three })
  }
  expect(merged(tabs('x', 'y'), tabs('y'), tabs('x'))).toMatchObject({
    conflicts: [],
    document: { nodes: [{ key: 'a' }] },
  })
  const table = { ...tableOf('a b', ['r: 1 | 2']), key: 't' }
  expect(
    merged(table, { ...tableOf('a', ['r: 1']), key: 't' }, { ...tableOf('b', ['r: 2']), key: 't' }),
  ).toMatchObject({ conflicts: [], document: { nodes: [{ key: 'a' }] } })
  const quote = (...keys: string[]): Block => ({
    ...{ object: 'block', type: 'blockquote', key: 'q', data: {} },
    nodes: keys.map((key) => paragraph(key, key)),
  })
  expect(merged(quote('x', 'y'), quote('y'), quote('x')).document.nodes).toMatchObject([{ key: 'a' }])
  expect(merged(tabs('x', 'y'), tabs('y'), tabs('x', 'y')).document.nodes).toMatchObject([
    { key: 'a' },
    { key: 'tabs', nodes: [{ key: 'y' }] },
  ])
})

test('keeps equal words that two writers put into different containers', () => {
  const href = (): string => ''
  const base = writtenDocument('Read this.\n')
  const pairs = [
    ['{% hint style="info" %}\nBack up.\n{% endhint %}\n', '1. Back up.\n2. Then upgrade.\n'],
    ['Back up.\n', '> Back up.\n'],
    [
      '{% stepper %}\n{% step %}\n## One\n{% endstep %}\n\n{% step %}\n## Two\n{% endstep %}\n{% endstepper %}\n',
      '{% stepper %}\n{% step %}\n## One\n{% endstep %}\n{% endstepper %}\n',
    ],
    ['* Alpha\n* Beta\n', '* Alpha\n'],
    [
      '<details>\n\n<summary>More</summary>\n\none\n\n</details>\n',
      '<details>\n\n<summary>More</summary>\n\ntwo\n\n</details>\n',
    ],
  ] as const
  for (const [ofMain, ofChange] of pairs) {
    const merged = mergeDocuments({
      base,
      main: writtenDocument(`Read this.\n\n${ofMain}`, base),
      change: writtenDocument(`Read this.\n\n${ofChange}`, base),
    })
    // A list behind another one has the other bullet.
    const text = printMarkdown(merged.document, { href }).replace(/^- /gm, '* ')
    if (merged.conflicts.length > 0) {
      expect(text).toBe(`Read this.\n\n${ofMain}`)
      continue
    }
    const body = text.replace('Read this.\n\n', '')
    expect(body).toContain(ofMain.trim())
    expect(body.replace(ofMain.trim(), '').trim()).toBe(ofChange.trim())
  }
})

test('keeps what both wrote into a container that both added, if both are chosen', () => {
  const hint = (style: string, ...nodes: Block[]): Block => ({
    ...{ object: 'block', type: 'hint', key: 'h', data: { style }, nodes },
  })
  const sides = {
    base: documentOf([paragraph('a', 'a')]),
    main: documentOf([hint('info', paragraph('x', 'one two three MAIN')), paragraph('a', 'a')]),
    change: documentOf([hint('danger', paragraph('x', 'one two three CHANGE'), paragraph('a', 'a'))]),
  }
  const { conflicts } = mergeDocuments(sides)
  const answers = new Map(conflicts.map(({ id }) => [id, { choice: 'both' } as const]))
  const { document } = mergeDocuments({ ...sides, answers })
  const text = JSON.stringify(document)
  for (const words of ['MAIN', 'CHANGE', '"text":"a"']) expect(text.split(words)).toHaveLength(2)
})
