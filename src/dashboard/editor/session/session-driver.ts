/** Holds the state of an edit session, feeds the reducer with events, and has the effects run. */
import { backupSchedule } from './backup-schedule.ts'
import { effectRunner } from './effect-runner.ts'
import type { PageVersion, SessionDependencies, Typed } from './page-session-state.ts'
import type { SessionEvent } from './reducer/events.ts'
import { reduce } from './reducer/reduce.ts'
import { draftOf, initialState, type SessionState, type Task } from './reducer/state.ts'

export interface SessionDriver {
  readonly state: () => SessionState
  /** The state including text that was typed but not read from the editor yet. */
  readonly readState: () => SessionState
  readonly dispatch: (event: SessionEvent) => void
  readonly recordTyping: (typed: Typed) => void
  /** Requests a task. Resolves when it has ended. */
  readonly request: (task: Task) => Promise<void>
  /** Stores unsaved changes in the browser; false without storage. */
  readonly backUp: () => boolean
  readonly end: () => void
  readonly version: () => number
  readonly subscribe: (listener: () => void) => () => void
}

export const sessionDriver = (
  page: string,
  begin: PageVersion,
  dependencies: SessionDependencies,
): SessionDriver => {
  const { journal, now, pause } = dependencies
  let state = initialState(page, begin, pause)
  let unreadText: Typed['document']
  let version = 0
  let requests = 0
  let isDispatching = false
  const events: SessionEvent[] = []
  const endings = new Map<number, () => void>()
  const listeners = new Set<() => void>()

  /** The only place that reads the text from the editor's model. */
  const readState = (): SessionState => {
    if (unreadText !== undefined) {
      const document = unreadText()
      unreadText = undefined
      state = reduce(state, { is: 'text-read', document }, now()).state
    }
    return state
  }
  const backups = backupSchedule(now, () => {
    const draft = draftOf(readState())
    if (draft !== undefined) return journal.keep({ ...draft, at: now() })
    journal.forget()
    return true
  })
  /** Handles one event after the other, because effects dispatch events. */
  const dispatch = (event: SessionEvent): void => {
    events.push(event)
    if (isDispatching) return
    isDispatching = true
    try {
      for (let next = events.shift(); next !== undefined; next = events.shift()) {
        const result = reduce(next.is === 'typed' ? state : readState(), next, now())
        state = result.state
        for (const effect of result.effects) runEffect(effect)
      }
    } finally {
      isDispatching = false
    }
  }
  const endTask = (id: number): void => {
    endings.get(id)?.()
    endings.delete(id)
  }
  const notify = (): void => {
    version += 1
    for (const listener of listeners) listener()
  }
  const runEffect = effectRunner({ dependencies, backups, dispatch, endTask, notify })
  return {
    state: () => state,
    readState,
    dispatch,
    recordTyping: ({ document, ...fields }) => {
      unreadText = document ?? unreadText
      dispatch({ is: 'typed', fields, hasText: document !== undefined })
    },
    request: (task) =>
      new Promise((resolve) => {
        requests += 1
        endings.set(requests, resolve)
        dispatch({ is: 'requested', request: { id: requests, task } })
      }),
    backUp: backups.now,
    end: () => {
      dispatch({ is: 'ended' })
      backups.end()
    },
    version: () => version,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
