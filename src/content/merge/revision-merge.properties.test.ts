import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Answer } from './conflicts.ts'
import { emptyDocument } from '../document/document.ts'
import { checkTree } from '../tree/page-tree.ts'
import { changesOfDiff, diffRevisions, invertDiff } from '../diff/revision-diff.ts'
import type { MergeInput } from './revision-merge.ts'
import { mergeRevisions } from './revision-merge.ts'
import { applyToTree } from '../revision/write-revision.ts'
import type { Entry, Hash } from '../revision/revision.ts'
import {
  edited,
  editArbitrary,
  meaning,
  pages,
  runs,
  seed,
  sha256,
  startPages,
  TreeStore,
} from '../../testing/generators/revisions.ts'
import type { Edit } from '../../testing/generators/revisions.ts'

const edits = fc.array(editArbitrary, { maxLength: 6 })

/** A document is one word here, stored in its data: two edits of it are one conflict. */
const documentOf = (text: Hash) => ({ ...emptyDocument, data: { text } })
const textOf = (document: { readonly data: object }): string => (document.data as { text: string }).text
const plain: Pick<MergeInput, 'documents' | 'mergeDocuments'> = {
  documents: {
    load: (hashes) => Promise.resolve(new Map(hashes.map((hash) => [hash, documentOf(hash)]))),
    store: textOf,
  },
  mergeDocuments: ({ base, main, change, answers }) => {
    const conflict = {
      id: '1',
      kind: 'text',
      key: 'k',
      base: textOf(base),
      main: textOf(main),
      change: textOf(change),
    }
    const answer = answers.get('1')
    const document = answer?.choice === 'change' ? change : main
    return { document, conflicts: answer === undefined ? [conflict] : [], automatic: [], keyMap: new Map() }
  },
}

const space = (first: readonly Edit[]) => {
  const store = new TreeStore()
  const start = edited(startPages(), first, 'o')
  const merge = (base: Hash, main: Hash, change: Hash, answers?: ReadonlyMap<Hash, Answer>) =>
    mergeRevisions({ base, main, change, load: store.load, sha256, ...plain, ...(answers && { answers }) })
  return { store, start, merge, base: store.write(start) }
}

const sides = fc.tuple(edits, edits, edits)

describe('a merge of generated revisions', () => {
  it('with one side untouched is the other side, with equal sides that side', async () => {
    await fc.assert(
      fc.asyncProperty(sides, async ([first, one]) => {
        const { store, start, merge, base } = space(first)
        const a = store.write(edited(start, one, 'x'))
        for (const [main, change] of [
          [a, base],
          [base, a],
          [a, a],
        ] as const) {
          const { root, conflicts, automatic } = await merge(base, main, change)
          expect(root).toBe(a)
          expect(conflicts).toEqual([])
          expect(automatic).toEqual([])
        }
      }),
      { seed, numRuns: runs(150) },
    )
  })

  it('is valid, and unchanged when merged again', async () => {
    await fc.assert(
      fc.asyncProperty(sides, async ([first, one, other]) => {
        const { store, start, merge, base } = space(first)
        const main = store.write(edited(start, one, 'm'))
        const change = store.write(edited(start, other, 'c'))
        const result = await merge(base, main, change)
        const entries = await store.entries(store.keep(result))
        expect(checkTree(entries)).toEqual([])
        const names = entries.filter((entry) => entry.kind === 'file').map(({ name }) => name)
        expect(new Set(names).size).toBe(names.length)
        const applied = await applyToTree(main, result.changes, store.load, sha256)
        expect(applied.root).toBe(result.root)
        // Update, then merge: main is now the ancestor of the updated change.
        if (result.conflicts.length === 0) {
          expect((await merge(main, main, result.root)).root).toBe(result.root)
          expect((await merge(main, result.root, main)).root).toBe(result.root)
        }
      }),
      { seed, numRuns: runs(300) },
    )
  })

  it('has no open conflict once every conflict is resolved', async () => {
    const choice = fc.infiniteStream(fc.constantFrom('main' as const, 'change' as const))
    await fc.assert(
      fc.asyncProperty(sides, choice, async ([first, one, other], choices) => {
        const { store, start, merge, base } = space(first)
        const main = store.write(edited(start, one, 'm'))
        const change = store.write(edited(start, other, 'c'))
        const answers = new Map<Hash, Answer>()
        for (let round = 0; ; round += 1) {
          const result = await merge(base, main, change, answers)
          expect(checkTree(await store.entries(store.keep(result)))).toEqual([])
          if (result.conflicts.length === 0) break
          // An answer can raise another conflict (keep the page: where?), a few times at most per page.
          expect(round).toBeLessThan(12)
          for (const { id } of result.conflicts) {
            expect(answers.has(id)).toBe(false)
            answers.set(id, { choice: choices.next().value ?? 'main' })
          }
        }
      }),
      { seed, numRuns: runs(300) },
    )
  })

  it('means the same with the sides exchanged, when nothing had to be settled', async () => {
    await fc.assert(
      fc.asyncProperty(sides, async ([first, one, other]) => {
        const { store, start, merge, base } = space(first)
        const main = store.write(edited(start, one, 'm'))
        const change = store.write(edited(start, other, 'c'))
        const [result, swapped] = [await merge(base, main, change), await merge(base, change, main)]
        expect(result.conflicts.length === 0).toBe(swapped.conflicts.length === 0)
        if (result.conflicts.length + result.automatic.length + swapped.automatic.length > 0) return
        const unranked = (entries: Entry[]) =>
          entries.map((entry) => (entry.kind === 'page' ? { ...entry, order: '' } : entry))
        const entries = await store.entries(store.keep(result))
        const others = await store.entries(store.keep(swapped))
        expect(new Set(unranked(entries))).toEqual(new Set(unranked(others)))
      }),
      { seed, numRuns: runs(300) },
    )
  })

  it('contains every edit of the change that nobody else touched', async () => {
    await fc.assert(
      fc.asyncProperty(sides, async ([first, one, other]) => {
        const { store, start, merge, base } = space(first)
        const main = store.write(edited(start, one, 'm'))
        const change = store.write(edited(start, other, 'c'))
        const result = await merge(base, main, change)
        if (result.conflicts.length > 0) return
        const merged = new Map((await store.entries(store.keep(result))).map((entry) => [entry.id, entry]))
        const touched = new Set((await diffRevisions(base, main, store.load)).entries.map(({ name }) => name))
        for (const { name, after } of (await diffRevisions(base, change, store.load)).entries) {
          if (touched.has(name) || after?.kind !== 'page') continue
          const page = merged.get(after.id)
          expect(page).toMatchObject({ title: after.title, document: after.document })
        }
      }),
      { seed, numRuns: runs(150) },
    )
  })
})

