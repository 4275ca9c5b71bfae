import { describe, expect, test } from 'vitest'
import { mergeDocuments } from './block-merge.ts'
import type { CarriedEdit } from './merge-entries.ts'
import { carryEdit, carryEdits } from './moved-edits.ts'
import type { RichTextDocument } from '../document/document.ts'
import { emptyDocument, plainText } from '../document/document.ts'
import type { PageEntry } from '../revision/revision.ts'

/** `a b=text`: paragraphs with their keys; without a text, the key is the text. */
const parse = (text: string): RichTextDocument => ({
  ...emptyDocument,
  nodes: text
    .split(' ')
    .filter((token) => token !== '')
    .map((token) => {
      const [key = '', own = key] = token.split('=')
      return { object: 'block', type: 'paragraph', key, data: {}, nodes: [plainText(own)] }
    }),
})
const print = ({ nodes }: RichTextDocument): string =>
  nodes
    .map((block) => {
      const own = /"text":"(.*?)"/u.exec(JSON.stringify(block))?.[1] ?? ''
      return own === block.key ? own : `${block.key ?? ''}=${own}`
    })
    .join(' ')

/** Name, the deleted text in base, the same in the change, the target text, the result. */
const rows: readonly (readonly [string, string, string, string, string])[] = [
  ['an edited block comes after what stands there', 'a b', 'a=1 b', 'x y', 'x y a=1'],
  ['a block that is there already gets the edit in its place', 'a b', 'a=1 b', 'x a y', 'x a=1 y'],
  ['edited on both sides: the edit that was moved stands', 'a b', 'a=1 b', 'x a=2 y', 'x a=1 y'],
  ['a new block comes along, one that nobody touched does not', 'a b', 'a b n', 'x', 'x n'],
  ['a new block stands beside its neighbour, where that went', 'a b', 'a n b', 'x a b y', 'x a n b y'],
  ['what the change deleted goes where it is as it was', 'a b', 'b', 'x a b', 'x b'],
  ['what the change deleted stays where others wrote in it', 'a b', 'b', 'x a=2', 'x a=2'],
  ['into an empty page', 'a', 'a=1', '', 'a=1'],
]

test.each(rows)('%s', (_, base, change, into, expected) => {
  const once = carryEdit(mergeDocuments, parse(base), parse(change), parse(into))
  expect(print(once)).toBe(expected)
})

describe('laws', () => {
  test.each(rows)('carried twice is carried once: %s', (_, base, change, into) => {
    const once = carryEdit(mergeDocuments, parse(base), parse(change), parse(into))
    expect(print(carryEdit(mergeDocuments, parse(base), parse(change), once))).toBe(print(once))
  })
  test.each(rows)('no edit changes nothing: %s', (_, base, _change, into) => {
    expect(print(carryEdit(mergeDocuments, parse(base), parse(base), parse(into)))).toBe(into)
  })
})

describe('edits that go into other pages', () => {
  const page = (id: string, fields: Partial<PageEntry> = {}): PageEntry => ({
    ...{ kind: 'page', id, type: 'document', title: id, slug: id, parent: null, order: 'a0' },
    ...fields,
  })
  const [before] = parse('a').nodes
  const [after] = parse('a=1').nodes
  if (before === undefined || after === undefined) throw new Error('A paragraph has a block.')

  /** The edits applied to pages with these texts; returns the texts and the edits that were left. */
  const apply = async (
    texts: { readonly [hash: string]: string },
    pages: readonly PageEntry[],
    edits: readonly (readonly [into: string, edit: CarriedEdit['edit']])[],
  ) => {
    const documents = new Map(Object.entries(texts).map(([hash, text]) => [hash, parse(text)]))
    const byId = new Map(pages.map((one) => [one.id, one]))
    const left: string[] = []
    const loads: (readonly string[])[] = []
    await carryEdits({
      carried: edits.map(([into, edit]) => ({ into, edit, leave: () => void left.push(into) })),
      pageOf: (id) => Promise.resolve(byId.get(id)),
      load: (hashes) => {
        loads.push(hashes)
        return Promise.resolve(new Map([...documents].filter(([hash]) => hashes.includes(hash))))
      },
      store: (document) => {
        const hash = `stored ${documents.size}`
        documents.set(hash, document)
        return hash
      },
      mergeDocuments,
      put: (entry) => entry.kind === 'page' && byId.set(entry.id, entry),
    })
    const now = [...byId.values()].map(({ id, document }) => [
      id,
      print(documents.get(document ?? '') ?? emptyDocument),
    ])
    return { now: Object.fromEntries(now) as unknown, left, loads }
  }
  const documents = { kind: 'documents', base: 'base', change: 'change' } as const
  const texts = { base: 'a b', change: 'a=1 b', own: 'x', other: 'y' }

  test('each page gets its own, one after the other, and keeps what it had', async () => {
    const pages = [page('X', { document: 'own' }), page('Y', { document: 'other' })]
    const edits = [
      ['X', documents],
      ['Y', { kind: 'blocks', base: before, change: after }],
      ['X', documents],
    ] as const
    const { now, left, loads } = await apply(texts, pages, edits)
    expect(now).toEqual({ X: 'x a=1', Y: 'y a=1' })
    expect(left).toEqual([])
    // A block needs no document but that of the page.
    expect(loads[1]).toEqual(['other'])
  })

  test('a page without a text starts with an empty one', async () => {
    expect((await apply(texts, [page('X')], [['X', documents]])).now).toEqual({ X: 'a=1' })
  })

  test('the conflict stays open where the page is gone, or is none that has a text', async () => {
    const pages = [page('L', { type: 'link' }), page('G', { type: 'group' })]
    const { now, left } = await apply(texts, pages, [
      ['gone', documents],
      ['L', documents],
      ['G', documents],
    ])
    expect(left).toEqual(['gone', 'L', 'G'])
    expect(now).toEqual({ L: '', G: '' })
  })

  test('a missing document is no empty one', async () => {
    const pages = [page('X', { document: 'own' })]
    const missing = { base: 'a b', own: 'x' }
    await expect(apply(missing, pages, [['X', documents]])).rejects.toThrow('missing: change')
  })
})
