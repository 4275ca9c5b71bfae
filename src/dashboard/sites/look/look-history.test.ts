import { expect, test } from 'vitest'
import { keptAs, noSteps, stepped, steppedBack, steppedForward, type Steps } from './look-history.ts'

const step = (steps: Steps<string>, next: string, at: number, unit = next.slice(0, 1), kept = 'kept') =>
  stepped(steps, { next, unit, at }, kept, 1)

test('steps are taken back and forward again, in order', () => {
  const two = step(step(noSteps, 'a', 0), 'b', 1)
  const back = steppedBack(two, 'kept', 1)
  expect([back.now, steppedBack(back, 'kept', 1).now]).toEqual(['a', 'kept'])
  expect(steppedForward(back, 'kept', 1).now).toBe('b')
  const start = steppedBack(steppedBack(back, 'kept', 1), 'kept', 1)
  expect(start.now).toBe('kept')
  expect(steppedForward(steppedForward(start, 'kept', 1), 'kept', 1).now).toBe('b')
  expect(step(back, 'c', 9).future).toEqual([])
})

test('what is typed into one field without a pause is one step', () => {
  const typed = step(step(step(noSteps, 'a', 0), 'ab', 900), 'abc', 1800)
  expect(typed.past).toEqual(['kept'])
  expect(step(typed, 'abcd', 2801).past).toEqual(['kept', 'abc'])
  expect(step(typed, 'b', 1801).past).toEqual(['kept', 'abc'])
  // Typing after an undo starts a new step.
  expect(step(steppedBack(typed, 'kept', 1), 'ax', 1802).past).toEqual(['kept'])
})

test('what is kept is edited no longer, unless it changed while it was on its way', () => {
  const one = step(noSteps, 'a', 0)
  expect(keptAs(one, 'a', 2)).toMatchObject({ now: undefined, over: 2, past: ['kept'] })
  const further = step(one, 'ab', 1)
  expect(keptAs(further, 'a', 2)).toMatchObject({ now: 'ab', over: 2 })
  // Undo after a save: based on the saved version.
  expect(steppedBack(keptAs(one, 'a', 2), 'a', 2)).toMatchObject({ now: 'kept', over: 2, future: ['a'] })
})

test('an edit remembers what it was begun over', () => {
  const begun = step(noSteps, 'a', 0)
  expect(stepped(begun, { next: 'b', unit: 'b', at: 1 }, 'of another', 5).over).toBe(1)
  expect(stepped(noSteps, { next: 'b', unit: 'b', at: 1 }, 'of another', 5).over).toBe(5)
})
