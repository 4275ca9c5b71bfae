/** One block on the page: its session, and what is drawn of it. */
import { closeModalAction } from '../../../content/contentkit/actions.ts'
import type { Action, Confirmation, Theme } from '../../../content/contentkit/elements.ts'
import type { Effect, Frame, Render, Session, Step } from '../../../content/contentkit/session.ts'
import {
  answer,
  dispatch,
  fail,
  isWaiting,
  openSession,
  renderAgain,
  resumeSession,
  setState,
} from '../../../content/contentkit/session.ts'
import type { SlotData } from '../../contentkit/page-blocks.ts'
import { askComponent, askVisitor, NotAnswered } from './ask.ts'
import { confirmed, openModal } from './dialogs.ts'
import { updateFrames } from './frames.ts'
import { fieldValue, isTypedChoice, showState, toggleOption } from './inputs.ts'
import { morph } from './morph.ts'
import { currentTheme, onTheme } from './current-theme.ts'
import { label } from './page.ts'

/** Milliseconds after the last change of a code block. */
const typingPause = 400

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

const inContext = (frame: Frame, theme: Theme): Frame => ({
  ...frame,
  request: { ...frame.request, context: { ...frame.request.context, theme } },
})

export class Block {
  readonly #slot: HTMLElement
  readonly #data: SlotData
  #session: Session = { frames: [], next: 0 }
  /** What each frame of the session is drawn in: the slot, and dialogs. */
  readonly #roots = new Map<number, HTMLElement>()
  #visitor: unknown

  constructor(slot: HTMLElement) {
    this.#slot = slot
    this.#data = JSON.parse(slot.dataset['block'] ?? '') as SlotData
    slot.removeAttribute('data-block')
    onTheme((theme) => this.#switchTheme(theme))
  }

  /** Whether it can be used as it was sent; else it has to be asked for. */
  get isDrawn(): boolean {
    const { output, request } = this.#data
    return output !== undefined && request.context.theme === currentTheme()
  }

  get hasFailed(): boolean {
    return this.#data.failed === true
  }

  /** Takes over what was sent. */
  resume(): void {
    const { output, request } = this.#data
    if (output !== undefined) this.#apply({ session: resumeSession(request, output), effects: [] })
  }

  /** Asks for the block. */
  load(): void {
    const { request } = this.#data
    this.#apply(openSession({ ...request, context: { ...request.context, theme: currentTheme() } }))
  }

  /** Shows a button to load it. */
  offerRetry(): void {
    this.#showProblem(this.#slot, () => this.load())
  }

  #apply({ session, effects }: Step): void {
    this.#session = session
    this.#draw()
    for (const effect of effects) this.#carryOut(effect)
  }

