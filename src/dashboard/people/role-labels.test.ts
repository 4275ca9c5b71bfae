import { expect, test } from 'vitest'
import { choiceOf, labelOf, roleOf, roleStep } from './role-labels.ts'

test('a role is chosen and read back', () => {
  for (const role of [null, 'read', 'admin'] as const) expect(roleOf(choiceOf(role))).toBe(role)
  expect(labelOf(null)).toBe('Guest')
})

test('tells what a role gives and takes, and nothing for the same one', () => {
  expect(roleStep('read', 'edit')).toEqual({
    gains: ['Comments.', 'Proposes edits, and edits live spaces directly.'],
    loses: [],
  })
  expect(roleStep('comment', null)).toEqual({
    gains: [],
    loses: ['Reads every space that is not closed to them.', 'Comments.'],
  })
  expect(roleStep('edit', 'edit')).toEqual({ gains: [], loses: [] })
})
