/**
 * What a difference and a merge read: counted, not timed. It depends on the changes; a larger space only adds a level
 * to the tree occasionally.
 */
import { describe, expect, it } from 'vitest'
import { page, sha256, TreeStore } from '../../testing/generators/revisions.ts'
import type { RichTextDocument } from '../document/document.ts'
import { emptyDocument } from '../document/document.ts'
import { diffRevisions } from '../diff/revision-diff.ts'
import { mergeRevisions } from './revision-merge.ts'
import { applyToTree } from '../revision/write-revision.ts'
import type { Entry, Hash, PageEntry } from '../revision/revision.ts'

const sizes = [100, 20_000] as const

/** Leaves of 128 entries under branches of 16: the number of nodes from the root to a page. */
const levels = (count: number): number =>
  count <= 128 ? 1 : 1 + Math.ceil(Math.log(count / 128) / Math.log(16))

const at = (index: number): PageEntry => page(`p${index}`, `a${String(index).padStart(6, '0')}`)

class Space {
  readonly count: number
  readonly store = new TreeStore()
  readonly base: Hash
  documents = 0

  constructor(count: number) {
    this.count = count
    this.base = this.store.write(Array.from({ length: count }, (_, index) => at(index)))
  }

  /** A revision in which `change` replaced some pages. */
  async edit(indexes: readonly number[], change: (entry: PageEntry) => Entry): Promise<Hash> {
    const changes = new Map(indexes.map((index) => [`page:p${index}`, change(at(index))]))
    return this.store.keep(await applyToTree(this.base, changes, this.store.load, sha256))
  }

  /** The number of nodes that `work` requests. */
  async reads(work: () => Promise<unknown>): Promise<number> {
    this.store.read = 0
    this.documents = 0
    await work()
    return this.store.read
  }

  merge(main: Hash, change: Hash) {
    const load = (hashes: readonly Hash[]): Promise<ReadonlyMap<Hash, RichTextDocument>> => {
      this.documents += hashes.length
      return Promise.resolve(new Map(hashes.map((hash) => [hash, emptyDocument])))
    }
    return mergeRevisions({
      base: this.base,
      main,
      change,
      load: this.store.load,
      sha256,
      documents: { load, store: () => 'merged' },
      mergeDocuments: ({ main: document }) => ({ document, conflicts: [], automatic: [], keyMap: new Map() }),
    })
  }
}

/** `count` different pages, spread over the space. */
const spread = (space: Space, count: number, first = 0): number[] =>
  Array.from({ length: count }, (_, step) => (first + step * Math.floor(space.count / count)) % space.count)
const retold = (who: string) => (entry: PageEntry) => ({
  ...entry,
  document: `text of ${entry.id} by ${who}`,
})

describe.each(sizes)('in a space of %i pages', (count) => {
  const space = new Space(count)

  it.each([0, 1, 10, 50])('a difference of %i pages reads their paths on both sides', async (changed) => {
    const other = await space.edit(spread(space, changed), retold('x'))
    let found = 0
    const read = await space.reads(async () => {
      found = (await diffRevisions(space.base, other, space.store.load)).entries.length
    })
    expect(found).toBe(changed)
    expect(read).toBeLessThanOrEqual(2 * changed * levels(count))
  })

  it.each([1, 10, 50])(
    'a merge of %i pages of each side reads their paths, and no document',
    async (changed) => {
      const main = await space.edit(spread(space, changed), retold('main'))
      const change = await space.edit(spread(space, changed, 1), retold('change'))
      const read = await space.reads(() => space.merge(main, change))
      // Both differences, and the path for writing the result.
      expect(read).toBeLessThanOrEqual(2 * 2 * changed * levels(count) + changed * levels(count))
      expect(space.documents).toBe(0)
    },
  )

  it('a merge reads three documents for each page that both sides edited, and no others', async () => {
    const [ofMain, ofChange] = [spread(space, 20), spread(space, 10)]
    const both = ofMain.filter((index) => ofChange.includes(index)).length
    const main = await space.edit(ofMain, retold('main'))
    const change = await space.edit(ofChange, retold('change'))
    await space.reads(() => space.merge(main, change))
    expect(both).toBe(10)
    expect(space.documents).toBe(3 * both)
  })

  it('an update or merge without changes reads only the other side’s pages', async () => {
    const one = await space.edit(spread(space, 3), retold('x'))
    for (const [main, change] of [
      [one, space.base],
      [space.base, one],
      [one, one],
    ] as const)
      expect(await space.reads(() => space.merge(main, change))).toBeLessThanOrEqual(5 * 3 * levels(count))
  })

  it('a merge that moves a page reads the pages of main once, and no documents', async () => {
    const main = await space.edit(spread(space, 2), retold('main'))
    const change = await space.edit([1], (entry) => ({ ...entry, parent: 'p0' }))
    const nodes = await space.reads(() => space.store.entries(main))
    const read = await space.reads(() => space.merge(main, change))
    expect(read).toBeLessThanOrEqual(nodes + 20 * levels(count))
    expect(space.documents).toBe(0)
  })
})
