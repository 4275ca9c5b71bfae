/** The pages of a revision while a batch of edits is applied: lookup, siblings, moves. */
import { sameValue } from '../revision/entry-lines.ts'
import { compareOrder, placeAmong } from './order-keys.ts'
import type { Entry, PageEntry } from '../revision/revision.ts'
import { entryName } from '../revision/revision.ts'

export interface Draft {
  readonly get: (name: string) => Entry | undefined
  readonly page: (id: string) => PageEntry | undefined
  /** In order. */
  readonly siblings: (parent: string | null) => PageEntry[]
  readonly set: (entry: Entry) => void
  readonly remove: (name: string) => void
  /** Places a page under `parent` at `position` among its siblings; tied siblings may get new keys. */
  readonly place: (page: PageEntry, parent: string | null, position: number) => void
  /** A page and its descendants, the page first. */
  readonly subtree: (id: string) => string[]
  readonly isBelow: (id: string | null, above: string) => boolean
  /** Every current entry with a kind's prefix, such as `file:`. */
  readonly all: (prefix: string) => Generator<Entry>
  /** The differences from the start: name → entry, null if removed. */
  readonly changes: () => Map<string, Entry | null>
}

/**
 * A draft over `start`, which is not changed. Lists of siblings are built when they are first asked for: most edits write
 * one page where it stands, and must not cost more in a space of thousands.
 */
export const draftOf = (start: ReadonlyMap<string, Entry>): Draft => {
  const changed = new Map<string, Entry | null>()
  let children: Map<string | null, Set<string>> | undefined
  const get = (name: string): Entry | undefined => {
    const entry = changed.get(name)
    return entry === undefined ? start.get(name) : (entry ?? undefined)
  }
  const page = (id: string): PageEntry | undefined => {
    const entry = get(`page:${id}`)
    return entry?.kind === 'page' ? entry : undefined
  }
  const listOf = (parent: string | null): Set<string> => {
    if (children === undefined) {
      children = new Map()
      for (const entry of all('page:')) if (entry.kind === 'page') listOf(entry.parent).add(entry.id)
    }
    let list = children.get(parent)
    if (list === undefined) children.set(parent, (list = new Set()))
    return list
  }
  function* all(prefix: string): Generator<Entry> {
    for (const [name, entry] of start) if (name.startsWith(prefix) && !changed.has(name)) yield entry
    for (const [name, entry] of changed) if (name.startsWith(prefix) && entry !== null) yield entry
  }
  const change = (name: string, next: Entry | null): void => {
    const old = get(name)
    changed.set(name, next)
    if (children === undefined) return
    if (old?.kind === 'page') listOf(old.parent).delete(old.id)
    if (next?.kind === 'page') listOf(next.parent).add(next.id)
  }
  const set = (entry: Entry): void => change(entryName(entry), entry)
  const siblings = (parent: string | null): PageEntry[] =>
    [...listOf(parent)]
      .map(page)
      .filter((entry) => entry !== undefined)
      .sort(compareOrder)
  const subtree = (id: string): string[] => {
    const ids = [id]
    for (const at of ids) ids.push(...siblings(at).map((child) => child.id))
    return ids
  }
  return {
    get,
    page,
    siblings,
    set,
    remove: (name) => change(name, null),
    place: (entry, parent, position) => {
      const others = siblings(parent).filter(({ id }) => id !== entry.id)
      const present = page(entry.id)?.parent === parent ? entry.order : undefined
      const keys = placeAmong(others, position, entry.id, present)
      set({ ...entry, parent, order: keys.get(entry.id) ?? entry.order })
      for (const other of others) {
        const order = keys.get(other.id)
        if (order !== undefined) set({ ...other, order })
      }
    },
    subtree,
    isBelow: (id, above) => {
      const seen = new Set<string>()
      for (let at = id; at !== null && !seen.has(at); at = page(at)?.parent ?? null) {
        if (at === above) return true
        seen.add(at)
      }
      return false
    },
    all,
    changes: () =>
      new Map([...changed].filter(([name, entry]) => !sameValue(entry ?? undefined, start.get(name)))),
  }
}
