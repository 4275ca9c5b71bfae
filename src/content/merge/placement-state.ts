/**
 * The working state of the placement steps: the pages of all three sides, what each side moved, and the result so far
 * as an overlay on main's pages.
 */
import type { CarriedEdit } from './merge-entries.ts'
import type { ConflictCollector, Sides } from './conflicts.ts'
import { sidesOf } from './conflicts.ts'
import type { Automatic } from './merge-entries.ts'
import { compareOrder } from '../tree/order-keys.ts'
import { movedInPlace } from '../diff/revision-diff.ts'
import type { PageEntry } from '../revision/revision.ts'

export interface PageSides {
  readonly base?: PageEntry
  readonly main?: PageEntry
  readonly change?: PageEntry
}

export interface PlacesInput {
  /** All pages of main, by id. */
  readonly main: ReadonlyMap<string, PageEntry>
  /** Pages changed by either side; absent on a side that lacks the page. In a fixed order. */
  readonly touched: ReadonlyMap<string, PageSides>
  /** Merges the fields of pages that exist on all sides or both heads; position and order are ignored. */
  readonly mergeFields: (sides: PageSides, main: PageEntry, change: PageEntry) => PageEntry
  readonly collector: ConflictCollector
  readonly automatic: Automatic[]
  /** Filled with edits of pages deleted by main that move to another page. */
  readonly carried: CarriedEdit[]
}

/** Who decided the position of a page. `elsewhere`: none of the sides, so it goes last. */
type PlacedBy = 'main' | 'change' | 'base' | 'elsewhere'

export interface PlacementState extends PlacesInput {
  /** A page on all sides; an unchanged one is the same on each. */
  readonly sidesAt: (id: string) => PageSides
  /** The children of a parent on one side, in order. */
  readonly children: Readonly<
    Record<'base' | 'main' | 'change', (parent: string | null) => readonly PageEntry[]>
  >
  /** Whether that side moved it to another parent or position. */
  readonly moved: (id: string, side: 'main' | 'change') => boolean
  /** The position of a page on one side as a value: its parent and the preceding sibling. */
  readonly placeOn: (
    id: string,
    side: 'base' | 'main' | 'change',
  ) => { readonly parent: string | null; readonly after: string | null } | undefined
  readonly placesOf: (id: string) => Sides
  /** Pages that differ from main; null for deleted ones. */
  readonly result: Map<string, PageEntry | null>
  /** Who placed each page of the result; main if absent. */
  readonly placedBy: Map<string, PlacedBy>
  /** A page in the current result; null if there is none. */
  readonly get: (id: string) => PageEntry | null
  readonly put: (page: PageEntry, parent: string | null, order: string, by: PlacedBy) => void
  /** Places a page where one side has it; false if that side does not have it. */
  readonly putAsOn: (id: string, side: 'base' | 'main' | 'change') => boolean
  /** Places a page last under a parent. */
  readonly putUnder: (page: PageEntry, parent: string | null) => void
  readonly by: (id: string) => PlacedBy
}

export const choiceMain = { choice: 'main' } as const
export const choiceChange = { choice: 'change' } as const

/** One side's pages as ordered lists of siblings, and the sibling before each page, built on first use. */
const siblingsOf = (pages: () => Iterable<PageEntry>) => {
  let lists: Map<string | null, PageEntry[]> | undefined
  let previous: Map<string, string> | undefined
  const built = () => {
    if (lists !== undefined) return lists
    lists = Map.groupBy(pages(), (page) => page.parent)
    for (const list of lists.values()) list.sort(compareOrder)
    return lists
  }
  return {
    under: (parent: string | null): readonly PageEntry[] => built().get(parent) ?? [],
    before: (id: string): string | null => {
      previous ??= new Map(
        [...built().values()].flatMap((list) =>
          list.slice(1).map((page, at) => [page.id, list[at]?.id ?? ''] as const),
        ),
      )
      return previous.get(id) ?? null
    },
  }
}

/** What each side has and where, from the pages of main and those that either side changed. */
const sidePlaces = ({
  main,
  touched,
}: PlacesInput): Pick<PlacementState, 'sidesAt' | 'children' | 'moved' | 'placeOn' | 'placesOf'> => {
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
  const siblings = {
    base: siblingsOf(() => pagesOf('base')),
    main: siblingsOf(() => main.values()),
    change: siblingsOf(() => pagesOf('change')),
  }
  const children = {
    base: siblings.base.under,
    main: siblings.main.under,
    change: siblings.change.under,
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

  /** The position of a page on one side as a value: its parent and the preceding sibling. */
  const placeOn = (id: string, side: 'base' | 'main' | 'change') => {
    const page = sidesAt(id)[side]
    return page && { parent: page.parent, after: siblings[side].before(id) }
  }
  const placesOf = (id: string) => sidesOf(placeOn(id, 'base'), placeOn(id, 'main'), placeOn(id, 'change'))
  return { sidesAt, children, moved, placeOn, placesOf }
}

/** The initial state: main's pages. */
export const placementState = (input: PlacesInput): PlacementState => {
  const { main } = input
  const places = sidePlaces(input)
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
  /** Places a page where one side has it; false if that side does not have it. */
  const putAsOn = (id: string, side: 'base' | 'main' | 'change'): boolean => {
    const place = places.sidesAt(id)[side]
    const page = get(id) ?? place
    if (place === undefined || page === undefined) return false
    put(page, place.parent, place.order, side)
    return true
  }
  const putUnder = (page: PageEntry, parent: string | null): void =>
    put(page, parent, page.order, 'elsewhere')
  const by = (id: string): PlacedBy => placedBy.get(id) ?? 'main'
  return { ...input, ...places, result, placedBy, get, put, putAsOn, putUnder, by }
}
