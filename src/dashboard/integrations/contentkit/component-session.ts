/**
 * Drives the session of one component: sends its requests, carries out its effects and tells React what changed. The
 * rules are those of `content/contentkit/session.ts`; this is the only place with side effects.
 */
import type { Json, JsonObject } from '../../../content/document/document.ts'
import { sameJson } from '../../../content/document/same-json.ts'
import type { Action, RenderOutput, RenderRequest } from '../../../content/contentkit/elements.ts'
import {
  answer,
  dispatch,
  fail,
  isWaiting,
  openSession,
  renderAgain,
  setState,
  type Effect,
  type Render,
  type Session,
  type Step,
} from '../../../content/contentkit/session.ts'
import { createListeners } from '../../ui/external-store.ts'
import type { Theme } from './use-theme.ts'

/** The answer to the first request, or why there is none yet. */
export type OpenResult = { readonly output: RenderOutput } | { readonly error: unknown }

/** What a component needs from the place where it is shown. */
export interface ComponentHost {
  readonly render: (request: RenderRequest, signal: AbortSignal) => Promise<RenderOutput>
  readonly openUrl: (url: string) => void
  /** Writes the props of the node in the editor. */
  readonly writeProps?: (props: JsonObject) => void
  /** The component has nothing left to show. */
  readonly complete?: (returnValue: Json) => void
  /** For a node with an action, which is carried out once. */
  readonly opened?: (result: OpenResult) => void
}

export interface ComponentSnapshot {
  readonly session: Session
  /** Errors of the last requests, by frame. */
  readonly errors: ReadonlyMap<number, unknown>
}

export class ComponentSession {
  #host: ComponentHost | undefined
  readonly #listeners = createListeners()
  #snapshot: ComponentSnapshot
  /** What is shown while a restarted component has not answered yet. */
  #shown: ComponentSnapshot
  #sending: AbortController | undefined
  /** Props that this component wrote into its node and that have not come back yet, the oldest first. */
  #written: readonly JsonObject[] = []
  #props: JsonObject
  #hasOpened = false

  constructor(request: RenderRequest) {
    this.#props = request.props
    this.#snapshot = { session: openSession(request).session, errors: new Map() }
    this.#shown = this.#snapshot
  }

  readonly subscribe = (listener: () => void): (() => void) => this.#listeners.subscribe(listener)
  readonly get = (): ComponentSnapshot => this.#shown

  /** Gives it the place where it is shown, as it is now; once before it is started. */
  serve(host: ComponentHost): void {
    this.#host = host
  }

  /** Sends what waits for an answer; again after `stop`. */
  start(): void {
    this.#sending = new AbortController()
    for (const frame of this.#snapshot.session.frames)
      if (isWaiting(frame))
        this.#send({ type: 'render', frame: frame.id, number: frame.sent, request: frame.request })
  }

  /** Abandons all requests. */
  stop(): void {
    this.#sending?.abort()
    this.#sending = undefined
  }

  setState(frame: number, key: string, value: Json): void {
    this.#take({ session: setState(this.#snapshot.session, frame, key, value), effects: [] })
  }

  dispatch(frame: number, action: Action): void {
    this.#take(dispatch(this.#snapshot.session, frame, action))
  }

  /** Sends the last request of a frame again. */
  retry(frame: number): void {
    const last = this.#snapshot.session.frames.find(({ id }) => id === frame)?.request.action
    this.#take(renderAgain(this.#snapshot.session, frame, last === undefined ? {} : { action: last }))
  }

  /** The props of the node as they are now. Those that others wrote, or an undo, start the component again. */
  followProps(props: JsonObject): void {
    const own = this.#written.findIndex((one) => sameJson(one, props))
    if (own >= 0) this.#written = this.#written.slice(own + 1)
    if (own >= 0 || sameJson(props, this.#props)) {
      this.#props = props
      return
    }
    this.#props = props
    this.#written = []
    const request = this.#snapshot.session.frames[0]?.request
    if (request !== undefined) this.#restart({ ...request, props })
  }

  /** Draws everything for another theme. */
  followTheme(theme: Theme): void {
    for (const { id, request } of this.#snapshot.session.frames) {
      if (request.context.theme === theme) continue
      const { session } = this.#snapshot
      const frames = session.frames.map((frame) =>
        frame.id === id
          ? { ...frame, request: { ...frame.request, context: { ...frame.request.context, theme } } }
          : frame,
      )
      this.#take(renderAgain({ ...session, frames }, id))
    }
  }

  #restart({ componentId, props, context }: RenderRequest): void {
    const { next } = this.#snapshot.session
    // Frames of the new session have new numbers, so that answers to the old one are dropped.
    const { session } = openSession({ componentId, props, context })
    const frames = session.frames.map((frame) => ({
      ...frame,
      id: next,
      sent: next + 1,
      answered: next,
    }))
    this.#snapshot = { session: { frames, next: next + 2 }, errors: new Map() }
    if (this.#sending === undefined) return
    this.stop()
    this.start()
  }

  #take({ session, effects }: Step): void {
    this.#snapshot = { ...this.#snapshot, session }
    for (const effect of effects) this.#carryOut(effect)
    this.#notify()
  }

  #notify(): void {
    const [component] = this.#snapshot.session.frames
    const isRestarting =
      component !== undefined && component.output === undefined && component.problem === undefined
    if (!isRestarting) this.#shown = this.#snapshot
    this.#listeners.notify()
  }

  #carryOut(effect: Effect): void {
    switch (effect.type) {
      case 'render':
        return this.#send(effect)
      case 'open-url':
        return this.#host?.openUrl(effect.url)
      case 'unfurl': {
        const [component] = this.#snapshot.session.frames
        const action = { action: '@link.unfurl', url: effect.url }
        if (component !== undefined) this.#take(renderAgain(this.#snapshot.session, component.id, { action }))
        return
      }
      case 'set-node-props':
        if (sameJson(effect.props, this.#props)) return
        this.#props = effect.props
        if (this.#host?.writeProps !== undefined) this.#written = [...this.#written, effect.props]
        return this.#host?.writeProps?.(effect.props)
      case 'complete':
        return this.#host?.complete?.(effect.returnValue)
    }
  }

  #send(render: Render): void {
    const signal = this.#sending?.signal
    if (signal === undefined || this.#host === undefined) return
    this.#host.render(render.request, signal).then(
      (output) => {
        if (signal.aborted) return
        this.#clearError(render.frame)
        this.#open({ output })
        this.#take(answer(this.#snapshot.session, render, output))
      },
      (error: unknown) => {
        if (signal.aborted) return
        const session = fail(this.#snapshot.session, render, 'failed')
        if (session === this.#snapshot.session) return
        const errors = new Map(this.#snapshot.errors).set(render.frame, error)
        this.#snapshot = { session, errors }
        this.#open({ error })
        this.#notify()
      },
    )
  }

  #clearError(frame: number): void {
    const errors = new Map(this.#snapshot.errors)
    if (errors.delete(frame)) this.#snapshot = { ...this.#snapshot, errors }
  }

  #open(result: OpenResult): void {
    if (this.#hasOpened || this.#host?.opened === undefined) return
    if ('output' in result) {
      this.#hasOpened = true
      if (result.output.type !== 'complete') {
        // The host stores these with the answer, so that they are not written a second time.
        this.#props = result.output.props
        this.#written = [...this.#written, result.output.props]
      }
    }
    this.#host.opened(result)
  }
}
