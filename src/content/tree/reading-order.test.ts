import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { page, runs, seed } from '../../testing/generators/revisions.ts'
import { buildPageTree, subtreeOf } from './page-tree.ts'
import { pageAfter, pageBefore } from './reading-order.ts'

/** Each page is below an earlier one, or at the root. */
const trees = fc
  .array(fc.record({ above: fc.nat(30), order: fc.constantFrom('a0', 'a1', 'a2') }), { maxLength: 30 })
  .map((list) =>
    buildPageTree(
      list.map(({ above, order }, at) => page(`p${at}`, order, { parent: above < at ? `p${above}` : null })),
    ),
  )

describe('the pages beside one in reading order', () => {
  it('are the nearest of the list of all pages that pass', () => {
    fc.assert(
      fc.property(trees, fc.integer({ min: 1, max: 4 }), (tree, every) => {
        const order = tree.roots.flatMap(subtreeOf)
        const passing = new Set(order.filter((_node, at) => at % every === 0))
        for (const [at, node] of order.entries()) {
          const passes = (other: (typeof order)[number]) => passing.has(other)
          expect(pageBefore(tree, node, passes)).toBe(order.slice(0, at).findLast(passes))
          expect(pageAfter(tree, node, passes)).toBe(order.slice(at + 1).find(passes))
        }
      }),
      { seed, numRuns: runs(300) },
    )
  })
})
