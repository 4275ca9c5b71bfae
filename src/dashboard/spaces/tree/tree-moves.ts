/** The target of a move of a collection or space. No UI. */
import type { Move } from '../../../client/types.gen.ts'
import type { TreeMove } from '../../ui/trees/tree-view.tsx'

export interface TreeItem {
  readonly id: string
  readonly parent?: string
}

/** Both lists in tree order. */
export interface TreeLists {
  readonly collections: readonly TreeItem[]
  readonly spaces: readonly TreeItem[]
}

/** A move as the API takes it: the referenced sibling is always of the same kind. */
export interface PlannedMove {
  readonly kind: 'collection' | 'space'
  readonly id: string
  /** Undefined is the top level. */
  readonly parent: string | undefined
  /** Absent: at the end. */
  readonly beside?: { readonly place: 'before' | 'after'; readonly id: string }
}

const listOf = (lists: TreeLists, kind: PlannedMove['kind']): readonly TreeItem[] =>
  kind === 'space' ? lists.spaces : lists.collections

const kindOf = (lists: TreeLists, id: string): PlannedMove['kind'] =>
  lists.collections.some((one) => one.id === id) ? 'collection' : 'space'

const siblingsIn = (
  list: readonly TreeItem[],
  parent: string | undefined,
  without: string,
): readonly TreeItem[] => list.filter((one) => one.parent === parent && one.id !== without)

/** The list with the resource at its new position. At the top level the `parent` key is omitted, as in the API. */
export const applyMove = <Resource extends TreeItem>(
  list: readonly Resource[],
  { id, parent, beside }: Omit<PlannedMove, 'kind'>,
): readonly Resource[] => {
  const resource = list.find((one) => one.id === id)
  if (resource === undefined) return list
  const { parent: _before, ...rest } = resource
  // The same resource with another parent.
  const moved = (parent === undefined ? rest : { ...rest, parent }) as unknown as Resource
  const others = list.filter((one) => one.id !== id)
  const at = beside === undefined ? -1 : others.findIndex((one) => one.id === beside.id)
  const index = at < 0 ? others.length : beside?.place === 'before' ? at : at + 1
  return others.toSpliced(index, 0, moved)
}

const orderIn = (list: readonly TreeItem[], parent: string | undefined): string =>
  list
    .filter((one) => one.parent === parent)
    .map(({ id }) => id)
    .join()

/** Whether the move would change nothing. */
const changesNothing = (lists: TreeLists, move: PlannedMove): boolean => {
  const list = listOf(lists, move.kind)
  const from = list.find((one) => one.id === move.id)?.parent
  return from === move.parent && orderIn(list, from) === orderIn(applyMove(list, move), from)
}

const unlessUnchanged = (lists: TreeLists, move: PlannedMove): PlannedMove | undefined =>
  changesNothing(lists, move) ? undefined : move

/**
 * The move for a drop. Collections come before spaces, so a space dropped next to a collection becomes the
 * first space of that level, and a collection dropped next to a space the last collection. Undefined if
 * nothing would change.
 */
export const planMove = (lists: TreeLists, { id, target, place }: TreeMove): PlannedMove | undefined => {
  const kind = kindOf(lists, id)
  if (place === 'inside') return unlessUnchanged(lists, { kind, id, parent: target })
  const targetKind = kindOf(lists, target)
  const parent = listOf(lists, targetKind).find((one) => one.id === target)?.parent
  if (kind === targetKind) return unlessUnchanged(lists, { kind, id, parent, beside: { place, id: target } })
  const siblings = siblingsIn(listOf(lists, kind), parent, id)
  const beside = kind === 'space' ? siblings[0] : siblings.at(-1)
  const besidePlace = kind === 'space' ? 'before' : 'after'
  return unlessUnchanged(lists, {
    kind,
    id,
    parent,
    ...(beside !== undefined && { beside: { place: besidePlace, id: beside.id } }),
  })
}

/** One step up or down among siblings of the same kind; undefined at either end. */
export const planStep = (lists: TreeLists, id: string, step: -1 | 1): PlannedMove | undefined => {
  const kind = kindOf(lists, id)
  const list = listOf(lists, kind)
  const parent = list.find((one) => one.id === id)?.parent
  const siblings = list.filter((one) => one.parent === parent)
  const beside = siblings[siblings.findIndex((one) => one.id === id) + step]
  if (beside === undefined) return undefined
  return { kind, id, parent, beside: { place: step < 0 ? 'before' : 'after', id: beside.id } }
}

/** The inverse move, back to the current position. */
export const inverseMove = (
  lists: TreeLists,
  { kind, id }: Pick<PlannedMove, 'kind' | 'id'>,
): PlannedMove => {
  const list = listOf(lists, kind)
  const parent = list.find((one) => one.id === id)?.parent
  const siblings = list.filter((one) => one.parent === parent)
  const at = siblings.findIndex((one) => one.id === id)
  const [next, previous] = [siblings[at + 1], siblings[at - 1]]
  if (next !== undefined) return { kind, id, parent, beside: { place: 'before', id: next.id } }
  if (previous !== undefined) return { kind, id, parent, beside: { place: 'after', id: previous.id } }
  return { kind, id, parent }
}

/** The body of the request. */
export const moveBody = ({ kind, parent, beside }: PlannedMove): Move => {
  const sibling =
    beside === undefined
      ? undefined
      : kind === 'space'
        ? ({ type: 'space', space: beside.id } as const)
        : ({ type: 'collection', collection: beside.id } as const)
  return {
    parent: parent ?? null,
    ...(sibling !== undefined && {
      position: beside?.place === 'before' ? { before: sibling } : { after: sibling },
    }),
  }
}

/** A collection and all collections inside it, at any depth. */
export const collectionsWithin = (collections: readonly TreeItem[], id: string): ReadonlySet<string> => {
  const inside = new Set([id])
  const children = Map.groupBy(collections, ({ parent }) => parent)
  for (const one of inside) for (const child of children.get(one) ?? []) inside.add(child.id)
  return inside
}
