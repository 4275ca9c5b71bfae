/** Tasks of an edit session: how each starts, continues with a response, and hands over to the next. */
import {
  andThen,
  backUpNow,
  notify,
  transition,
  type EventOf,
  type SessionEffect,
  type Transition,
} from './events.ts'
import type { PageFields } from '../page-fields.ts'
import type { WrittenPage } from '../page-session-state.ts'
import { canRestore, mergeTheirs, restoreDraft } from './merging.ts'
import { attemptSave, handleFailure, saveAfter, finishSave, writeChecked } from './saving.ts'
import {
  isBlocked,
  isDirty,
  isSendable,
  problems,
  type Job,
  type SessionState,
  type TaskRequest,
} from './state.ts'

/** After the head was read for itself: saves what differs, or everything is saved. */
const endCatchUp = (state: SessionState, at: number): Transition => {
  if (!isSendable(state)) return finishSave(state, at)
  const isCalm = state.status.is === 'saved' || state.status.is === 'offline'
  return transition(
    { ...state, job: undefined, status: isCalm ? { is: 'waiting' } : state.status },
    backUpNow,
    ...saveAfter(state, state.pause),
    notify,
  )
}

/** Goes on after a merge: with the rest of the task, or not at all while there is a conflict. */
const continueMerged = (state: SessionState, job: Job, at: number): Transition => {
  if (state.status.is === 'conflict') return transition({ ...state, job: undefined })
  return job.request.task.is === 'catch-up' ? endCatchUp(state, at) : attemptSave(state, job, at)
}

const receiveRead = (state: SessionState, job: Job, { version }: EventOf<'read'>, at: number): Transition => {
  const { task } = job.request
  if (job.step.is === 'reading-base') {
    // Typed in the meantime, or the base is no longer available: the entry stays where it is.
    if (version === null || task.is !== 'restore' || !canRestore(state))
      return transition({ ...state, job: undefined })
    return andThen(restoreDraft(state, task.entry, version), (next) => continueMerged(next, job, at))
  }
  if (version === null)
    return transition({ ...state, status: { is: 'gone' }, job: undefined }, backUpNow, notify)
  if (version.revision === state.saved.revision) return continueMerged(state, job, at)
  return andThen(mergeTheirs(state, version), (next) => continueMerged(next, job, at))
}

const startSave = (state: SessionState, job: Job, at: number): Transition => {
  const { is } = state.status
  const idle = transition({ ...state, job: undefined })
  if (isBlocked(state)) return idle
  if (isDirty(state)) return attemptSave(state, job, at)
  // Typed and undone: there is nothing to write, but the status must become saved.
  if (is === 'waiting') return finishSave(state, at)
  // Nothing to write either, but only a response shows that the problem is over.
  return problems.has(is) ? startCatchUp(state, job.request) : idle
}

const startCatchUp = (state: SessionState, request: TaskRequest): Transition => {
  if (isBlocked(state)) return transition({ ...state, job: undefined })
  const job: Job = {
    request: { ...request, task: { is: 'catch-up' } },
    attempts: 0,
    step: { is: 'reading-head' },
  }
  return transition({ ...state, job }, { is: 'read' })
}

/** Starts a task whose turn it is. */
const startTask = (state: SessionState, request: TaskRequest, at: number): Transition => {
  const job: Job = { request, attempts: 0, step: { is: 'starting' } }
  const idle = transition({ ...state, job: undefined })
  if (state.isEnded) return idle
  const { task } = request
  switch (task.is) {
    case 'save':
      return startSave(state, job, at)
    case 'catch-up':
      return startCatchUp(state, request)
    case 'decide': {
      if (state.status.is !== 'conflict') return idle
      const decided = { ...state, decisions: new Map([...state.decisions, ...task.sides]) }
      const { theirs } = state.status
      return andThen(mergeTheirs({ ...decided, status: { is: 'waiting' } }, theirs), (next) =>
        continueMerged(next, job, at),
      )
    }
    case 'restore': {
      if (!canRestore(state)) return idle
      if (task.entry.revision === state.saved.revision)
        return andThen(restoreDraft(state, task.entry, state.saved), (next) => continueMerged(next, job, at))
      const reading: Job = { ...job, step: { is: 'reading-base' } }
      return transition({ ...state, job: reading }, { is: 'read', revision: task.entry.revision })
    }
  }
}

/** Reports a task that ended and starts the next one. */
const advanceQueue = (result: Transition, request: TaskRequest, at: number): Transition => {
  if (result.state.job !== undefined) return result
  return andThen(result, (state) => {
    const reports: readonly SessionEffect[] =
      request.id === undefined ? [] : [{ is: 'task-ended', id: request.id }]
    const [next, ...queue] = state.queue
    const reported = transition({ ...state, queue }, ...reports)
    return next === undefined
      ? reported
      : andThen(reported, (idle) => advanceQueue(startTask(idle, next, at), next, at))
  })
}

/** The state after a write. A slug that the service derived from the title replaces the one that was shown. */
const afterWrite = (
  state: SessionState,
  result: PageFields,
  { revision, slug = result.slug }: WrittenPage,
): SessionState => ({
  ...state,
  saved: { revision, fields: slug === result.slug ? result : { ...result, slug } },
  mine: slug === result.slug || state.mine.slug !== result.slug ? state.mine : { ...state.mine, slug },
  unconfirmed: [],
})

/** Handles a response. It belongs to the task under way; without one it is ignored. */
export const receiveResponse = (
  state: SessionState,
  event: EventOf<'checked' | 'written' | 'read' | 'failed'>,
  at: number,
): Transition => {
  const { job } = state
  if (job === undefined) return transition(state)
  switch (event.is) {
    case 'checked':
      return advanceQueue(writeChecked(state, job, event.errors, at), job.request, at)
    case 'written': {
      if (job.step.is !== 'writing') return transition(state)
      return advanceQueue(finishSave(afterWrite(state, job.step.result, event.written), at), job.request, at)
    }
    case 'read':
      return advanceQueue(receiveRead(state, job, event, at), job.request, at)
    case 'failed':
      return advanceQueue(handleFailure(state, job, event.failure, at), job.request, at)
  }
}

/** Starts a task, or lets it wait while another one is under way (law 2). */
export const requestTask = (state: SessionState, request: TaskRequest, at: number): Transition =>
  state.job === undefined
    ? advanceQueue(startTask(state, request, at), request, at)
    : transition({ ...state, queue: [...state.queue, request] })
