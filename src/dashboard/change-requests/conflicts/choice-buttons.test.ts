import { expect, test, vi } from 'vitest'
import type { Conflict } from '../../../client/types.gen.ts'
import { choiceButtons } from './choice-buttons.ts'

const conflict = (given: Partial<Conflict>): Conflict => ({
  id: 'c',
  kind: 'block',
  subject: { kind: 'page', id: 'p', field: 'deleted', block: 'b1' },
  choices: [],
  ...given,
})
const handlersOf = () => ({
  titleOf: (id: string) => ({ shop: 'Shop' })[id],
  onAnswer: vi.fn<(answer: unknown) => void>(),
  onEdit: vi.fn<() => void>(),
  onPlace: vi.fn<(kind: string) => void>(),
})
const labelsOf = (given: Partial<Conflict>): readonly string[] =>
  choiceButtons(conflict(given), handlersOf()).map(({ label, chosen }) => (chosen ? `[${label}]` : label))

test('both sides can come first, except for files', () => {
  const choices = [{ choice: 'both' }] as const
  expect(labelsOf({ choices: [...choices], answer: { choice: 'both', first: 'change' } })).toEqual([
    'Use both, main first',
    '[Use both, this change request first]',
  ])
  expect(labelsOf({ choices: [...choices], subject: { kind: 'file', id: 'f' } })).toEqual(['Keep both files'])
})

test('an edit can move along with its block or to another page', () => {
  const wentTo = { page: 'shop', title: 'Shop' }
  expect(labelsOf({ choices: [{ choice: 'moved' }], wentTo })).toEqual([
    'Move the edit to “Shop”, where main moved the block',
    'Move the edit to another page…',
  ])
  const answer = { choice: 'moved', place: { into: 'shop' } } as const
  expect(labelsOf({ choices: [{ choice: 'moved' }], answer })).toEqual(['[Moved to “Shop”]'])
})

test('a side is answered directly, another location is picked in a dialog', () => {
  const handlers = handlersOf()
  const choices = [{ choice: 'main' }, { choice: 'edited', place: { into: null } }] as const
  const [main, location] = choiceButtons(conflict({ kind: 'moved-both', choices: [...choices] }), handlers)
  main?.press()
  expect(handlers.onAnswer).toHaveBeenCalledWith({ choice: 'main' })
  location?.press()
  expect(handlers.onPlace).toHaveBeenCalledWith('page')
})
