/**
 * Saves what is typed without being asked. One write is under way at a time; what is typed meanwhile goes with the
 * next. What is not saved yet is also kept in the browser, so that neither a lost connection nor a closed window loses it.
 */
import type { ContentWrite } from '../../client/types.gen.ts'

export type ContentChange = ContentWrite['changes'][number]
export type PageChange = Extract<ContentChange, { readonly operation: 'update_page' }>

export type SaveState =
  | { readonly is: 'saved'; readonly at: number | undefined }
  | { readonly is: 'waiting' }
  | { readonly is: 'saving' }
  | { readonly is: 'offline' }
  | { readonly is: 'failed'; readonly error: unknown }
  | { readonly is: 'conflict' }

/** What a failed write means: nobody answered, somebody else wrote to this page, or anything else. */
export type Failure = 'offline' | 'conflict' | 'failed'

export interface AutosaveParts {
  readonly send: (change: PageChange) => Promise<void>
  readonly failureOf: (error: unknown) => Failure
  readonly keep: (change: PageChange | undefined) => void
  readonly now: () => number
  /** Milliseconds of quiet before a write. */
  readonly pause: number
}

export interface Autosave {
  readonly state: () => SaveState
  readonly subscribe: (listener: () => void) => () => void
  /** Notes a change of the page; it is sent after a pause. */
  readonly note: (change: Omit<PageChange, 'operation' | 'page'>) => void
  /** Sends what waits now. Resolves to whether nothing is left to save. */
  readonly flush: () => Promise<boolean>
  /** Forgets what was not saved. */
  readonly drop: () => void
  readonly unsaved: () => boolean
}

const longestWait = 30_000

export const createAutosave = (page: string, parts: AutosaveParts): Autosave => {
  let state: SaveState = { is: 'saved', at: undefined }
  let waiting: PageChange | undefined
  let running: Promise<boolean> | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  let failures = 0
  // What is dropped while a write is under way must not come back when that write fails.
  let dropped = 0
  const listeners = new Set<() => void>()
  const set = (next: SaveState): void => {
    state = next
    for (const listener of listeners) listener()
  }
  const later = (after: number): void => {
    clearTimeout(timer)
    timer = setTimeout(() => void flush(), after)
  }

  const write = async (change: PageChange): Promise<boolean> => {
    const begun = dropped
    waiting = undefined
    set({ is: 'saving' })
    try {
      await parts.send(change)
    } catch (error) {
      if (begun !== dropped) return true
      waiting = { ...change, ...(waiting as PageChange | undefined) }
      parts.keep(waiting)
      const failure = parts.failureOf(error)
      if (failure === 'offline') {
        set({ is: 'offline' })
        later(Math.min(longestWait, 2000 * 2 ** failures++))
      } else set(failure === 'conflict' ? { is: 'conflict' } : { is: 'failed', error })
      return false
    }
    failures = 0
    // Typed while the write was under way: read through a function, for the narrowing above does not know.
    if (hasWaiting()) {
      set({ is: 'waiting' })
      later(parts.pause)
      return false
    }
    parts.keep(undefined)
    set({ is: 'saved', at: parts.now() })
    return true
  }
  const hasWaiting = (): boolean => waiting !== undefined

  const flush = async (): Promise<boolean> => {
    clearTimeout(timer)
    if (running !== undefined) await running
    if (waiting === undefined) return true
    running = write(waiting).finally(() => (running = undefined))
    return running
  }

  return {
    state: () => state,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    note: (change) => {
      waiting = { ...waiting, ...change, operation: 'update_page', page }
      parts.keep(waiting)
      // A person answers a conflict first; typing on must not overwrite.
      if (state.is === 'conflict') return
      if (state.is !== 'saving' && state.is !== 'offline') set({ is: 'waiting' })
      if (state.is !== 'offline') later(parts.pause)
    },
    flush,
    drop: () => {
      dropped += 1
      clearTimeout(timer)
      waiting = undefined
      parts.keep(undefined)
      set({ is: 'saved', at: undefined })
    },
    unsaved: () => waiting !== undefined || running !== undefined,
  }
}
