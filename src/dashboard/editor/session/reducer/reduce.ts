/** The reducer of an edit session. It is pure; the laws that it keeps are stated in `state.ts`. */
import {
  backUpNow,
  notify,
  transition,
  type EventOf,
  type SessionEffect,
  type SessionEvent,
  type Transition,
} from './events.ts'
import { chooseVersion, revertTheirs } from './merging.ts'
import { saveAfter } from './saving.ts'
import { isBlocked, isSendable, type SessionState } from './state.ts'
import { receiveResponse, requestTask } from './tasks.ts'

const recordTyping = (state: SessionState, { fields, hasText }: EventOf<'typed'>): Transition => {
  const names = Object.keys(fields)
  const typed: SessionState = {
    ...state,
    mine: names.length === 0 ? state.mine : { ...state.mine, ...fields },
    held: names.length === 0 ? state.held : new Map([...state.held].filter(([name]) => !(name in fields))),
    hasUnreadText: state.hasUnreadText || hasText,
  }
  const backUpSoon: SessionEffect = { is: 'back-up', when: 'soon' }
  // The user must answer first; typing must not replace the status.
  if (isBlocked(typed)) return transition(typed, backUpSoon, notify)
  const { is } = state.status
  const isUnchanged = is === 'waiting' || is === 'saving' || is === 'offline'
  // A notification renders the whole workspace, so text that changes no status sends none.
  return transition(
    isUnchanged ? typed : { ...typed, status: { is: 'waiting' } },
    backUpSoon,
    // While offline, the timer of the retry is running.
    ...(is === 'offline' ? [] : saveAfter(state, state.pause)),
    ...(isUnchanged && hasText ? [] : [notify]),
  )
}

const answerOthers = (state: SessionState, { side }: EventOf<'others-answered'>): Transition => {
  if (state.others === undefined) return transition(state)
  if (side === 'theirs') return transition({ ...state, others: undefined }, notify)
  return saveChanged(state, revertTheirs(state))
}

/** After a change of `mine` other than by typing. */
const saveChanged = (before: SessionState, state: SessionState): Transition =>
  transition(
    before.status.is === 'saved' && isSendable(state) ? { ...state, status: { is: 'waiting' } } : state,
    backUpNow,
    ...saveAfter(state, state.pause),
    notify,
  )

const dropUnsaved = (state: SessionState): Transition => {
  const dropped: SessionState = {
    ...state,
    mine: state.saved.fields,
    held: new Map(),
    decisions: new Map(),
    textConflicts: new Map(),
    unconfirmed: [],
    replacements: state.replacements + 1,
    status: { is: 'saved', at: undefined },
  }
  return transition(dropped, { is: 'stop-timer' }, backUpNow, notify)
}

/** The state after an event, and the effects to run. `at` is the time of the event, in milliseconds since 1970. */
export const reduce = (state: SessionState, event: SessionEvent, at: number): Transition => {
  switch (event.is) {
    case 'typed':
      return recordTyping(state, event)
    case 'text-read':
      return transition({ ...state, mine: { ...state.mine, document: event.document }, hasUnreadText: false })
    case 'requested':
      return requestTask(state, event.request, at)
    case 'others-answered':
      return answerOthers(state, event)
    case 'conflict-answered':
      return saveChanged(state, chooseVersion(state, event.key, event.choice))
    case 'dropped':
      return dropUnsaved(state)
    case 'ended':
      return transition({ ...state, isEnded: true }, backUpNow, { is: 'stop-timer' })
    default:
      return receiveResponse(state, event, at)
  }
}
