/** The order of siblings after a merge: the third step of `merge-placement.ts`. */
import { compareOrder, keysForSequence } from '../tree/order-keys.ts'
import type { PlacementState } from './placement-state.ts'
import type { PageEntry } from '../revision/revision.ts'

/** The parents whose children may differ from main. */
const touchedParents = ({ main, result }: PlacementState): ReadonlySet<string | null> => {
  const parents = new Set<string | null>()
  for (const [id, page] of result) {
    const old = main.get(id)
    if (old !== undefined) parents.add(old.parent)
    if (page !== null) parents.add(page.parent)
  }
  return parents
}

/**
 * Main's siblings in their order; pages from the change follow the sibling that precedes them there, after what main
 * itself added to that gap. `settled` receives the ids of each list in order.
 */
export const mergeOrder = (state: PlacementState, settled: (ids: readonly string[]) => void): void => {
  const { result, children, sidesAt, moved, get, by } = state
  const newcomers = Map.groupBy(
    [...result.values()].filter((page): page is PageEntry => page !== null && by(page.id) !== 'main'),
    (page) => page.parent,
  )
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
    let pending = [...(groups.get(null) ?? [])]
    for (const { id } of staying) {
      const page = get(id)
      if (page === null) continue
      const { base } = sidesAt(id)
      const mainsOwn = base === undefined || moved(id, 'main')
      if (!mainsOwn) {
        for (const waited of pending) sequence.push(waited)
        pending = []
      }
      sequence.push(page)
      for (const follower of groups.get(id) ?? []) pending.push(follower)
    }
    return [...sequence, ...pending, ...last]
  }

  for (const parent of touchedParents(state)) {
    if (parent !== null && get(parent) === null) continue
    const sequence = sequenceOf(parent)
    const keyed = sequence.map(({ id, order }) => ({ id, order: by(id) === 'elsewhere' ? null : order }))
    for (const [id, order] of keysForSequence(keyed)) {
      const page = get(id)
      if (page !== null) result.set(id, { ...page, order })
    }
    settled(sequence.map(({ id }) => id))
  }
}
