/** Where moved pages stood and stand: their neighbours before and after, and the new order of siblings. Without a screen. */
import type { TreePage } from './change-nodes.ts'

/** One side of a move: the page above (absent at the top of the space) and the sibling before (absent: it is first). */
export interface Place {
  readonly above: string | undefined
  readonly after: string | undefined
}

export interface Move {
  readonly from: Place
  readonly to: Place
}

/** One line of a list of siblings as they stand now: a page, or how many that stayed are left out there. */
export type OrderRow =
  | { readonly kind: 'page'; readonly id: string; readonly title: string; readonly moved: boolean }
  | { readonly kind: 'stayed'; readonly count: number; readonly first: string }

/** The pages under one parent, of which at least one came or moved. */
export interface SiblingOrder {
  /** Absent at the top of the space. */
  readonly parent: { readonly id: string; readonly title: string } | undefined
  readonly rows: readonly OrderRow[]
}

const titled = ({ title }: TreePage): string => (title === '' ? 'Untitled' : title)

interface Standing {
  readonly parent: TreePage | undefined
  readonly siblings: readonly TreePage[]
  readonly at: number
}

const standings = (roots: readonly TreePage[]): ReadonlyMap<string, Standing> => {
  const all = new Map<string, Standing>()
  const visit = (siblings: readonly TreePage[], parent: TreePage | undefined): void =>
    siblings.forEach((page, at) => {
      all.set(page.id, { parent, siblings, at })
      visit(page.pages, page)
    })
  visit(roots, undefined)
  return all
}

const placeOf = ({ parent, siblings, at }: Standing): Place => {
  const before = siblings[at - 1]
  return { above: parent && titled(parent), after: before && titled(before) }
}

/** Both places of these pages by id; a page that is missing on one side has not moved and is left out. */
export const movesOf = (
  before: readonly TreePage[],
  after: readonly TreePage[],
  moved: readonly string[],
): ReadonlyMap<string, Move> => {
  const [old, now] = [standings(before), standings(after)]
  return new Map(
    moved.flatMap((id) => {
      const [from, to] = [old.get(id), now.get(id)]
      return from === undefined || to === undefined
        ? []
        : [[id, { from: placeOf(from), to: placeOf(to) }] as const]
    }),
  )
}

/**
 * The lists of siblings that moved pages stand in now, in reading order. Of those that stayed each moved page keeps its
 * neighbours, so that its place can be told; the others are counted.
 */
export const siblingOrders = (
  after: readonly TreePage[],
  moved: ReadonlySet<string>,
): readonly SiblingOrder[] => {
  const orders: SiblingOrder[] = []
  const visit = (siblings: readonly TreePage[], parent: TreePage | undefined): void => {
    const near = new Set(siblings.flatMap(({ id }, at) => (moved.has(id) ? [at - 1, at, at + 1] : [])))
    if (near.size > 0)
      orders.push({
        parent: parent && { id: parent.id, title: titled(parent) },
        rows: rowsOf(siblings, near, moved),
      })
    for (const page of siblings) visit(page.pages, page)
  }
  visit(after, undefined)
  return orders
}

const rowsOf = (
  siblings: readonly TreePage[],
  near: ReadonlySet<number>,
  moved: ReadonlySet<string>,
): readonly OrderRow[] => {
  const rows: OrderRow[] = []
  siblings.forEach((page, at) => {
    if (near.has(at)) {
      rows.push({ kind: 'page', id: page.id, title: titled(page), moved: moved.has(page.id) })
      return
    }
    const last = rows.at(-1)
    if (last?.kind === 'stayed') rows[rows.length - 1] = { ...last, count: last.count + 1 }
    else rows.push({ kind: 'stayed', count: 1, first: page.id })
  })
  return rows
}

const under = (above: string | undefined): string => (above === undefined ? 'the top of the space' : above)
const where = (after: string | undefined): string => (after === undefined ? 'first' : `after “${after}”`)

/** What became of the place of a page, as a sentence without the page and without a full stop. */
export const moveSentence = ({ from, to }: Move): string => {
  if (from.above !== to.above)
    return `Moved from ${under(from.above)}, ${where(from.after)}, to ${under(to.above)}, ${where(to.after)}`
  if (from.after === to.after && to.after !== undefined)
    return `Moved within ${under(to.above)} together with “${to.after}”, which it follows as before`
  return `Moved within ${under(to.above)}: it was ${where(from.after)} and is ${where(to.after)} now`
}
