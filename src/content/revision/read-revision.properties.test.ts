import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Entry } from './revision.ts'
import { entryName } from './revision.ts'
import { applyToTree, emptyRoot, writeTree } from './write-revision.ts'
import { diffTrees } from '../diff/trie-diff.ts'
import { leafSize } from './revision-trie.ts'
import { readEntries } from './read-revision.ts'
import { manyPages, page, runs, seed, sha256, TreeStore } from '../../testing/generators/revisions.ts'

// Sizes around the split of a leaf, where the shape of the trie changes.
const size = fc.oneof(fc.nat(6), fc.integer({ min: leafSize - 3, max: leafSize + 4 }), fc.nat(400))
const setOf = (ids: number, tag: string): Entry[] =>
  Array.from({ length: ids }, (_, index) =>
    page(`p${index}`, 'a0', { title: index % 7 === 0 ? tag : 'same' }),
  )

describe('the tree of a revision', () => {
  it('has a root that depends only on the entries', async () => {
    await fc.assert(
      fc.asyncProperty(size, size, fc.integer({ min: 1, max: 50 }), async (from, to, batch) => {
        const store = new TreeStore()
        const target = setOf(to, 'after')
        let root = store.write(setOf(from, 'before'))
        const edits = new Map<string, Entry | null>()
        for (let index = to; index < from; index += 1) edits.set(`page:p${index}`, null)
        for (const entry of target) edits.set(entryName(entry), entry)
        const list = [...edits]
        for (let at = 0; at < list.length; at += batch) {
          const part = new Map(list.slice(at, at + batch))
          root = store.keep(await applyToTree(root, part, store.load, sha256))
        }
        expect(root).toBe(writeTree(target, sha256).root)
        expect(new Set(await store.entries(root))).toEqual(new Set(target))
      }),
      { seed, numRuns: runs(40) },
    )
  })

  it('gives b when the difference of a and b is applied to a, and says nothing about what is equal', async () => {
    await fc.assert(
      fc.asyncProperty(size, size, async (one, other) => {
        const store = new TreeStore()
        const a = store.write(setOf(one, 'a'))
        const b = store.write(setOf(other, 'b'))
        const changes = await diffTrees(a, b, store.load)
        for (const { before, after } of changes) expect(before).not.toEqual(after)
        const edits = new Map(changes.map(({ name, after }) => [name, after ?? null]))
        expect((await applyToTree(a, edits, store.load, sha256)).root).toBe(b)
        expect(await diffTrees(a, a, store.load)).toEqual([])
      }),
      { seed, numRuns: runs(40) },
    )
  })
})

describe('one edit', () => {
  it('reads and writes the path to one leaf, at any size', async () => {
    for (const count of [1_000, 20_000]) {
      const store = new TreeStore()
      const root = store.write(manyPages(count))
      const changed = page('p77', 'a0', { title: 'changed' })
      store.read = 0
      const written = await applyToTree(root, new Map([['page:p77', changed]]), store.load, sha256)
      expect(store.read).toBeLessThanOrEqual(5)
      expect(written.nodes.size).toBeLessThanOrEqual(5)
      // Each has the node it replaces as its base, including the root.
      expect([...written.bases.keys()].sort()).toEqual([...written.nodes.keys()].sort())
      expect(written.bases.get(written.root)).toBe(root)
      store.keep(written)
    }
  })

  it('that changes nothing gives the same root and no nodes', async () => {
    const store = new TreeStore()
    const [entry] = manyPages(300)
    const root = store.write(manyPages(300))
    const same = await applyToTree(root, new Map([['page:p0', entry ?? null]]), store.load, sha256)
    expect(same).toEqual({ root, nodes: new Map(), bases: new Map() })
    const absent = await applyToTree(root, new Map([['page:none', null]]), store.load, sha256)
    expect(absent.root).toBe(root)
  })

  it('to the empty set and back is written like any other', async () => {
    const store = new TreeStore()
    const empty = store.keep(writeTree([], sha256))
    expect(empty).toBe('e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855')
    expect(empty).toBe(emptyRoot(sha256))
    const one = store.keep(
      await applyToTree(empty, new Map([['page:A', page('A', 'a0')]]), store.load, sha256),
    )
    const back = await applyToTree(one, new Map([['page:A', null]]), store.load, sha256)
    expect(back.root).toBe(empty)
    expect(back.nodes.has(empty)).toBe(true)
  })
})

describe('reading', () => {
  it('finds entries by name in one batch per level and leaves out missing ones', async () => {
    const store = new TreeStore()
    const root = store.write(manyPages(2_000))
    store.loads = 0
    const found = await readEntries(root, ['page:p7', 'page:p1999', 'page:none'], store.load, sha256)
    expect([...found.keys()].sort()).toEqual(['page:p1999', 'page:p7'])
    expect(store.loads).toBeLessThanOrEqual(4)
  })

  it('keeps names with quotes, line breaks and astral characters', async () => {
    const store = new TreeStore()
    const names = ['a"b', 'a\\', '",{', 'line\nbreak', '𝒳', '__proto__']
    const entries = names.map((id): Entry => ({ kind: 'variable', id, value: id }))
    const root = store.write(entries)
    expect(
      (
        await readEntries(
          root,
          names.map((id) => `variable:${id}`),
          store.load,
          sha256,
        )
      ).size,
    ).toBe(6)
    expect(new Set(await store.entries(root))).toEqual(new Set(entries))
    const less = await applyToTree(root, new Map([['variable:",{', null]]), store.load, sha256)
    expect(less.root).toBe(
      writeTree(
        entries.filter(({ id }) => id !== '",{'),
        sha256,
      ).root,
    )
  })

  it('fails when a node is missing', async () => {
    await expect(new TreeStore().entries('ab')).rejects.toThrow('missing')
  })
})
