import { expect, test } from 'vitest'
import { choiceOf, labelOf, roleOf, roleStep } from './role-labels.ts'

test('converts a role to a choice and back', () => {
  for (const role of [null, 'read', 'admin'] as const) expect(roleOf(choiceOf(role))).toBe(role)
  expect(labelOf(null)).toBe('Guest')
})

test('lists what a role change adds and removes, and nothing for the same role', () => {
  expect(roleStep('read', 'edit')).toEqual({
    gains: ['Can comment.', 'Can create change requests, and edit unlocked spaces directly.'],
    loses: [],
  })
  expect(roleStep('comment', null)).toEqual({
    gains: [],
    loses: ['Can read all spaces that aren’t restricted.', 'Can comment.'],
  })
  expect(roleStep('edit', 'edit')).toEqual({ gains: [], loses: [] })
})
