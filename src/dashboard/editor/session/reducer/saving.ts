/** The steps of saving: check, write, and what follows from the response. */
import { emptyDocument } from '../../../../content/document/document.ts'
import { changeBetween, changedFields, type FieldName, type PageFields } from '../page-fields.ts'
import type { Failure } from '../page-session-state.ts'
import { blockWithKey } from '../text-conflicts.ts'
import { backUpNow, notify, transition, type SessionEffect, type Transition } from './events.ts'
import { isSendable, writableFields, type Job, type SessionState } from './state.ts'

const maxAttempts = 5
/** Milliseconds until the next attempt, after a failure or too many attempts; doubled with each failure. */
const retryAfter = 2000
const longestRetry = 30_000

/** The effect that requests a save after a time; nothing after the end. */
export const saveAfter = ({ isEnded }: SessionState, after: number): readonly SessionEffect[] =>
  isEnded ? [] : [{ is: 'start-timer', after }]

/** Held fields that still differ from what is saved. */
const withoutUnchanged = (
  held: ReadonlyMap<FieldName, string>,
  names: readonly FieldName[],
): SessionState['held'] => new Map([...held].filter(([name]) => names.includes(name)))

/** After a success: saved, or waiting if more was typed in the meantime. */
export const finishSave = (state: SessionState, at: number): Transition => {
  const held = withoutUnchanged(state.held, changedFields(state.saved.fields, state.mine))
  const settled: SessionState = { ...state, held, failures: 0, decisions: new Map(), job: undefined }
  return isSendable(settled)
    ? transition(
        { ...settled, status: { is: 'waiting' } },
        backUpNow,
        ...saveAfter(settled, settled.pause),
        notify,
      )
    : transition({ ...settled, status: { is: 'saved', at } }, backUpNow, notify)
}

/** A block in conflict that the user deleted is chosen as deleted. */
const withoutDeleted = (state: SessionState): SessionState => {
  const { document = emptyDocument } = state.mine
  const left = [...state.textConflicts].filter(([key]) => blockWithKey(document, key) !== undefined)
  return left.length === state.textConflicts.size ? state : { ...state, textConflicts: new Map(left) }
}

/** Begins to write what differs. Ends the task if nothing does, or if other writes keep moving the head. */
export const attemptSave = (before: SessionState, job: Job, at: number): Transition => {
  const state = withoutDeleted(before)
  const change = changeBetween(state.page, state.saved.fields, writableFields(state))
  if (change === undefined) return finishSave(state, at)
  if (job.attempts >= maxAttempts)
    return transition(
      { ...state, status: { is: 'waiting' }, job: undefined },
      backUpNow,
      ...saveAfter(state, retryAfter),
      notify,
    )
  const next: Job = { ...job, attempts: job.attempts + 1, step: { is: 'checking' } }
  return transition({ ...state, job: next }, { is: 'check', change })
}

/** Sends what has no error; the rest is held back. */
export const writeChecked = (
  state: SessionState,
  job: Job,
  errors: ReadonlyMap<FieldName, string>,
  at: number,
): Transition => {
  const { page, saved } = state
  const writable = writableFields(state)
  const names = changedFields(saved.fields, writable)
  const held = withoutUnchanged(new Map([...errors, ...state.held]), names)
  const change = changeBetween(page, saved.fields, writable, (name) => held.has(name))
  if (change === undefined) return finishSave({ ...state, held }, at)
  const unsent = Object.fromEntries([...held.keys()].map((name) => [name, saved.fields[name]]))
  const result: PageFields = { ...saved.fields, ...writable, ...unsent }
  return transition(
    {
      ...state,
      held,
      status: { is: 'saving' },
      unconfirmed: [...state.unconfirmed.slice(0, 1), result],
      job: { ...job, step: { is: 'writing', result } },
    },
    // The window may be closed before the response arrives.
    backUpNow,
    { is: 'write', change, over: saved.revision },
    notify,
  )
}

/** A write that was answered with an error did not save anything. */
const withoutRefused = (state: SessionState, { step }: Job): SessionState =>
  step.is === 'writing'
    ? { ...state, unconfirmed: state.unconfirmed.filter((sent) => sent !== step.result) }
    : state

/** Ends a task that failed. What was typed stays; it is retried, or the status says why not. */
const showFailure = (state: SessionState, failure: Failure): Transition => {
  const ended: SessionState = { ...state, job: undefined }
  switch (failure.is) {
    case 'offline':
    case 'moved': {
      const retry = saveAfter(state, Math.min(longestRetry, retryAfter * 2 ** state.failures))
      const offline: SessionState = {
        ...ended,
        status: { is: 'offline' },
        failures: state.failures + 1,
      }
      return transition(offline, backUpNow, ...retry, notify)
    }
    case 'closed':
    case 'refused':
      return transition({ ...ended, status: { is: failure.is, error: failure.error } }, backUpNow, notify)
    default:
      return transition({ ...ended, status: { is: failure.is } }, backUpNow, notify)
  }
}

/** Handles a failed request: a moved head is read, refused fields are held back, anything else is shown. */
export const handleFailure = (before: SessionState, job: Job, failure: Failure, at: number): Transition => {
  const state = failure.is === 'offline' ? before : withoutRefused(before, job)
  if (job.step.is === 'writing') {
    if (failure.is === 'moved')
      return transition({ ...state, job: { ...job, step: { is: 'reading-head' } } }, { is: 'read' })
    if (failure.is === 'refused' && failure.fields.size > 0)
      return attemptSave({ ...state, held: new Map([...state.held, ...failure.fields]) }, job, at)
  }
  return showFailure(state, failure)
}
