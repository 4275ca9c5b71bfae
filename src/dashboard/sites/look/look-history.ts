/** Undo history of a look: the edited state, the previous steps, and the undone ones. */

export interface EditHistory<State> {
  /** The edited, unsaved state; undefined if there is none. */
  readonly current: State | undefined
  readonly past: readonly State[]
  readonly future: readonly State[]
  /** The part of the look changed by the last step, and its time in milliseconds since page load. */
  readonly unit: string
  readonly at: number
  /** The saved version that `current` is based on. */
  readonly baseVersion: number
}

/** Typing into one field within this time is a single step, in milliseconds. */
const mergeWindow = 1000

export const emptyHistory = {
  current: undefined,
  past: [],
  future: [],
  unit: '',
  at: 0,
  baseVersion: 0,
} as const

export interface Step<State> {
  readonly next: State
  readonly unit: string
  readonly at: number
}

/** Adds a step based on the saved state, whose version is `savedVersion`. */
export const addStep = <State>(
  history: EditHistory<State>,
  { next, unit, at }: Step<State>,
  saved: State,
  savedVersion: number,
): EditHistory<State> => {
  const isSameEdit = unit === history.unit && at - history.at <= mergeWindow && history.past.length > 0
  return {
    current: next,
    past: isSameEdit ? history.past : [...history.past, history.current ?? saved],
    future: [],
    ...{ unit, at },
    baseVersion: history.current === undefined ? savedVersion : history.baseVersion,
  }
}

/** Undo; unchanged if there is no step. */
export const undoStep = <State>(
  history: EditHistory<State>,
  saved: State,
  savedVersion: number,
): EditHistory<State> => {
  const last = history.past.at(-1)
  if (last === undefined) return history
  return {
    ...{ current: last, unit: '', at: 0, past: history.past.slice(0, -1) },
    future: [history.current ?? saved, ...history.future],
    baseVersion: history.current === undefined ? savedVersion : history.baseVersion,
  }
}

/** Redo; unchanged if there is no step. */
export const redoStep = <State>(
  history: EditHistory<State>,
  saved: State,
  savedVersion: number,
): EditHistory<State> => {
  const [next, ...future] = history.future
  if (next === undefined) return history
  return {
    ...{ current: next, unit: '', at: 0, future },
    past: [...history.past, history.current ?? saved],
    baseVersion: history.current === undefined ? savedVersion : history.baseVersion,
  }
}

/** `sent` was saved as `version`. Edits made since then are now based on it. */
export const markSaved = <State>(
  history: EditHistory<State>,
  sent: State,
  version: number,
): EditHistory<State> => ({
  ...history,
  current: history.current === sent ? undefined : history.current,
  baseVersion: version,
})
