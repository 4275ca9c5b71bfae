/**
 * What a drawn component knows between two answers: its state, its open modals, and what it asks next. Pure: each step
 * returns the next session with the effects that its driver carries out.
 *
 * The client's state starts as that of the first answer. Inputs only set state. An action is resolved against the state
 * and dispatched; the answer's state wins where the component changed it, and what was typed meanwhile stays elsewhere.
 */
import type { Json, JsonObject } from '../document/document.ts'
import { sameJson } from '../document/same-json.ts'
import { actionRequest } from './actions.ts'
import { resolve } from './bindings.ts'
import type { Action, ElementOutput, RenderOutput, RenderRequest } from './elements.ts'
import { initialValues } from './initial-values.ts'

/** One component: the block or the configuration at the bottom, a modal above it. */
export interface Frame {
  readonly id: number
  /** The last request. */
  readonly request: RenderRequest
  /** The last answer; absent before the first. */
  readonly output?: ElementOutput
  /** The client's state. */
  readonly state: JsonObject
  /** Numbers of the last request that was sent and of the last one that was answered; equal when nothing is awaited. */
  readonly sent: number
  readonly answered: number
  /** Why the last request was not answered. */
  readonly problem?: string
}

export interface Session {
  /** From the bottom up: the component itself, then its modals. Empty once it is complete. */
  readonly frames: readonly Frame[]
  /** The next id of a frame or number of a request. */
  readonly next: number
}

/** A request to send; pass it back with its answer. */
export interface Render {
  readonly type: 'render'
  readonly frame: number
  readonly number: number
  readonly request: RenderRequest
}

/**
 * What a driver does. `set-node-props` replaces the props of the node in the editor; `complete` closes the
 * configuration, or says that the component has nothing left to show.
 */
export type Effect =
  | Render
  | { readonly type: 'open-url'; readonly url: string }
  | { readonly type: 'unfurl'; readonly url: string }
  | { readonly type: 'set-node-props'; readonly props: JsonObject }
  | { readonly type: 'complete'; readonly returnValue: Json }

export interface Step {
  readonly session: Session
  readonly effects: readonly Effect[]
}

/** What a request adds to the last one. */
export interface RequestUpdate {
  readonly props?: JsonObject
  readonly state?: JsonObject
  readonly action?: Action
}

/** A session for a component, and its first request. */
export function openSession(request: RenderRequest): Step {
  return opened({ frames: [], next: 0 }, request)
}

/** The session of a component that the server has already rendered. */
export function resumeSession(request: RenderRequest, output: ElementOutput): Session {
  const { session, effects } = openSession(request)
  return effects.reduce(
    (so, effect) => (effect.type === 'render' ? answer(so, effect, output).session : so),
    session,
  )
}

const opened = ({ frames, next }: Session, request: RenderRequest): Step => {
  const frame: Frame = { id: next, request, state: {}, sent: next + 1, answered: next }
  return {
    session: { frames: [...frames, frame], next: next + 2 },
    effects: [{ type: 'render', frame: frame.id, number: frame.sent, request }],
  }
}

const frameOf = (session: Session, id: number): Frame | undefined =>
  session.frames.find((one) => one.id === id)

const withFrame = (session: Session, frame: Frame): Session => ({
  ...session,
  frames: session.frames.map((one) => (one.id === frame.id ? frame : one)),
})

/** Sets a key of the client's state. Nothing is sent. */
export function setState(session: Session, id: number, key: string, value: Json): Session {
  const frame = frameOf(session, id)
  return frame === undefined
    ? session
    : withFrame(session, { ...frame, state: { ...frame.state, [key]: value } })
}

/** The next request of a frame. The action of the last one is not repeated. */
function requestFor({ request, output, state }: Frame, update: RequestUpdate): RenderRequest {
  return {
    componentId: request.componentId,
    context: request.context,
    props: { ...(output?.props ?? request.props), ...update.props },
    state: { ...request.state, ...state, ...update.state },
    ...(update.action !== undefined && { action: update.action }),
  }
}

/** Before the first answer there is no state: with one, the component would not start with its own. */
const firstRequest = ({ request }: Frame, { props }: RequestUpdate): RenderRequest => ({
  ...request,
  props: { ...request.props, ...props },
})

/** Asks for a frame again, for example because its props changed in the editor or to retry. */
export function renderAgain(session: Session, id: number, update: RequestUpdate = {}): Step {
  const frame = frameOf(session, id)
  if (frame === undefined) return { session, effects: [] }
  const { problem: _answered, ...rest } = frame
  const request = frame.output === undefined ? firstRequest(frame, update) : requestFor(frame, update)
  return {
    session: { ...withFrame(session, { ...rest, request, sent: session.next }), next: session.next + 1 },
    effects: [{ type: 'render', frame: id, number: session.next, request }],
  }
}

