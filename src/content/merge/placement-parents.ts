/** Pages whose parent was removed by a merge: the second step of `merge-placement.ts`. */
import type { Conflict, PlaceAnswer } from './conflicts.ts'
import { mayHold } from '../tree/page-tree.ts'
import { choiceChange, choiceMain, type PlacementState } from './placement-state.ts'
import type { PageEntry } from '../revision/revision.ts'

/** The answers for a page that one side put under a parent that the other side deleted. */
const choicesOf: Readonly<Record<'main' | 'change', Conflict['choices']>> = {
  main: [{ ...choiceMain, place: 'restore-parent' }, { ...choiceMain, place: 'nearest' }, choiceChange],
  change: [choiceMain, { ...choiceChange, place: 'restore-parent' }, { ...choiceChange, place: 'nearest' }],
}

/**
 * Returns a function that places a page whose `parent` was deleted or cannot contain it. Pages restored for it are
 * added to `candidates`, so that they are checked too.
 */
export const lostPlaces = (
  state: PlacementState,
  candidates: Set<string>,
): ((page: PageEntry, parent: string) => void) => {
  const { main, collector, automatic, sidesAt, placesOf, result, placedBy, get, put, putAsOn, putUnder, by } =
    state
  const dropped = new Set<string>()
  const drop = (id: string): void => {
    result.set(id, null)
    dropped.add(id)
  }
  /** The nearest existing ancestor of the missing `parent` that may contain `page`. */
  const nearest = (page: PageEntry, parent: string | null): string | null => {
    const seen = new Set<string>([page.id])
    for (let at = parent; at !== null && !seen.has(at);) {
      seen.add(at)
      const standing = get(at)
      if (standing !== null && mayHold(standing.type, page.type)) return at
      const sides = sidesAt(at)
      at = (standing ?? sides.main ?? sides.change ?? sides.base)?.parent ?? null
    }
    return null
  }
  const reparent = (page: PageEntry): void => {
    const to = nearest(page, page.parent)
    automatic.push({ kind: 'reparented', page: page.id, from: page.parent, to })
    putUnder(page, to)
  }
  const asked = new Set<string>()
  const settlePlace = (page: PageEntry, parent: string, place: PlaceAnswer | undefined): void => {
    if (typeof place === 'object') putUnder(page, place.into)
    else if (place === 'nearest') reparent(page)
    else if (main.has(parent)) {
      result.delete(parent)
      placedBy.delete(parent)
      candidates.add(parent)
    } else {
      const old = sidesAt(parent).change ?? sidesAt(parent).base
      if (old === undefined) reparent(page)
      else put(old, old.parent, old.order, 'change')
      candidates.add(parent)
    }
  }
  /** Undoes what the side did to a page that loses its parent there. */
  const giveUp = (page: PageEntry, side: 'main' | 'change'): void => {
    if (!putAsOn(page.id, side === 'change' ? 'main' : 'base')) drop(page.id)
  }
  return (page, parent) => {
    const sides = sidesAt(page.id)
    const above = sidesAt(parent)
    const isFirst = !asked.has(page.id) && get(parent) === null
    asked.add(page.id)
    const restored = main.has(parent) ? above.main : (above.change ?? above.base)
    const fits = restored !== undefined && mayHold(restored.type, page.type)
    const side = by(page.id)
    if (
      (side !== 'change' && side !== 'main') ||
      sides[side]?.parent !== parent ||
      sides.base?.parent === parent
    )
      return reparent(page)
    // The side put the page under a parent that the other one deleted.
    const other = side === 'change' ? 'main' : 'change'
    if (isFirst && fits && above.base !== undefined && above[other] === undefined) {
      const subject = { kind: 'page', id: page.id, field: 'place' } as const
      const answer = collector.ask('parent-deleted', subject, placesOf(page.id), choicesOf[side])
      // Without an answer, main's side counts.
      const isKept = (answer?.choice === 'change') === (side === 'change')
      if (isKept) return settlePlace(page, parent, answer?.place)
      return giveUp(page, side)
    }
    return dropped.has(parent) ? giveUp(page, side) : reparent(page)
  }
}
