/**
 * Viewed marks for entries that the service stores none for: files, variables, the order of pages. Stored in this
 * browser with a fingerprint of the entry, so that a change of the entry removes the mark.
 */
import { useCallback } from 'react'
import { fingerprint, stableJson } from '../../../content/document/canonical.ts'
import { browserStore, jsonOf } from '../../api/browser-store.ts'
import { useStore } from '../../ui/external-store.ts'
import type { OtherChange } from '../entries/change-entries.ts'
import type { TreePage } from '../entries/change-nodes.ts'
import { siblingOrders } from '../entries/page-moves.ts'

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

const isString = (entry: readonly [string, unknown]): entry is [string, string] =>
  typeof entry[1] === 'string'

/** A record of strings; entries of other kinds are left out. */
const format = jsonOf<Marks>((stored) =>
  typeof stored === 'object' && stored !== null && !Array.isArray(stored)
    ? Object.fromEntries(Object.entries(stored).filter(isString))
    : undefined,
)

const store = browserStore<Marks>({
  prefix: 'recto.viewed.',
  format,
  initial: none,
  maxLength: 1_000_000,
  isOwned: true,
  isInitial: (marks) => Object.keys(marks).length === 0,
})

/** Parses stored marks; anything but a record of strings counts as no marks. */
export const marksOf = (text: string | null): Marks =>
  (text === null ? undefined : format.parse(text)) ?? none

/** The marks of a person on a change request whose head has these pages, and a setter. */
export const useLocalMarks = (person: string, change: string, pages: readonly TreePage[] | undefined) => {
  const stored = store.at(change, person)
  const marks = useStore(stored)
  const set = useCallback(
    (entry: OtherChange, viewed: boolean): void => {
      const { [entry.id]: _before, ...others } = stored.get()
      stored.set(viewed ? { ...others, [entry.id]: stateOfEntry(entry, pages) } : others)
    },
    [stored, pages],
  )
  const has = useCallback(
    (entry: OtherChange): boolean => marks[entry.id] === stateOfEntry(entry, pages),
    [marks, pages],
  )
  return { has, set }
}
