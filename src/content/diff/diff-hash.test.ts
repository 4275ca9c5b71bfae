/** Two differences have the same hash exactly when they mean the same. */
import { createHash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { page, TreeStore } from '../../testing/generators/revisions.ts'
import type { Block, RichTextDocument } from '../document/document.ts'
import { emptyDocument } from '../document/document.ts'
import type { Entry, PageEntry, Sha256 } from '../revision/revision.ts'
import { differenceHashes, documentContentHash, documentsOfDiff } from './diff-hash.ts'
import { diffRevisions } from './revision-diff.ts'

const sha256: Sha256 = (bytes) => createHash('sha256').update(bytes).digest('hex')

const paragraph = (text: string, key: string): Block => ({
  object: 'block',
  type: 'paragraph',
  key,
  data: {},
  nodes: [{ object: 'text', leaves: [{ object: 'leaf', text, marks: [] }] }],
})
const documentOf = (...blocks: readonly Block[]): RichTextDocument => ({ ...emptyDocument, nodes: blocks })

/** The content of each stored document: `d1` and `d1b` are the same words under other keys. */
const contents: Readonly<Record<string, string>> = { d1: 'one', d1b: 'one', d2: 'two', d3: 'three' }
const contentOf = (hash: string): string => contents[hash] ?? hash

const diffOf = (before: readonly Entry[], after: readonly Entry[]) => {
  const store = new TreeStore()
  return diffRevisions(store.write(before), store.write(after), store.load)
}
const hashOf = async (before: readonly Entry[], after: readonly Entry[]) =>
  differenceHashes(await diffOf(before, after), contentOf, sha256)
const at = (id: string, document: string, rest: Partial<PageEntry> = {}): PageEntry => ({
  ...page(id, 'a0'),
  document,
  ...rest,
})

describe('the hash of a document', () => {
  const hash = (document: RichTextDocument): string => documentContentHash(document, sha256)
  test('ignores keys, and nothing that is read', () => {
    const document = documentOf(paragraph('one', 'k1'), paragraph('two', 'k2'))
    expect(hash(documentOf(paragraph('one', 'x'), paragraph('two', 'y')))).toBe(hash(document))
    expect(hash(documentOf(paragraph('two', 'k2'), paragraph('one', 'k1')))).not.toBe(hash(document))
    expect(hash(documentOf(paragraph('one', 'k1')))).not.toBe(hash(document))
    expect(hash(documentOf(paragraph('one!', 'k1'), paragraph('two', 'k2')))).not.toBe(hash(document))
  })
})

describe('the hash of a difference', () => {
  test('is that of the same change of other bytes', async () => {
    const one = await hashOf([at('A', 'd1')], [at('A', 'd2')])
    const same = await hashOf([at('A', 'd1b')], [at('A', 'd2')])
    expect(same).toEqual(one)
  })

  test('has no page of which only the stored form changed', async () => {
    const { pages, whole } = await hashOf([at('A', 'd1')], [at('A', 'd1b')])
    expect([...pages.keys()]).toEqual([])
    expect(whole).toBe((await hashOf([at('A', 'd1')], [at('A', 'd1')])).whole)
  })

  test.each<[string, readonly Entry[], readonly Entry[]]>([
    ['another text', [at('A', 'd1')], [at('A', 'd3')]],
    ['another beginning', [at('A', 'd3')], [at('A', 'd2')]],
    ['the way back', [at('A', 'd2')], [at('A', 'd1')]],
    ['another page', [at('B', 'd1')], [at('B', 'd2')]],
    ['a new title as well', [at('A', 'd1')], [at('A', 'd2', { title: 'New' })]],
    ['a move as well', [at('A', 'd1'), at('B', 'd3')], [at('A', 'd2', { parent: 'B' }), at('B', 'd3')]],
    ['a new page', [], [at('A', 'd2')]],
    ['a deleted page', [at('A', 'd1')], []],
  ])('differs for %s', async (_, before, after) => {
    expect((await hashOf(before, after)).whole).not.toBe(
      (await hashOf([at('A', 'd1')], [at('A', 'd2')])).whole,
    )
  })

  test('changes for the page that changed, and for no other', async () => {
    const before = [at('A', 'd1'), at('B', 'd1', { order: 'a1' })]
    const one = await hashOf(before, [at('A', 'd2'), at('B', 'd2', { order: 'a1' })])
    const other = await hashOf(before, [at('A', 'd2'), at('B', 'd3', { order: 'a1' })])
    expect(other.pages.get('A')).toBe(one.pages.get('A'))
    expect(other.pages.get('B')).not.toBe(one.pages.get('B'))
    expect(other.whole).not.toBe(one.whole)
  })

  test('does not depend on the source of an imported page', async () => {
    const source = { file: 'a.md' } as unknown as NonNullable<PageEntry['source']>
    expect(await hashOf([], [at('A', 'd1', { source })])).toEqual(await hashOf([], [at('A', 'd1')]))
  })
})

test('the documents of a difference are those of both sides', async () => {
  const diff = await diffOf([at('A', 'd1'), at('C', 'd3')], [at('A', 'd2'), page('B', 'a1'), at('C', 'd3')])
  const documents = documentsOfDiff(diff)
  expect([documents.has('d1'), documents.has('d2'), documents.has('d3')]).toEqual([true, true, false])
})