describe('a difference', () => {
  it('applies, inverts, and is empty between equals', async () => {
    await fc.assert(
      fc.asyncProperty(sides, async ([first, one, other]) => {
        const { store, start } = space(first)
        const a = store.write(edited(start, one, 'm'))
        const b = store.write(edited(start, other, 'c'))
        const diff = await diffRevisions(a, b, store.load)
        expect((await applyToTree(a, changesOfDiff(diff), store.load, sha256)).root).toBe(b)
        const back = invertDiff(diff)
        expect((await applyToTree(b, changesOfDiff(back), store.load, sha256)).root).toBe(a)
        expect(invertDiff(back)).toEqual(diff)
        expect((await diffRevisions(a, a, store.load)).entries).toEqual([])
      }),
      { seed, numRuns: runs(150) },
    )
  })
})

/** All trees of the pages A, B, C (each absent, under the root or under another), as lists of parents. */
const smallTrees = (): Entry[][] => {
  const names = ['A', 'B', 'C'] as const
  const found: Entry[][] = []
  for (let code = 0; code < 125; code += 1) {
    const digits = [code % 5, Math.floor(code / 5) % 5, Math.floor(code / 25)]
    const entries = pages('A B C').flatMap((page, index): Entry[] => {
      const digit = digits[index] ?? 0
      if (digit === 0) return []
      return [{ ...page, parent: digit === 1 ? null : (names[digit - 2] ?? null) }]
    })
    if (checkTree(entries).length === 0) found.push(entries)
  }
  return found
}

it('every merge of three trees of up to three pages is sound, keeps the laws and can be resolved', async () => {
  const store = new TreeStore()
  const trees = smallTrees()
  expect(trees.length).toBe(29)
  const roots = trees.map((tree) => store.write(tree))
  const input = { load: store.load, sha256, ...plain }
  for (const base of roots) {
    for (const main of roots) {
      for (const change of roots) {
        const result = await mergeRevisions({ base, main, change, ...input })
        const entries = await store.entries(store.keep(result))
        if (checkTree(entries).length > 0) expect({ base, main, change, entries }).toBeNull()
        if (change === base || change === main) expect(result.root).toBe(main)
        else if (main === base) expect(result.root).toBe(change)
        for (const choice of ['main', 'change'] as const) {
          const answers = new Map<Hash, Answer>()
          let open = result.conflicts
          for (let round = 0; open.length > 0; round += 1) {
            expect(round).toBeLessThan(8)
            for (const { id } of open) answers.set(id, { choice })
            const next = await mergeRevisions({ base, main, change, ...input, answers })
            open = next.conflicts
            store.keep(next)
            if (open.length === 0 && choice === 'main' && result.conflicts.length > 0) {
              // Answering main everywhere gives the same result as no answers.
              expect(meaning(await store.entries(next.root))).toEqual(meaning(entries))
            }
          }
        }
      }
    }
  }
}, 120_000)
