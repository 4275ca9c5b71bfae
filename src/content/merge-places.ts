/**
 * Where pages stand after a merge: who exists, under which page, in which order, with which slug. The cases are
 * numbered in README.md, "Tree cases"; `merge-places.test.ts` has one test for each.
 */
import type { CarriedEdit } from './carried-edits.ts'
import type { Conflict, Desk, PlaceAnswer } from './conflicts.ts'
import { sidesOf } from './conflicts.ts'
import { sameValue } from './entry-bytes.ts'
import type { Automatic } from './merge-entries.ts'
import { compareOrder, keysForSequence } from './order.ts'
import { mayHold } from './page-tree.ts'
import { movedInPlace } from './revision-diff.ts'
import type { PageEntry } from './revision.ts'
import { uniqueSlug } from './slug.ts'

export interface PageSides {
  readonly base?: PageEntry
  readonly main?: PageEntry
  readonly change?: PageEntry
}

export interface PlacesInput {
  /** All pages of main, by id. */
  readonly main: ReadonlyMap<string, PageEntry>
  /** Pages that either side touched; a side without the page has none. In a fixed order. */
  readonly touched: ReadonlyMap<string, PageSides>
  /** Fields of pages that all sides or both heads have, merged; place and order are ignored. */
  readonly mergeFields: (sides: PageSides, main: PageEntry, change: PageEntry) => PageEntry
  readonly desk: Desk
  readonly automatic: Automatic[]
  /** Filled with edits of pages that main deleted and that go into another page. */
  readonly carried: CarriedEdit[]
}

/** Pages of the result that differ from main's; null for those that are gone. */
export type PlacedPages = ReadonlyMap<string, PageEntry | null>

/** Who decided where a page stands. `elsewhere`: nobody's place, so it goes last. */
type PlacedBy = 'main' | 'change' | 'base' | 'elsewhere'

const choiceMain = { choice: 'main' } as const
const choiceChange = { choice: 'change' } as const

/** Whether a side did more to a page than giving it another order key or other imported bytes. */
const differs = (a: PageEntry, b: PageEntry): boolean => {
  const { order: _a, source: _sourceA, ...one } = a
  const { order: _b, source: _sourceB, ...other } = b
  return !sameValue(one, other)
}

/** One side's pages as lists of siblings in order, made when first asked for. */
const siblingsOf = (pages: () => Iterable<PageEntry>) => {
  let lists: Map<string | null, PageEntry[]> | undefined
  return (parent: string | null): readonly PageEntry[] => {
    if (lists === undefined) {
      lists = Map.groupBy(pages(), (page) => page.parent)
      for (const list of lists.values()) list.sort(compareOrder)
    }
    return lists.get(parent) ?? []
  }
}

/**
 * Decides existence, place, order and slug of every page that either side touched. Laws: `main` when the change
 * touched nothing, the change's pages when main touched nothing; the result is a sound tree when all three sides
 * are. Open conflicts leave main's side.
 */