  #carryOut(effect: Effect): void {
    if (effect.type === 'render') void this.#render(effect)
    else if (effect.type === 'open-url') open(effect.url, '_blank', 'noopener')
    else if (effect.type === 'complete') this.#slot.replaceChildren()
  }

  async #render(render: Render): Promise<void> {
    const prefix = this.#slot.dataset['prefix'] ?? '@b0'
    const isBottom = this.#session.frames[0]?.id === render.frame
    try {
      const { output, html = '' } = await askComponent(
        this.#data.integration,
        isBottom ? prefix : `${prefix}-${render.frame}`,
        render.request,
      )
      const step = answer(this.#session, render, output)
      const root = this.#roots.get(render.frame)
      if (
        root &&
        step.session.frames.some(({ id, answered }) => id === render.frame && answered === render.number)
      )
        morph(root, html)
      this.#apply(step)
    } catch (error) {
      if (!(error instanceof NotAnswered)) throw error
      this.#apply({ session: fail(this.#session, render, error.message), effects: [] })
    }
  }

  /** Brings the dialogs, their state and their frames up to date with the session. */
  #draw(): void {
    const { frames } = this.#session
    for (const [id, root] of this.#roots)
      if (!frames.some((frame) => frame.id === id)) {
        if (root !== this.#slot) root.remove()
        this.#roots.delete(id)
      }
    for (const [index, frame] of frames.entries()) {
      const root = this.#roots.get(frame.id) ?? this.#open(frame, index)
      root.setAttribute('aria-busy', String(isWaiting(frame)))
      const size = frame.output?.element.type === 'modal' ? frame.output.element.size : undefined
      if (root !== this.#slot) root.className = `ck-modal ${size ?? 'medium'}`
      showState(root, frame.state)
      if (frame.output?.canAccessVisitorClaims === true) this.#loadVisitor(root)
      this.#updateFrames(root, frame.id)
      if (root.querySelector('[data-choices]') !== null) void this.#fillChoices(root, frame.id)
      if (frame.problem !== undefined && !isWaiting(frame)) this.#showFailed(root, frame)
    }
  }

  #open(frame: Frame, index: number): HTMLElement {
    const root = index === 0 ? this.#slot : openModal(() => this.#close(frame.id))
    if (root !== this.#slot) {
      root.textContent = label('blockLoading')
      root.setAttribute('aria-labelledby', `${this.#slot.dataset['prefix']}-${frame.id}-title`)
    }
    this.#roots.set(frame.id, root)
    this.#listen(root, frame.id)
    return root
  }

  #frame(id: number): Frame | undefined {
    return this.#session.frames.find((frame) => frame.id === id)
  }

  #dispatch(id: number, action: Action): void {
    this.#apply(dispatch(this.#session, id, action))
  }

  #close(id: number): void {
    const element = this.#frame(id)?.output?.element
    this.#dispatch(id, closeModalAction(element?.type === 'modal' ? element : undefined))
  }

  #listen(root: HTMLElement, id: number): void {
    // The slot is listened to once, whatever sessions it has had.
    const current = (): number => (root === this.#slot ? (this.#session.frames[0]?.id ?? id) : id)
    if (root.dataset['listening'] !== undefined) return
    root.dataset['listening'] = ''
    root.addEventListener('click', (event) => {
      const target = event.target instanceof Element ? event.target : null
      if (target?.closest('[data-close]')) return this.#close(current())
      const button = target?.closest<HTMLElement>('button[data-action]')
      if (button) void this.#press(button, current())
    })
    root.addEventListener('mousedown', toggleOption)
    root.addEventListener('input', (event) => this.#changed(event, current()))
    root.addEventListener('change', (event) => this.#changed(event, current()))
  }

  async #isConfirmed({ dataset: { confirm } }: HTMLElement): Promise<boolean> {
    return confirm === undefined || confirmed(JSON.parse(confirm) as Confirmation)
  }

  async #press(button: HTMLElement, id: number): Promise<void> {
    const action = JSON.parse(button.dataset['action'] ?? '{}') as Action
    button.closest('details')?.removeAttribute('open')
    if (await this.#isConfirmed(button)) this.#dispatch(id, action)
  }

  /** Text is taken over while it is typed, everything else when it is chosen or left. */
  #changed(event: Event, id: number): void {
    const field = event.target as Field
    const key = field.dataset['state']
    const isTyped =
      field instanceof HTMLTextAreaElement ||
      (field instanceof HTMLInputElement &&
        !['checkbox', 'radio'].includes(field.type) &&
        !isTypedChoice(field))
    if (key === undefined || (event.type === 'input') !== isTyped) return
    void this.#take(field, key, id)
  }

  async #take(field: Field, key: string, id: number): Promise<void> {
    const { state = {} } = this.#frame(id) ?? {}
    const value = fieldValue(field, state[key])
    if (!(await this.#isConfirmed(field))) return showState(this.#slot, state)
    this.#session = setState(this.#session, id, key, value)
    const root = this.#roots.get(id)
    const held = this.#frame(id)?.state ?? {}
    if (root) {
      showState(root, held)
      this.#updateFrames(root, id)
    }
    const { action, contentChange } = field.dataset
    if (action !== undefined) this.#dispatch(id, JSON.parse(action) as Action)
    else if (contentChange !== undefined) this.#afterTyping(id, contentChange)
  }

  #typing: ReturnType<typeof setTimeout> | undefined

  #afterTyping(id: number, action: string): void {
    clearTimeout(this.#typing)
    this.#typing = setTimeout(() => this.#dispatch(id, JSON.parse(action) as Action), typingPause)
  }

  #updateFrames(root: Element, id: number): void {
    updateFrames(root, {
      state: () => this.#frame(id)?.state ?? {},
      visitor: () => this.#visitor,
      dispatch: (action) => this.#dispatch(id, action),
    })
  }

  #hasAsked = false

  /** The claims of the visitor are no part of a page, which others may get too. */
  #loadVisitor(root: Element): void {
    const { context } = this.#data.request
    if (this.#hasAsked || context.type !== 'document' || root.querySelector('[data-frame]') === null) return
    this.#hasAsked = true
    void askVisitor(this.#data.integration, context.spaceId).then((visitor) => {
      this.#visitor = visitor
      this.#draw()
    })
  }

  async #fillChoices(root: HTMLElement, id: number): Promise<void> {
    const { context } = this.#data.request
    if (context.type !== 'document') return
    const { fillChoices } = await import('./choices.ts')
    fillChoices(root, {
      ...{ integration: this.#data.integration, siteSpace: context.spaceId },
      filled: () => showState(root, this.#frame(id)?.state ?? {}),
      failed: (message, retry) => this.#showProblem(root, retry, message),
    })
  }

  #showFailed(root: HTMLElement, { id, problem }: Frame): void {
    this.#showProblem(root, () => this.#apply(renderAgain(this.#session, id)), problem)
  }

  #showProblem(root: HTMLElement, retry: () => void, problem?: string): void {
    root.querySelector(':scope > .ck-problem')?.remove()
    const line = document.createElement('p')
    line.className = 'ck-problem'
    line.setAttribute('role', 'alert')
    const button = document.createElement('button')
    button.type = 'button'
    button.className = 'button secondary'
    button.textContent = label('retry')
    button.addEventListener('click', () => {
      line.remove()
      retry()
    })
    line.append(problem ?? '', button)
    root.append(line)
  }

  #switchTheme(theme: Theme): void {
    this.#session = { ...this.#session, frames: this.#session.frames.map((frame) => inContext(frame, theme)) }
    for (const { id } of this.#session.frames) this.#apply(renderAgain(this.#session, id))
  }
}
