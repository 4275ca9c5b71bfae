import { expect, test } from 'vitest'
import { choiceOf, labelOf, roleOf, roleStep, roleWords } from './role-words.ts'

test('a role is chosen and read back', () => {
  for (const role of [null, 'read', 'admin'] as const) expect(roleOf(choiceOf(role))).toBe(role)
  expect(labelOf(null)).toBe('Guest')
})

test('tells what a role gives and takes, and nothing for the same one', () => {
  expect(roleStep('read', 'edit')).toEqual({
    gains: [roleWords.comment.hint, roleWords.edit.hint],
    loses: [],
  })
  expect(roleStep('comment', null)).toEqual({
    gains: [],
    loses: [roleWords.read.hint, roleWords.comment.hint],
  })
  expect(roleStep('edit', 'edit')).toEqual({ gains: [], loses: [] })
})
