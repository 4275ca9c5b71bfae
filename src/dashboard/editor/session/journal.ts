/**
 * Unsaved edits, stored in this browser. Each window has its own entry; an entry of a closed or crashed window is taken
 * over by the next one that shows the page.
 */
import type { Block } from '../../../content/document/document.ts'
import type { FieldName } from './page-fields.ts'

export interface JournalEntry {
  /** The revision that the edit is based on. */
  readonly revision: string
  /** The fields that differ from it: null for a removed value, and for the text its changed blocks. */
  readonly draft: { readonly [name in FieldName]?: unknown }
  /** Drafts that were sent; whether they arrived was not known. */
  readonly sent?: readonly JournalEntry['draft'][]
  /** Blocks in conflict as they were before both edits. */
  readonly bases?: readonly Block[]
  /** Milliseconds since 1970. */
  readonly at: number
}

export interface Journal {
  /** False without storage: the edit then lasts as long as the window. */
  readonly keep: (entry: JournalEntry) => boolean
  readonly forget: () => void
}

/** The methods of a browser storage that are used here. */
export type JournalStore = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>

const prefix = 'recto.edit.'
const placeOf = (page: string): string => `${prefix}${page}.`

export const openJournal = (store: JournalStore | undefined, page: string, window: string): Journal => {
  const name = `${placeOf(page)}${window}`
  return {
    keep: (entry) => {
      try {
        if (store === undefined) return false
        store.setItem(name, JSON.stringify(entry))
        return true
      } catch {
        // Full or refused.
        return false
      }
    },
    forget: () => {
      try {
        store?.removeItem(name)
      } catch {
        // Then there is no entry either.
      }
    },
  }
}

const entryOf = (text: string | null): JournalEntry | undefined => {
  try {
    const value: unknown = JSON.parse(text ?? 'null')
    if (typeof value !== 'object' || value === null) return undefined
    const { revision, draft, at, sent, bases } = value as Partial<JournalEntry>
    return typeof revision === 'string' &&
      typeof draft === 'object' &&
      draft !== null &&
      typeof at === 'number'
      ? {
          ...{ revision, draft, at },
          ...(Array.isArray(sent) && { sent }),
          ...(Array.isArray(bases) && { bases }),
        }
      : undefined
  } catch {
    return undefined
  }
}

/** An entry left behind by another window, or by this one before a reload. */
export interface LeftEntry extends JournalEntry {
  /** Called once the entry was taken over. */
  readonly forget: () => void
}

/** Entries of windows that are not in `alive`, oldest first. */
export const leftEntries = (
  store: JournalStore | undefined,
  page: string,
  alive: ReadonlySet<string>,
): readonly LeftEntry[] => {
  if (store === undefined) return []
  try {
    const names = Array.from({ length: store.length }, (_, at) => store.key(at) ?? '').filter(
      (name) => name.startsWith(placeOf(page)) && !alive.has(name.slice(placeOf(page).length)),
    )
    return names
      .flatMap((name) => {
        const entry = entryOf(store.getItem(name))
        return entry === undefined ? [] : [{ ...entry, forget: () => store.removeItem(name) }]
      })
      .toSorted((a, b) => a.at - b.at)
  } catch {
    return []
  }
}

/**
 * The pages below a prefix (`SPACE.CHANGE.`) with unsaved entries from before a given time; newer ones are still being
 * saved.
 */
export const pagesLeft = (
  store: JournalStore | undefined,
  below: string,
  before: number,
): ReadonlySet<string> => {
  const found = new Set<string>()
  try {
    for (let at = 0; at < (store?.length ?? 0); at += 1) {
      const name = store?.key(at) ?? ''
      const page = name.startsWith(`${prefix}${below}`)
        ? name.slice(prefix.length + below.length).split('.')[0]
        : undefined
      if (page === undefined || page === '') continue
      if ((entryOf(store?.getItem(name) ?? null)?.at ?? before) < before) found.add(page)
    }
  } catch {
    // Without storage there are none.
  }
  return found
}

/** The browser's storage; undefined if it is refused. */
export const browserStore = (): JournalStore | undefined => {
  try {
    return window.localStorage
  } catch {
    return undefined
  }
}
