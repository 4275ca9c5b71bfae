import { expect, test } from 'vitest'
import type { Conflict } from '../../../client/types.gen.ts'
import { choiceText, conflictGroups, conflictSentence, isAnswer, partText } from './conflict-text.ts'

const conflict = (given: Partial<Conflict>): Conflict => ({
  id: 'c',
  kind: 'field',
  subject: { kind: 'page', id: 'p', title: 'Install', field: 'title' },
  base: 'a',
  main: 'b',
  change: 'c',
  choices: [],
  ...given,
})

test('sentences name both sides', () => {
  expect(conflictSentence(conflict({}))).toBe(
    'Main and this change gave the title of the page two different values.',
  )
  const deleted = conflict({ kind: 'deleted' })
  delete deleted.main
  expect(conflictSentence(deleted)).toBe(
    'Main deleted the page that this change edited or moved. Restore it with what this change did, or let it go.',
  )
  expect(choiceText(deleted, { choice: 'main' })).toBe('Delete the page, as main did')
})

test('the parts of a block that could not be merged are named', () => {
  const of = (...fields: string[]) => partText(conflict({ kind: 'block', fields }))
  expect(partText(conflict({ kind: 'block' }))).toBeUndefined()
  expect(of('block')).toBeUndefined()
  expect(of('text')).toBe('Both changed the words. The rest fits together.')
  expect(of('text', 'align')).toBe('Both changed the words and “align”. The rest fits together.')
  expect(of('cell r1:c1', 'cell r2:c1', 'fullWidth')).toBe(
    'Both changed 2 cells and “fullWidth”. The rest fits together.',
  )
})

test('an answer is the choice with its place', () => {
  const nearest = { choice: 'change', place: 'nearest' } as const
  expect(isAnswer({ choice: 'change', place: 'nearest' }, nearest)).toBe(true)
  expect(isAnswer({ choice: 'change' }, nearest)).toBe(false)
  expect(isAnswer(undefined, nearest)).toBe(false)
})

test('conflicts of one thing stand together', () => {
  const other = conflict({ id: 'd', subject: { kind: 'file', id: 'f', title: 'cat.png' } })
  const groups = conflictGroups([conflict({}), other, conflict({ id: 'e' })])
  expect(groups.map(({ title, conflicts }) => [title, conflicts.map(({ id }) => id)])).toEqual([
    ['Install', ['c', 'e']],
    ['cat.png', ['d']],
  ])
})
