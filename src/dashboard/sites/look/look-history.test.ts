import { expect, test } from 'vitest'
import { markSaved, emptyHistory, addStep, undoStep, redoStep, type EditHistory } from './look-history.ts'

const step = (
  steps: EditHistory<string>,
  next: string,
  at: number,
  unit = next.slice(0, 1),
  saved = 'saved',
) => addStep(steps, { next, unit, at }, saved, 1)

test('undoes and redoes steps in order', () => {
  const two = step(step(emptyHistory, 'a', 0), 'b', 1)
  const back = undoStep(two, 'saved', 1)
  expect([back.current, undoStep(back, 'saved', 1).current]).toEqual(['a', 'saved'])
  expect(redoStep(back, 'saved', 1).current).toBe('b')
  const start = undoStep(undoStep(back, 'saved', 1), 'saved', 1)
  expect(start.current).toBe('saved')
  expect(redoStep(redoStep(start, 'saved', 1), 'saved', 1).current).toBe('b')
  expect(step(back, 'c', 9).future).toEqual([])
})

test('merges typing into one field without a pause into one step', () => {
  const typed = step(step(step(emptyHistory, 'a', 0), 'ab', 900), 'abc', 1800)
  expect(typed.past).toEqual(['saved'])
  expect(step(typed, 'abcd', 2801).past).toEqual(['saved', 'abc'])
  expect(step(typed, 'b', 1801).past).toEqual(['saved', 'abc'])
  // Typing after an undo starts a new step.
  expect(step(undoStep(typed, 'saved', 1), 'ax', 1802).past).toEqual(['saved'])
})

test('clears the edit after a save, unless it changed during the save', () => {
  const one = step(emptyHistory, 'a', 0)
  expect(markSaved(one, 'a', 2)).toMatchObject({ current: undefined, baseVersion: 2, past: ['saved'] })
  const further = step(one, 'ab', 1)
  expect(markSaved(further, 'a', 2)).toMatchObject({ current: 'ab', baseVersion: 2 })
  // Undo after a save: based on the saved version.
  expect(undoStep(markSaved(one, 'a', 2), 'a', 2)).toMatchObject({
    current: 'saved',
    baseVersion: 2,
    future: ['a'],
  })
})

test('remembers the version that an edit started from', () => {
  const edited = step(emptyHistory, 'a', 0)
  expect(addStep(edited, { next: 'b', unit: 'b', at: 1 }, 'other', 5).baseVersion).toBe(1)
  expect(addStep(emptyHistory, { next: 'b', unit: 'b', at: 1 }, 'other', 5).baseVersion).toBe(5)
})
