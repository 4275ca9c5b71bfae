/** Which pages a merge keeps, and whose move of each applies: the first step of `merge-placement.ts`. */
import type { ConflictCollector } from './conflicts.ts'
import { sidesOf } from './conflicts.ts'
import { sameValue } from '../revision/entry-lines.ts'
import { choiceChange, choiceMain, type PlacementState } from './placement-state.ts'
import type { PageEntry } from '../revision/revision.ts'

/** Whether a page differs in more than its order key or imported bytes. */
const differs = (a: PageEntry, b: PageEntry): boolean => {
  const { order: _a, source: _sourceA, ...one } = a
  const { order: _b, source: _sourceB, ...other } = b
  return !sameValue(one, other)
}

/** Adds or removes every page that the change touched. Open conflicts resolve to main's side. */
export const mergeExistence = (state: PlacementState): void => {
  const { touched, collector, carried, mergeFields, moved, placeOn, placesOf, result, put } = state
  for (const [id, sides] of touched) {
    const { base, main: mine, change: theirs } = sides
    if (theirs === base) continue
    if (mine === undefined && theirs === undefined) continue
    const subject = { kind: 'page', id } as const
    if (mine === undefined) {
      if (theirs === undefined) continue
      if (base === undefined) put(theirs, theirs.parent, theirs.order, 'change')
      else if (differs(base, theirs) || moved(id, 'change')) {
        const [from, to] = [base.document, theirs.document]
        const movable = from !== undefined && to !== undefined && from !== to
        const question: Parameters<ConflictCollector['ask']> = [
          'deleted',
          subject,
          sidesOf(base, undefined, theirs),
          [choiceMain, choiceChange, ...(movable ? [{ choice: 'moved' } as const] : [])],
        ]
        const answer = collector.ask(...question)
        if (answer?.choice === 'change') put(theirs, theirs.parent, theirs.order, 'change')
        else if (answer?.choice === 'moved' && movable && typeof answer.place === 'object') {
          const leave = (): void => void collector.leave(...question)
          if (answer.place.into === null) leave()
          else
            carried.push({
              into: answer.place.into,
              edit: { kind: 'documents', base: from, change: to },
              leave,
            })
        }
      }
      continue
    }
    if (theirs === undefined) {
      if (base !== undefined && (differs(base, mine) || moved(id, 'main'))) {
        const answer = collector.ask('deleted', subject, sidesOf(base, mine, undefined), [
          choiceMain,
          choiceChange,
        ])
        if (answer?.choice !== 'change') continue
      }
      result.set(id, null)
      continue
    }
    const page = mine === base ? theirs : mergeFields(sides, mine, theirs)
    const movedHere = moved(id, 'change')
    // An order key that only the change rewrote, without moving the page, is kept: it may break a tie.
    const rekeyed = base !== undefined && mine.order === base.order && mine.parent === theirs.parent
    if (!movedHere || base === undefined) put(page, mine.parent, rekeyed ? theirs.order : mine.order, 'main')
    else if (!moved(id, 'main')) put(page, theirs.parent, theirs.order, 'change')
    else if (mine.parent === theirs.parent && sameValue(placeOn(id, 'main'), placeOn(id, 'change'))) {
      put(page, mine.parent, mine.order, 'main')
    } else {
      const about = { ...subject, field: 'place' }
      const choices = [choiceMain, choiceChange, { choice: 'edited', place: { into: null } }] as const
      const answer = collector.ask('moved-both', about, placesOf(id), choices)
      if (answer?.choice === 'change') put(page, theirs.parent, theirs.order, 'change')
      else if (answer?.choice === 'edited' && typeof answer.place === 'object') {
        put(page, answer.place.into, theirs.order, 'elsewhere')
      } else put(page, mine.parent, mine.order, 'main')
    }
  }
}