export const mergePlaces = (input: PlacesInput): PlacedPages => {
  const { main, touched, desk, automatic, carried } = input
  const sidesAt = (id: string): PageSides => {
    const sides = touched.get(id)
    if (sides !== undefined) return sides
    const page = main.get(id)
    return page === undefined ? {} : { base: page, main: page, change: page }
  }
  function* pagesOf(side: 'base' | 'change'): Generator<PageEntry> {
    for (const page of main.values()) if (!touched.has(page.id)) yield page
    for (const sides of touched.values()) {
      const page = sides[side]
      if (page !== undefined) yield page
    }
  }
  const children = {
    base: siblingsOf(() => pagesOf('base')),
    main: siblingsOf(() => main.values()),
    change: siblingsOf(() => pagesOf('change')),
  }

  const changesBy = (side: 'main' | 'change') => {
    const changes = new Map<string, { before?: PageEntry; after?: PageEntry }>()
    for (const [id, sides] of touched) {
      if (sides.base === sides[side]) continue
      const [before, after] = [sides.base, sides[side]]
      changes.set(id, { ...(before && { before }), ...(after && { after }) })
    }
    return changes
  }
  const rankMoved = {
    main: movedInPlace(pagesOf('base'), changesBy('main')),
    change: movedInPlace(pagesOf('base'), changesBy('change')),
  }
  const moved = (id: string, side: 'main' | 'change'): boolean => {
    const { base, [side]: head } = sidesAt(id)
    if (base === undefined || head === undefined) return false
    return base.parent !== head.parent || rankMoved[side].has(id)
  }

  /** The place of a page on one side as a value: the page above, and the sibling before it. */
  const placeOn = (id: string, side: 'base' | 'main' | 'change') => {
    const page = sidesAt(id)[side]
    if (page === undefined) return undefined
    const list = children[side](page.parent)
    const at = list.findIndex((sibling) => sibling.id === id)
    return { parent: page.parent, after: list[at - 1]?.id ?? null }
  }
  const placesOf = (id: string) => sidesOf(placeOn(id, 'base'), placeOn(id, 'main'), placeOn(id, 'change'))

  // --- The result, laid over main's pages, and who placed each page (main where nothing is said).
  const result = new Map<string, PageEntry | null>()
  const placedBy = new Map<string, PlacedBy>()
  const get = (id: string): PageEntry | null => {
    const page = result.get(id)
    return page === undefined ? (main.get(id) ?? null) : page
  }
  const put = (page: PageEntry, parent: string | null, order: string, by: PlacedBy): void => {
    result.set(page.id, { ...page, parent, order })
    placedBy.set(page.id, by)
  }
  /** Puts a page where one side has it; false when that side does not have it. */
  const putAsOn = (id: string, side: 'base' | 'main' | 'change'): boolean => {
    const place = sidesAt(id)[side]
    const page = get(id) ?? place
    if (place === undefined || page === undefined) return false
    put(page, place.parent, place.order, side)
    return true
  }
  const putUnder = (page: PageEntry, parent: string | null): void =>
    put(page, parent, page.order, 'elsewhere')
  const by = (id: string): PlacedBy => placedBy.get(id) ?? 'main'

  // --- Who exists, and whose move counts.
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
        const question: Parameters<Desk['ask']> = [
          'deleted',
          subject,
          sidesOf(base, undefined, theirs),
          [choiceMain, choiceChange, ...(movable ? [{ choice: 'moved' } as const] : [])],
        ]
        const answer = desk.ask(...question)
        if (answer?.choice === 'change') put(theirs, theirs.parent, theirs.order, 'change')
        else if (answer?.choice === 'moved' && movable && typeof answer.place === 'object') {
          const leave = (): void => void desk.leave(...question)
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
        const answer = desk.ask('deleted', subject, sidesOf(base, mine, undefined), [
          choiceMain,
          choiceChange,
        ])
        if (answer?.choice !== 'change') continue
      }
      result.set(id, null)
      continue
    }
    const page = mine === base ? theirs : input.mergeFields(sides, mine, theirs)
    const movedHere = moved(id, 'change')
    // A key that only the change rewrote, without moving the page, is worth keeping: it may settle a tie.
    const rekeyed = base !== undefined && mine.order === base.order && mine.parent === theirs.parent
    if (!movedHere || base === undefined) put(page, mine.parent, rekeyed ? theirs.order : mine.order, 'main')
    else if (!moved(id, 'main')) put(page, theirs.parent, theirs.order, 'change')
    else if (mine.parent === theirs.parent && sameValue(placeOn(id, 'main'), placeOn(id, 'change'))) {
      put(page, mine.parent, mine.order, 'main')
    } else {
      const about = { ...subject, field: 'place' }
      const choices = [choiceMain, choiceChange, { choice: 'edited', place: { into: null } }] as const
      const answer = desk.ask('moved-both', about, placesOf(id), choices)
      if (answer?.choice === 'change') put(page, theirs.parent, theirs.order, 'change')
      else if (answer?.choice === 'edited' && typeof answer.place === 'object') {
        put(page, answer.place.into, theirs.order, 'elsewhere')
      } else put(page, mine.parent, mine.order, 'main')
    }
  }

  // --- Parents that are gone, and cycles. Only pages that somebody touched can have either.
  const candidates = new Set(touched.keys())
  const dropped = new Set<string>()
  const drop = (id: string): void => {
    result.set(id, null)
    dropped.add(id)
  }
  /** The nearest page above the missing `parent` that stands and may hold `page`. */
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
        const answer = desk.ask('parent-deleted', subject, placesOf(page.id), choices)
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
        const answer = desk.ask('parent-deleted', subject, placesOf(page.id), choices)
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

  /** The pages of the cycle on which `id` stands, or null. */
  const cycleOf = (id: string): string[] | null => {
    const way: string[] = []
    const seen = new Set<string>()
    for (let at: string | null = id; at !== null && !seen.has(at); at = get(at)?.parent ?? null) {
      seen.add(at)
      way.push(at)
      if (get(at)?.parent === id) return way
    }
    return null
  }
  const breakCycle = (cycle: readonly string[]): void => {
    const offending = cycle.filter((id) => by(id) === 'change' && moved(id, 'change')).sort()
    let undone = 0
    for (const id of offending) {
      const subject = { kind: 'page', id, field: 'place' } as const
      const answer = desk.ask('cycle', subject, placesOf(id), [choiceMain, choiceChange])
      if (answer?.choice === 'change') continue
      undone += 1
      if (!putAsOn(id, 'main')) putAsOn(id, 'base')
    }
    if (undone > 0) return
    // The change's moves were chosen: main's moves on the cycle are undone instead.
    const mains = cycle.filter((id) => by(id) === 'main' && moved(id, 'main')).sort()
    for (const id of mains) if (putAsOn(id, 'base')) undone += 1
    if (undone > 0) return
    const [id] = [...cycle].sort((a, b) => Number(by(b) === 'elsewhere') - Number(by(a) === 'elsewhere'))
    const page = id === undefined ? null : get(id)
    if (page !== null) putUnder(page, null)
  }

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

  // --- Order: main's siblings as they are; what came from the change after the sibling that precedes it there,
  // and after what main itself put into that gap.
  const newcomers = Map.groupBy(
    [...result.values()].filter((page): page is PageEntry => page !== null && by(page.id) !== 'main'),
    (page) => page.parent,
  )
  const parents = new Set<string | null>()
  for (const [id, page] of result) {
    const old = main.get(id)
    if (old !== undefined) parents.add(old.parent)
    if (page !== null) parents.add(page.parent)
  }
  const sequenceOf = (parent: string | null): PageEntry[] => {
    const staying = children.main(parent).filter(({ id }) => get(id)?.parent === parent && by(id) === 'main')
    const arriving = newcomers.get(parent) ?? []
    if (arriving.length === 0) return staying.map(({ id }) => get(id)).filter((page) => page !== null)
    const anchors = new Set(staying.map(({ id }) => id))
    const groups = new Map<string | null, PageEntry[]>()
    const last: PageEntry[] = []
    const waiting = new Map(arriving.map((page) => [page.id, page]))
    for (const side of ['change', 'base'] as const) {
      let anchor: string | null = null
      for (const { id } of children[side](parent)) {
        if (anchors.has(id)) anchor = id
        const page = waiting.get(id)
        if (page === undefined || by(id) !== side) continue
        waiting.delete(id)
        const group = groups.get(anchor)
        if (group === undefined) groups.set(anchor, [page])
        else group.push(page)
      }
    }
    for (const page of [...waiting.values()].sort(compareOrder)) last.push(page)
    const sequence: PageEntry[] = []
    let pending = groups.get(null) ?? []
    for (const { id } of staying) {
      const page = get(id)
      if (page === null) continue
      const { base } = sidesAt(id)
      const mainsOwn = base === undefined || moved(id, 'main')
      if (!mainsOwn) {
        sequence.push(...pending)
        pending = []
      }
      sequence.push(page)
      pending = [...pending, ...(groups.get(id) ?? [])]
    }
    return [...sequence, ...pending, ...last]
  }

  for (const parent of parents) {
    if (parent !== null && get(parent) === null) continue
    const sequence = sequenceOf(parent)
    const keyed = sequence.map(({ id, order }) => ({ id, order: by(id) === 'elsewhere' ? null : order }))
    for (const [id, order] of keysForSequence(keyed)) {
      const page = get(id)
      if (page !== null) result.set(id, { ...page, order })
    }
    settleSlugs(sequence.map(({ id }) => id))
  }

  /** Gives equal siblings different slugs: main's keeps its own. */
  function settleSlugs(ids: readonly string[]): void {
    const taken = new Map<string, string[]>()
    for (const id of ids) {
      const slug = get(id)?.slug ?? ''
      const list = taken.get(slug)
      if (list === undefined) taken.set(slug, [id])
      else list.push(id)
    }
    const give = (id: string, wanted: string): void => {
      const page = get(id)
      if (page === null) return
      const slug = uniqueSlug(wanted, (candidate) =>
        (taken.get(candidate) ?? []).some((other) => other !== id),
      )
      if (slug === page.slug) return
      taken.set(
        page.slug,
        (taken.get(page.slug) ?? []).filter((other) => other !== id),
      )
      taken.set(slug, [id])
      if (slug !== wanted) automatic.push({ kind: 'slug', page: id, from: page.slug, to: slug })
      result.set(id, { ...page, slug })
    }
    const fromChange = (id: string): boolean => by(id) !== 'main' || main.get(id)?.slug !== get(id)?.slug
    const typedBy = (id: string, side: 'main' | 'change', slug: string): boolean => {
      const { base, [side]: head } = sidesAt(id)
      if (head === undefined || head.slugTyped !== true || head.slug !== slug) return false
      return base === undefined || base.slug !== slug || base.parent !== head.parent
    }
    for (const [slug, group] of [...taken]) {
      if (group.length < 2) continue
      const [winner = '', ...rest] = [...group.filter((id) => !fromChange(id)), ...group.filter(fromChange)]
      for (const id of rest) {
        if (typedBy(winner, 'main', slug) && typedBy(id, 'change', slug)) {
          const values = { main: { page: winner, slug }, change: { page: id, slug } }
          const choices = [choiceMain, choiceChange, { choice: 'edited' }] as const
          const answer = desk.ask('slug', { kind: 'page', id, field: 'slug' }, values, choices)
          if (answer?.choice === 'edited' && typeof answer.value === 'string') {
            give(id, answer.value)
            continue
          }
          if (answer?.choice === 'change') {
            give(winner, slug)
            continue
          }
        }
        give(id, slug)
      }
    }
  }

  for (const [id, page] of result) if (sameValue(page ?? undefined, main.get(id))) result.delete(id)
  return result
}
