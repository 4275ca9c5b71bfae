import { describe, expect, test } from 'vitest'
import type { Json, JsonObject } from '../document/document.ts'
import { closeModalAction } from './actions.ts'
import type { Action, ElementOutput, RenderContext, RenderRequest } from './elements.ts'
import type { Effect, Render, Session, Step } from './session.ts'
import {
  answer,
  dispatch,
  fail,
  isWaiting,
  openSession,
  renderAgain,
  resumeSession,
  setState,
} from './session.ts'

const context: RenderContext = { type: 'document', theme: 'light', spaceId: 's', editable: false }
const editing: RenderContext = { ...context, editable: true }
const request: RenderRequest = { componentId: 'form', props: { list: 'a' }, context }
const drawn = (state: JsonObject, props: JsonObject = { list: 'a' }): ElementOutput => ({
  element: { type: 'block', children: [] },
  state,
  props,
})
const modal = (state: JsonObject = {}): ElementOutput => ({
  element: { type: 'modal', children: [], returnValue: { kept: true } },
  state,
  props: {},
})

const renderOf = ({ effects }: Step): Render => {
  const found = effects.find((effect) => effect.type === 'render')
  if (found === undefined) throw new Error('nothing is rendered')
  return found
}
const others = ({ effects }: Step): readonly Effect[] => effects.filter(({ type }) => type !== 'render')
const bottom = ({ frames }: Session) => frames[0]
const stateOf = (session: Session): JsonObject | undefined => bottom(session)?.state
const openModal: Action = {
  action: '@ui.modal.open',
  componentId: 'settings',
  props: { name: { $state: 'name' } },
}

/** A session that shows a form with a modal above it, both drawn. */
const withModal = (): Session => {
  const step = dispatch(resumeSession(request, drawn({ name: 'n' })), 0, openModal)
  return answer(step.session, renderOf(step), modal({ inner: 1 })).session
}

describe('state', () => {
  test('starts as that of the answer; inputs set it and send nothing', () => {
    const session = resumeSession(request, drawn({ name: 'n' }))
    expect(stateOf(session)).toEqual({ name: 'n' })
    expect(stateOf(setState(session, 0, 'name', 'm'))).toEqual({ name: 'm' })
  })

  test('the first request has none, so that the component starts with its own', () => {
    expect(renderOf(openSession(request)).request).toEqual(request)
  })

  test('inputs start with their initial value, and what the answer says comes first', () => {
    const element: ElementOutput['element'] = {
      type: 'configuration',
      children: [
        { type: 'input', label: 'A', element: { type: 'textinput', state: 'a', initialValue: 'x' } },
        { type: 'box', children: [{ type: 'switch', state: 'b', initialValue: true }] },
        { type: 'textinput', state: 'c', initialValue: 'y' },
      ],
    }
    expect(stateOf(resumeSession(request, { element, state: { c: 'z' }, props: {} }))).toEqual({
      a: 'x',
      b: true,
      c: 'z',
    })
  })

  test('a key that the answer changed wins, what was typed meanwhile stays elsewhere', () => {
    const typed = setState(resumeSession(request, drawn({ name: '', list: '' })), 0, 'name', 'Ada')
    const step = dispatch(typed, 0, { action: 'subscribe' })
    const meanwhile = setState(setState(step.session, 0, 'name', 'Ada L'), 0, 'list', 'b')
    const after = answer(meanwhile, renderOf(step), drawn({ name: '', list: '', done: true })).session
    // The component cleared `name`; it left `list` as it was asked with.
    expect(stateOf(after)).toEqual({ name: '', list: 'b', done: true })
  })
})

describe('requests', () => {
  test('the last input, the props of the answer and the state of the client, with the action resolved', () => {
    const session = setState(resumeSession(request, drawn({ name: 'n' }, { list: 'b' })), 0, 'mail', 'm')
    const step = dispatch(session, 0, { action: 'go', with: [{ $state: 'mail' }, { $state: 'none' }] })
    expect(renderOf(step).request).toEqual({
      ...request,
      props: { list: 'b' },
      state: { name: 'n', mail: 'm' },
      action: { action: 'go', with: ['m', null] },
    })
  })

  test('an action is not repeated', () => {
    const step = dispatch(resumeSession(request, drawn({})), 0, { action: 'go' })
    const after = answer(step.session, renderOf(step), drawn({})).session
    expect(renderOf(renderAgain(after, 0)).request).not.toHaveProperty('action')
  })

  test('an answer that was overtaken changes nothing', () => {
    const first = dispatch(resumeSession(request, drawn({})), 0, { action: 'one' })
    const second = dispatch(first.session, 0, { action: 'two' })
    const after = answer(second.session, renderOf(second), drawn({ at: 2 })).session
    expect(answer(after, renderOf(first), drawn({ at: 1 })).session).toBe(after)
  })

  test('a failure keeps what is shown, unless something later is on its way', () => {
    const first = dispatch(setState(resumeSession(request, drawn({})), 0, 'a', 1), 0, { action: 'one' })
    const failed = bottom(fail(first.session, renderOf(first), 'No answer.'))
    expect(failed).toMatchObject({ problem: 'No answer.', state: { a: 1 }, output: drawn({}) })
    const second = dispatch(first.session, 0, { action: 'two' })
    expect(fail(second.session, renderOf(first), 'No answer.')).toBe(second.session)
    const again = renderAgain(fail(first.session, renderOf(first), 'No answer.'), 0)
    expect(bottom(again.session)).not.toHaveProperty('problem')
    expect(again.session.frames.map(isWaiting)).toEqual([true])
  })
})

