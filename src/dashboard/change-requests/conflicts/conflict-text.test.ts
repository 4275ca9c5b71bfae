import { expect, test } from 'vitest'
import type { Conflict } from '../../../client/types.gen.ts'
import {
  choiceText,
  conflictGroups,
  conflictSentence,
  isAnswer,
  conflictingFieldsText,
} from './conflict-text.ts'

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

test('describes what both sides did', () => {
  expect(conflictSentence(conflict({}))).toBe(
    'Main and this change request both changed the title of the page.',
  )
  const deleted = conflict({ kind: 'deleted' })
  delete deleted.main
  expect(conflictSentence(deleted)).toBe(
    'Main deleted the page that this change request edited or moved. Restore it with these changes, or delete it.',
  )
  expect(choiceText(deleted, { choice: 'main' })).toBe('Delete the page, as in main')
})

test('names the parts of a block that could not be merged', () => {
  const of = (...fields: string[]) => conflictingFieldsText(conflict({ kind: 'block', fields }))
  expect(conflictingFieldsText(conflict({ kind: 'block' }))).toBeUndefined()
  expect(of('block')).toBeUndefined()
  expect(of('text')).toBe('Both changed the text. The rest was merged automatically.')
  expect(of('text', 'align')).toBe('Both changed the text and “align”. The rest was merged automatically.')
  expect(of('cell r1:c1', 'cell r2:c1', 'fullWidth')).toBe(
    'Both changed 2 cells and “fullWidth”. The rest was merged automatically.',
  )
})

test('an answer matches the choice with the same place', () => {
  const nearest = { choice: 'change', place: 'nearest' } as const
  expect(isAnswer({ choice: 'change', place: 'nearest' }, nearest)).toBe(true)
  expect(isAnswer({ choice: 'change' }, nearest)).toBe(false)
  expect(isAnswer(undefined, nearest)).toBe(false)
})

test('groups conflicts by subject', () => {
  const other = conflict({ id: 'd', subject: { kind: 'file', id: 'f', title: 'cat.png' } })
  const groups = conflictGroups([conflict({}), other, conflict({ id: 'e' })])
  expect(groups.map(({ title, conflicts }) => [title, conflicts.map(({ id }) => id)])).toEqual([
    ['Install', ['c', 'e']],
    ['cat.png', ['d']],
  ])
})
