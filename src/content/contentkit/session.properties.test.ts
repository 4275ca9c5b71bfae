/** Laws of sessions, over random actions, states and answers. */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Json, JsonObject } from '../document/document.ts'
import { sameJson } from '../document/same-json.ts'
import { resolve } from './bindings.ts'
import type { Action, RenderOutput, RenderRequest } from './elements.ts'
import type { Render, Session } from './session.ts'
import { answer, dispatch, fail, openSession, resumeSession, setState } from './session.ts'

const seed = Number(process.env['FC_SEED'] ?? 20_261_123)
const runs = { seed, numRuns: Number(process.env['FC_RUNS'] ?? 500) }

// Few keys and values, so that the sides often meet; `__proto__` must be a key like any other.
const key = fc.constantFrom('a', 'b', 'c', '__proto__')
const value: fc.Arbitrary<Json> = fc.constantFrom<Json>('', 'x', 1, null, false, ['x'], { a: 1 })
const state: fc.Arbitrary<JsonObject> = fc
  .array(fc.tuple(key, value), { maxLength: 4 })
  .map((entries) => Object.fromEntries(entries))
const bound: fc.Arbitrary<Json> = fc.letrec<{ value: Json }>((tie) => ({
  value: fc.oneof(
    { depthSize: 'small' },
    value,
    key.map((one) => ({ $state: one })),
    fc.array(tie('value'), { maxLength: 3 }),
    fc.dictionary(fc.constantFrom('p', 'q', '$state2'), tie('value'), { maxKeys: 3 }),
  ),
})).value

const holdsBinding = (one: Json): boolean =>
  typeof one === 'object' &&
  one !== null &&
  (('$state' in one && Object.keys(one).length === 1) ||
    Object.values(one).some((member) => holdsBinding(member as Json)))

const request: RenderRequest = {
  componentId: 'c',
  props: {},
  context: { type: 'document', theme: 'dark', spaceId: 's', editable: true },
}
const drawn = (answered: JsonObject): Extract<RenderOutput, { element: unknown }> => ({
  element: { type: 'block', children: [] },
  state: answered,
  props: {},
})
const typed = (session: Session, inputs: JsonObject): Session =>
  Object.entries(inputs).reduce((so, [name, one]) => setState(so, 0, name, one), session)

test('resolving leaves no binding, and leaves what holds none as it is', () => {
  fc.assert(
    fc.property(bound, state, (given, current) => {
      const before = { given }
      const after = resolve(before, current)
      expect(holdsBinding(after)).toBe(false)
      if (!holdsBinding(before)) expect(after).toEqual(before)
      expect(resolve(after, {})).toEqual(after)
    }),
    runs,
  )
})

test('a request carries every key of the client, as it is now', () => {
  fc.assert(
    fc.property(state, state, (first, inputs) => {
      const { effects } = dispatch(typed(resumeSession(request, drawn(first)), inputs), 0, { action: 'go' })
      const [render] = effects
      expect(render?.type === 'render' && render.request.state).toEqual({ ...first, ...inputs })
    }),
    runs,
  )
})

test('after an answer a key is as the component changed it, else as the client has it', () => {
  fc.assert(
    fc.property(state, state, state, state, (first, before, meanwhile, answered) => {
      const asked = dispatch(typed(resumeSession(request, drawn(first)), before), 0, { action: 'go' })
      const sent = { ...first, ...before }
      const client = { ...sent, ...meanwhile }
      const session = typed(asked.session, meanwhile)
      const after =
        answer(session, asked.effects[0] as Render, drawn(answered)).session.frames[0]?.state ?? {}
      for (const name of new Set([...Object.keys(client), ...Object.keys(answered)])) {
        const changed =
          Object.hasOwn(answered, name) &&
          (!Object.hasOwn(sent, name) || !sameJson(sent[name], answered[name]))
        expect(after[name]).toEqual((changed ? answered : client)[name])
      }
      expect(Object.keys(after).length).toBe(new Set([...Object.keys(client), ...Object.keys(answered)]).size)
    }),
    runs,
  )
})

/** Opens and closes modals, dispatches, answers and fails in any order. */
const move = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant('act'),
      frame: fc.nat(3),
      name: fc.constantFrom('go', '@ui.modal.close', '@editor.node.updateProps'),
    }),
  },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('open'), frame: fc.nat(3), name: fc.constant('') }) },
  // Answers arrive late and out of order.
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constantFrom('answer', 'fail', 'complete'),
      frame: fc.nat(9),
      name: fc.constant(''),
    }),
  },
)

test('whatever happens, frames are in order, ids are unique, and no frame is answered beyond what it asked', () => {
  fc.assert(
    fc.property(fc.array(move, { maxLength: 40 }), (moves) => {
      const first = openSession(request)
      let { session } = first
      const renders: Render[] = first.effects.filter((effect) => effect.type === 'render')
      for (const { kind, frame, name } of moves) {
        const id = session.frames[frame % Math.max(1, session.frames.length)]?.id ?? 0
        const render = renders[frame % renders.length]
        if (render === undefined) break
        const action: Action =
          kind === 'open' ? { action: '@ui.modal.open', componentId: 'm' } : { action: name }
        if (kind === 'fail') session = fail(session, render, 'No answer.')
        else {
          const step =
            kind === 'act' || kind === 'open'
              ? dispatch(session, id, action)
              : answer(session, render, kind === 'answer' ? drawn({}) : { type: 'complete' })
          session = step.session
          renders.push(...step.effects.filter((effect) => effect.type === 'render'))
        }
        const ids = session.frames.map((one) => one.id)
        expect(ids).toEqual([...new Set(ids)].sort((one, other) => one - other))
        for (const one of session.frames) {
          expect(one.answered).toBeLessThanOrEqual(one.sent)
          expect(one.sent).toBeLessThan(session.next)
          if (one.id !== 0) expect(session.frames[0]?.id).toBe(0)
        }
      }
    }),
    runs,
  )
})
