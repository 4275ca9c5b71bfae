/** Pages whose parent was removed by a merge: the second step of `merge-placement.ts`. */
import type { Conflict, PlaceAnswer } from './conflicts.ts'
import { mayHold } from '../tree/page-tree.ts'
import { choiceChange, choiceMain, type PlacementState } from './placement-state.ts'
import type { PageEntry } from '../revision/revision.ts'

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
  const lost = (page: PageEntry, parent: string): void => {
    const { base, main: mine, change: theirs } = sidesAt(page.id)
    const above = sidesAt(parent)
    const subject = { kind: 'page', id: page.id, field: 'place' } as const
    const first = !asked.has(page.id) && get(parent) === null
    asked.add(page.id)
    const restored = main.has(parent) ? above.main : (above.change ?? above.base)
    const fits = restored !== undefined && mayHold(restored.type, page.type)
    if (by(page.id) === 'change' && theirs?.parent === parent && base?.parent !== parent) {
      const choices: Conflict['choices'] = [
        choiceMain,
        { ...choiceChange, place: 'restore-parent' },
        { ...choiceChange, place: 'nearest' },
      ]
      if (first && fits && above.base !== undefined && above.main === undefined) {
        const answer = collector.ask('parent-deleted', subject, placesOf(page.id), choices)
        if (answer?.choice === 'change') return settlePlace(page, parent, answer.place)
        if (mine === undefined || !putAsOn(page.id, 'main')) drop(page.id)
        return
      }
      if (dropped.has(parent)) {
        if (mine === undefined || !putAsOn(page.id, 'main')) drop(page.id)
        return
      }
    }
    if (by(page.id) === 'main' && mine?.parent === parent && base?.parent !== parent) {
      const choices: Conflict['choices'] = [
        { ...choiceMain, place: 'restore-parent' },
        { ...choiceMain, place: 'nearest' },
        choiceChange,
      ]
      if (first && fits && above.base !== undefined && above.change === undefined) {
        const answer = collector.ask('parent-deleted', subject, placesOf(page.id), choices)
        if (answer?.choice !== 'change') return settlePlace(page, parent, answer?.place)
        if (base === undefined || !putAsOn(page.id, 'base')) drop(page.id)
        return
      }
      if (dropped.has(parent)) {
        if (base === undefined || !putAsOn(page.id, 'base')) drop(page.id)
        return
      }
    }
    reparent(page)
  }
  return lost
}
