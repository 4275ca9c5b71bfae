import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { ContentChange } from '../../../client/types.gen.ts'
import { diffRevisions } from '../../../content/diff/revision-diff.ts'
import { semanticChanges } from '../../../content/diff/semantic-changes.ts'
import { pages, redrawn, runs, seed, TreeStore } from '../../../testing/generators/revisions.ts'
import { changeEntries } from './change-entries.ts'

/** What a comparison of two trees lists; pages as `A B(C D=renamed+text)`. */
const entriesOf = async (before: string, after: string) => {
  const store = new TreeStore()
  const start = pages(before)
  const diff = await diffRevisions(store.write(start), store.write(redrawn(start, after)), store.load)
  // The service prints these as they are, with addresses of files.
  return changeEntries(semanticChanges(diff) as readonly ContentChange[])
}

const names = ['A', 'B', 'C', 'D', 'E', 'F']
/** A random subset of the pages in random order, some of them edited, with new pages in between. */
const siblings = (fresh: string, all: readonly string[]) =>
  fc
    .tuple(fc.shuffledSubarray([...all], { minLength: 1 }), fc.subarray([...fresh]), fc.nat(), fc.nat(5))
    .map(([kept, made, place, edited]) => {
      const names = kept.map((name, at) => (at === edited ? `${name}+text` : name))
      const at = place % (names.length + 1)
      return { kept, text: [...names.slice(0, at), ...made, ...names.slice(at)] }
    })

const inOrder = (kept: readonly string[]): boolean =>
  kept.every((name, at) => at === 0 || (kept[at - 1] ?? '') < name)

test('only a new order of siblings has an order entry, whatever else changed', async () => {
  await fc.assert(
    fc.asyncProperty(siblings('XY', names), siblings('Z', ['J', 'K', 'L']), async (top, inside) => {
      const before = `G(J,K,L) ${names.join(' ')}`
      const after = `G(${inside.text.join(',')}) ${top.text.join(' ')}`
      const entries = await entriesOf(before, after)
      const order = entries.find((entry) => entry.kind === 'order')
      expect(order !== undefined).toBe(!inOrder(top.kept) || !inOrder(inside.kept))
      // Pages that did not move have the same order on both sides.
      const moved = new Set(order?.moves.map(({ id }) => id))
      for (const { kept } of [top, inside])
        expect(inOrder(kept.filter((name) => !moved.has(name)))).toBe(true)
    }),
    { seed, numRuns: runs(200) },
  )
})
