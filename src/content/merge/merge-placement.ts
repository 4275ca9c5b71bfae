/**
 * The page tree of a merge: which pages exist, under which parent, in which order, with which slug. The cases are
 * numbered in README.md, "Tree cases"; `merge-placement.test.ts` has one test for each.
 */
import { sameValue } from '../revision/entry-lines.ts'
import { mayHold } from '../tree/page-tree.ts'
import { cyclesOf } from './placement-cycles.ts'
import { mergeExistence } from './placement-existence.ts'
import { placementState, type PlacementState, type PlacesInput } from './placement-state.ts'
import { mergeOrder } from './placement-order.ts'
import { lostPlaces } from './placement-parents.ts'
import { mergeSlugs } from './placement-slugs.ts'
import type { PageEntry } from '../revision/revision.ts'

/** Pages of the result that differ from main's; null for deleted ones. */
export type PlacedPages = ReadonlyMap<string, PageEntry | null>

/**
 * Decides existence, position, order and slug of every page changed by either side. Laws: the result is `main` if the
 * change changed nothing, and the change's pages if main changed nothing; it is a valid tree if all three sides are.
 * Open conflicts resolve to main's side.
 */
export const mergePlaces = (input: PlacesInput): PlacedPages => {
  const state = placementState(input)
  mergeExistence(state)
  mergeParents(state)
  mergeOrder(state, (ids) => mergeSlugs(state, ids))
  const { main, result } = state
  for (const [id, page] of result) if (sameValue(page ?? undefined, main.get(id))) result.delete(id)
  return result
}

/** Resolves deleted parents and cycles until none is left. Only changed pages can have either. */
const mergeParents = (state: PlacementState): void => {
  const { touched, result, get } = state
  const candidates = new Set(touched.keys())
  const lost = lostPlaces(state, candidates)
  const { cycleOf, breakCycle } = cyclesOf(state)
  for (let calm = false; !calm;) {
    calm = true
    for (const id of candidates) {
      const page = get(id)
      if (page === null || page.parent === null) continue
      const above = get(page.parent)
      if (above !== null && mayHold(above.type, page.type)) continue
      calm = false
      lost(page, page.parent)
    }
    for (const id of result.keys()) {
      const cycle = get(id) === null ? null : cycleOf(id)
      if (cycle === null) continue
      calm = false
      breakCycle(cycle)
    }
  }
}