/** Carries out an action of a frame, with its bindings resolved. */
export function dispatch(session: Session, id: number, action: Action): Step {
  const frame = frameOf(session, id)
  if (frame === undefined) return { session, effects: [] }
  const asked = actionRequest(resolve(action, frame.state))
  switch (asked.kind) {
    case 'open-modal': {
      const { context } = frame.request
      const below = { ...session, frames: upTo(session, id) }
      return opened(below, { componentId: asked.componentId, props: asked.props, context })
    }
    case 'close-modal':
      // A modal that was never drawn returns nothing.
      return closeModal(session, frame, frame.output === undefined ? undefined : asked.action)
    case 'update-node':
      return updateNode(session, asked.props)
    case 'open-url':
    case 'unfurl':
      return { session, effects: [{ type: asked.kind, url: asked.url }] }
    case 'dispatch':
      return renderAgain(session, id, { action: asked.action })
    case 'ignore':
      return { session, effects: [] }
  }
}

/** The frames up to one, itself included. */
const upTo = ({ frames }: Session, id: number): readonly Frame[] =>
  frames.slice(0, frames.findIndex((one) => one.id === id) + 1)

/** Takes a modal and those above it away; the frame below gets the action. The bottom frame is no modal. */
function closeModal(session: Session, frame: Frame, action: Action | undefined): Step {
  const left = upTo(session, frame.id).slice(0, -1)
  const parent = left.at(-1)
  if (parent === undefined) return { session, effects: [] }
  const closed = { ...session, frames: left }
  return action === undefined ? { session: closed, effects: [] } : renderAgain(closed, parent.id, { action })
}

const isEditable = ({ request: { context } }: Frame): boolean =>
  context.type === 'document' && context.editable

/** The node is that of the bottom frame, also when a modal updates it. Outside the editor it is only drawn again. */
function updateNode(session: Session, props: JsonObject): Step {
  const [node] = session.frames
  if (node === undefined) return { session, effects: [] }
  const step = renderAgain(session, node.id, { props })
  if (!isEditable(node)) return step
  const merged = { ...(node.output?.props ?? node.request.props), ...props }
  return { ...step, effects: [{ type: 'set-node-props', props: merged }, ...step.effects] }
}

/**
 * The client's state after an answer: what the component changed since the request is as it says, everything else as
 * it is now; then the initial values of inputs that have no value.
 */
function stateAfter(frame: Frame, { request }: Render, { state, element }: ElementOutput): JsonObject {
  const sent = request.state ?? {}
  const changed = Object.entries(state).filter(
    ([key, value]) =>
      !Object.hasOwn(sent, key) || !Object.hasOwn(frame.state, key) || !sameJson(sent[key], value),
  )
  const merged = { ...frame.state, ...Object.fromEntries(changed) }
  return { ...initialValues(element), ...merged }
}

/** Takes an answer in. One that a later answer has overtaken, or whose frame is gone, changes nothing. */
export function answer(session: Session, render: Render, output: RenderOutput): Step {
  const frame = frameOf(session, render.frame)
  if (frame === undefined || render.number <= frame.answered) return { session, effects: [] }
  if (output.type === 'complete') return completed(session, frame, output.returnValue ?? {})
  const { problem: _answered, ...rest } = frame
  const drawn: Frame = {
    ...rest,
    output,
    state: stateAfter(frame, render, output),
    answered: render.number,
  }
  const isNode = session.frames[0]?.id === frame.id && isEditable(frame)
  const replaces =
    isNode && render.request.action !== undefined && !sameJson(output.props, render.request.props)
  return {
    session: withFrame(session, drawn),
    effects: replaces ? [{ type: 'set-node-props', props: output.props }] : [],
  }
}

function completed(session: Session, frame: Frame, returnValue: Json): Step {
  if (session.frames[0]?.id !== frame.id)
    return closeModal(session, frame, { action: '@ui.modal.close', returnValue })
  return { session: { ...session, frames: [] }, effects: [{ type: 'complete', returnValue }] }
}

/**
 * Records that a request was not answered, unless a later one is on its way. What was drawn stays, and so does what was
 * typed.
 */
export function fail(session: Session, render: Render, problem: string): Session {
  const frame = frameOf(session, render.frame)
  if (frame === undefined || render.number !== frame.sent) return session
  return withFrame(session, { ...frame, answered: render.number, problem })
}

/** Whether the frame waits for an answer. */
export const isWaiting = ({ sent, answered }: Frame): boolean => answered < sent
