/** Old and new positions of moved pages: neighbors before and after, and the new order of siblings. Pure. */
import type { TreePage } from './change-nodes.ts'

/** One side of a move: the parent (absent at the top of the space) and the previous sibling (absent if first). */
interface Place {
  readonly above: string | undefined
  readonly after: string | undefined
}

export interface Move {
  readonly from: Place
  readonly to: Place
}

/** A row in a list of current siblings: a page, or the number of omitted unmoved ones. */
type OrderRow =
  | { readonly kind: 'page'; readonly id: string; readonly title: string; readonly moved: boolean }
  | { readonly kind: 'stayed'; readonly count: number; readonly first: string }

/** The children of one parent, of which at least one was added or moved. */
export interface SiblingOrder {
  /** Absent at the top of the space. */
  readonly parent: { readonly id: string; readonly title: string } | undefined
  readonly rows: readonly OrderRow[]
}

const displayTitle = ({ title }: TreePage): string => (title === '' ? 'Untitled' : title)

interface TreePosition {
  readonly parent: TreePage | undefined
  readonly siblings: readonly TreePage[]
  readonly at: number
}

const treePositions = (roots: readonly TreePage[]): ReadonlyMap<string, TreePosition> => {
  const all = new Map<string, TreePosition>()
  const visit = (siblings: readonly TreePage[], parent: TreePage | undefined): void =>
    siblings.forEach((page, at) => {
      all.set(page.id, { parent, siblings, at })
      visit(page.pages, page)
    })
  visit(roots, undefined)
  return all
}

const placeOf = ({ parent, siblings, at }: TreePosition): Place => {
  const before = siblings[at - 1]
  return { above: parent && displayTitle(parent), after: before && displayTitle(before) }
}

/** Both positions of these pages by id; pages that are missing on one side have not moved and are left out. */
export const movesOf = (
  before: readonly TreePage[],
  after: readonly TreePage[],
  moved: readonly string[],
): ReadonlyMap<string, Move> => {
  const [old, now] = [treePositions(before), treePositions(after)]
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
 * The current sibling lists of moved pages, in reading order. Each moved page keeps its unmoved neighbors, so that its
 * position is clear; the others are counted.
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
        parent: parent && { id: parent.id, title: displayTitle(parent) },
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
      rows.push({ kind: 'page', id: page.id, title: displayTitle(page), moved: moved.has(page.id) })
      return
    }
    const last = rows.at(-1)
    if (last?.kind === 'stayed') rows[rows.length - 1] = { ...last, count: last.count + 1 }
    else rows.push({ kind: 'stayed', count: 1, first: page.id })
  })
  return rows
}

const parentText = (above: string | undefined): string =>
  above === undefined ? 'the top of the space' : above
const siblingText = (after: string | undefined): string =>
  after === undefined ? 'first' : `after “${after}”`

/** Describes a move as a sentence without the page and without a full stop. */
export const moveSentence = ({ from, to }: Move): string => {
  if (from.above !== to.above)
    return `Moved from ${parentText(from.above)}, ${siblingText(from.after)}, to ${parentText(to.above)}, ${siblingText(to.after)}`
  if (from.after === to.after && to.after !== undefined)
    return `Moved within ${parentText(to.above)} along with “${to.after}”, which it still follows`
  return `Moved within ${parentText(to.above)}: from ${siblingText(from.after)} to ${siblingText(to.after)}`
}
