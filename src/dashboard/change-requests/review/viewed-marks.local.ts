/**
 * Viewed marks for entries that the service stores none for: files, variables, the order of pages. Stored in this
 * browser with a fingerprint of the entry, so that a change of the entry removes the mark.
 */
import { useCallback, useSyncExternalStore } from 'react'
import { fingerprint, stableJson } from '../../../content/document/canonical.ts'
import type { OtherChange } from '../entries/change-entries.ts'
import type { TreePage } from '../entries/change-nodes.ts'
import { siblingOrders } from '../entries/page-moves.ts'

const nameOf = (person: string, change: string): string => `recto.viewed.${person}.${change}`

/**
 * The fingerprint of an entry's state. For the order of pages it covers the siblings, read from `pages` at the head;
 * while those are unknown it differs.
 */
export const stateOfEntry = (entry: OtherChange, pages: readonly TreePage[] | undefined): string =>
  fingerprint(
    stableJson(
      entry.kind === 'order'
        ? [
            entry.moves.map(({ id, moved }) => [id, moved ?? null]),
            pages === undefined ? null : siblingOrders(pages, new Set(entry.moves.map(({ id }) => id))),
          ]
        : entry.change,
    ),
  )

type Marks = Readonly<Record<string, string>>
const none: Marks = {}
const listeners = new Set<() => void>()
const parsed = new Map<string, { readonly text: string | null; readonly marks: Marks }>()

const textOf = (name: string): string | null => {
  try {
    return localStorage.getItem(name)
  } catch {
    return null
  }
}

/** Parses stored marks; anything but a record of strings counts as no marks. */
export const marksOf = (text: string | null): Marks => {
  if (text === null) return none
  try {
    const value: unknown = JSON.parse(text)
    if (typeof value !== 'object' || value === null) return none
    return Object.fromEntries(
      Object.entries(value).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
    )
  } catch {
    return none
  }
}

const read = (name: string): Marks => {
  const text = textOf(name)
  const known = parsed.get(name)
  if (known !== undefined && known.text === text) return known.marks
  const marks = marksOf(text)
  parsed.set(name, { text, marks })
  return marks
}

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener)
  addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    removeEventListener('storage', listener)
  }
}

/** The marks of a person on a change request whose head has these pages, and a setter. */
export const useOwnMarks = (person: string, change: string, pages: readonly TreePage[] | undefined) => {
  const name = nameOf(person, change)
  const marks = useSyncExternalStore(subscribe, () => read(name))
  const set = useCallback(
    (entry: OtherChange, viewed: boolean): void => {
      const { [entry.id]: _before, ...others } = read(name)
      const next = viewed ? { ...others, [entry.id]: stateOfEntry(entry, pages) } : others
      try {
        if (Object.keys(next).length === 0) localStorage.removeItem(name)
        else localStorage.setItem(name, JSON.stringify(next))
      } catch {
        // Without storage these marks are lost.
      }
      for (const listener of listeners) listener()
    },
    [name, pages],
  )
  const has = useCallback(
    (entry: OtherChange): boolean => marks[entry.id] === stateOfEntry(entry, pages),
    [marks, pages],
  )
  return { has, set }
}
