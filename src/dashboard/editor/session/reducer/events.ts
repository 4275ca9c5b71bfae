/** What happens to an edit session, and what it asks its driver to do. */
import type { LeftEntry } from '../journal.ts'
import type { FieldName, PageChange, PageFields, Side } from '../page-fields.ts'
import type { Failure, PageVersion, WrittenPage } from '../page-session-state.ts'
import type { ConflictChoice } from '../text-conflicts.ts'
import type { SessionState, TaskRequest } from './state.ts'

/** The driver reads typed text (`text-read`) before every event other than `typed`. */
export type SessionEvent =
  /** `hasText`: the text changed as well; reading it is left for later, because it is slow. */
  | { readonly is: 'typed'; readonly fields: Partial<PageFields>; readonly hasText: boolean }
  | { readonly is: 'text-read'; readonly document: PageFields['document'] }
  | { readonly is: 'requested'; readonly request: TaskRequest }
  | { readonly is: 'others-answered'; readonly side: Side }
  /** The choice in a text conflict, by key of the block. */
  | { readonly is: 'conflict-answered'; readonly key: string; readonly choice: ConflictChoice }
  | { readonly is: 'dropped' }
  | { readonly is: 'ended' }
  /** The responses to the effects of the same name. */
  | { readonly is: 'checked'; readonly errors: ReadonlyMap<FieldName, string> }
  | { readonly is: 'written'; readonly written: WrittenPage }
  | { readonly is: 'read'; readonly version: PageVersion | null }
  /** The response to a `write` or `read` that failed. */
  | { readonly is: 'failed'; readonly failure: Failure }

export type EventOf<Is extends SessionEvent['is']> = Extract<SessionEvent, { readonly is: Is }>

export type SessionEffect =
  /** Requests a save after this time, instead of the one requested before. */
  | { readonly is: 'start-timer'; readonly after: number }
  | { readonly is: 'stop-timer' }
  /** Validates field values; answered with `checked`. */
  | { readonly is: 'check'; readonly change: PageChange }
  /** Writes based on a revision; answered with `written` or `failed`. */
  | { readonly is: 'write'; readonly change: PageChange; readonly over: string }
  /** Reads the page at the head, or at a revision; answered with `read` or `failed`. */
  | { readonly is: 'read'; readonly revision?: string }
  /** Stores unsaved changes in the browser, or removes them there if there are none. */
  | { readonly is: 'back-up'; readonly when: 'now' | 'soon' }
  /** The entry of an earlier window was taken over. */
  | { readonly is: 'forget-entry'; readonly entry: LeftEntry }
  /** A requested task ended, whatever came of it. */
  | { readonly is: 'task-ended'; readonly id: number }
  | { readonly is: 'notify' }

/** The state after an event, and the effects to run, in order. */
export interface Transition {
  readonly state: SessionState
  readonly effects: readonly SessionEffect[]
}

export const backUpNow: SessionEffect = { is: 'back-up', when: 'now' }
export const notify: SessionEffect = { is: 'notify' }

export const transition = (state: SessionState, ...effects: readonly SessionEffect[]): Transition => ({
  state,
  effects,
})

/** Continues with the state of a transition; the effects of both are run in order. */
export const andThen = (
  { state, effects }: Transition,
  go: (state: SessionState) => Transition,
): Transition => {
  const next = go(state)
  return { state: next.state, effects: [...effects, ...next.effects] }
}
