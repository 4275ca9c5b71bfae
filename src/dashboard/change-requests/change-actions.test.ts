import { expect, test } from 'vitest'
import { whyNot, type ChangeAction } from './change-actions.ts'

const all = { edit: true, review: true, merge: true }
const can = (status: 'draft' | 'open' | 'archived' | 'merged', outdated = true): string =>
  (['edit-pages', 'open', 'archive', 'update', 'merge', 'revert'] satisfies ChangeAction[])
    .filter((action) => whyNot(action, { status, outdated }, all) === undefined)
    .join(' ')

test('what each state allows', () => {
  expect(can('draft')).toBe('edit-pages open archive update merge')
  expect(can('open')).toBe('edit-pages open archive update merge')
  expect(can('open', false)).toBe('edit-pages open archive merge')
  expect(can('archived')).toBe('open archive')
  expect(can('merged')).toBe('revert')
})

test('a missing right says which role it takes and who can help', () => {
  const reader = { edit: false, review: false, merge: false }
  const open = { status: 'open', outdated: true } as const
  expect(whyNot('merge', open, reader)).toMatch(/role reviewer.*administrator/)
  expect(whyNot('update', open, reader)).toMatch(/role editor/)
  expect(whyNot('merge', open, { ...reader, merge: true })).toBeUndefined()
})

test('nothing merges past a conflict', () => {
  const open = { status: 'open', outdated: true } as const
  expect(whyNot('merge', { ...open, conflicts: 2 }, all)).toMatch(/2 places/)
  expect(whyNot('merge', { ...open, conflicts: 0 }, all)).toBeUndefined()
})