describe('modals', () => {
  test('open in the same context, with resolved props, above the component', () => {
    const session = resumeSession(request, drawn({ name: 'n' }))
    const step = dispatch(session, 0, openModal)
    expect(renderOf(step).request).toEqual({ componentId: 'settings', props: { name: 'n' }, context })
    expect(step.session.frames.length).toBe(2)
    expect(bottom(step.session)).toBe(bottom(session))
  })

  test('close with the action, whose values lie beside the return value, and render the parent', () => {
    const session = withModal()
    const close: Action = { action: '@ui.modal.close', returnValue: {}, list: { $state: 'inner' } }
    const step = dispatch(session, session.frames[1]?.id ?? 0, close)
    expect(step.session.frames.length).toBe(1)
    expect(renderOf(step)).toMatchObject({ frame: 0, request: { ...request, action: { ...close, list: 1 } } })
  })

  test('closed by its backdrop it returns its own value', () => {
    const [, above] = withModal().frames
    const element = above?.output?.element
    expect(element?.type === 'modal' && closeModalAction(element)).toEqual({
      action: '@ui.modal.close',
      returnValue: { kept: true },
    })
    expect(closeModalAction()).toEqual({ action: '@ui.modal.close', returnValue: {} })
  })

  test('one that was never drawn returns nothing', () => {
    const step = dispatch(resumeSession(request, drawn({})), 0, openModal)
    const closed = dispatch(step.session, renderOf(step).frame, closeModalAction())
    expect(closed.session.frames.length).toBe(1)
    expect(closed.effects).toEqual([])
    expect(answer(closed.session, renderOf(step), modal()).session).toBe(closed.session)
  })

  test('complete closes it with its value, even as the first answer', () => {
    const step = dispatch(resumeSession(request, drawn({})), 0, openModal)
    const done = answer(step.session, renderOf(step), { type: 'complete', returnValue: { a: 1 } })
    expect(renderOf(done)).toMatchObject({
      frame: 0,
      request: { action: { action: '@ui.modal.close', returnValue: { a: 1 } } },
    })
  })

  test('the bottom frame is none', () => {
    const session = resumeSession(request, drawn({}))
    expect(dispatch(session, 0, closeModalAction())).toEqual({ session, effects: [] })
  })
})

describe('what the driver does', () => {
  test('addresses open and unfurl only on the web', () => {
    const session = resumeSession(request, drawn({ url: 'https://example.org/a' }))
    const effects = (action: string, url: Json) => dispatch(session, 0, { action, url }).effects
    expect(effects('@ui.url.open', { $state: 'url' })).toEqual([
      { type: 'open-url', url: 'https://example.org/a' },
    ])
    expect(effects('@link.unfurl', 'http://example.org')).toEqual([
      { type: 'unfurl', url: 'http://example.org/' },
    ])
    for (const url of ['javascript:alert(1)', '/a', '', 7, null])
      expect(effects('@ui.url.open', url)).toEqual([])
  })

  const update: Action = { action: '@editor.node.updateProps', props: { colour: 'red' } }

  test('props of the node are set in the editor, from a modal too, and only drawn elsewhere', () => {
    const edited = resumeSession({ ...request, context: editing }, drawn({}))
    const expected = { list: 'a', colour: 'red' }
    expect(others(dispatch(edited, 0, update))).toEqual([{ type: 'set-node-props', props: expected }])
    const opened = dispatch(edited, 0, openModal)
    const above = answer(opened.session, renderOf(opened), modal()).session
    const step = dispatch(above, above.frames[1]?.id ?? 0, update)
    expect(others(step)).toEqual([{ type: 'set-node-props', props: expected }])
    expect(renderOf(step)).toMatchObject({ frame: 0, request: { props: expected } })
    expect(others(dispatch(resumeSession(request, drawn({})), 0, update))).toEqual([])
  })

  test('props of an answer to an action replace those of the node in the editor', () => {
    const step = (inside: RenderContext) =>
      dispatch(resumeSession({ ...request, context: inside }, drawn({})), 0, { action: 'go' })
    const replaced = (asked: Step, props: JsonObject) =>
      answer(asked.session, renderOf(asked), drawn({}, props)).effects
    expect(replaced(step(editing), { list: 'b' })).toEqual([{ type: 'set-node-props', props: { list: 'b' } }])
    expect(replaced(step(editing), { list: 'a' })).toEqual([])
    expect(replaced(step(context), { list: 'b' })).toEqual([])
    const unasked = renderAgain(resumeSession({ ...request, context: editing }, drawn({})), 0)
    expect(replaced(unasked, { list: 'b' })).toEqual([])
  })

  test('complete ends the session', () => {
    const step = openSession(request)
    expect(answer(step.session, renderOf(step), { type: 'complete', returnValue: 1 })).toEqual({
      session: { frames: [], next: step.session.next },
      effects: [{ type: 'complete', returnValue: 1 }],
    })
  })
})
