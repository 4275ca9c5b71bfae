import { expect, test } from 'vitest'
import { changeRequestActions, whyNot, type ChangeAction } from './actions.ts'

const all = { edit: true, review: true, merge: true, comment: true, admin: true, hand: true }
const actions = Object.keys(changeRequestActions) as ChangeAction[]
const can = (status: 'draft' | 'open' | 'archived' | 'merged', rights = all, more = {}): string =>
  actions
    .filter((action) => whyNot(action, { status, outdated: true, ...more }, rights) === undefined)
    .join(' ')

const going =
  'rename edit-pages open draft archive update answer-conflict comment suggest request-reviewers review approve dismiss merge plan-merge cancel-plan'
test('each state allows its actions to an administrator', () => {
  expect(can('draft')).toBe(going)
  expect(can('open')).toBe(going)
  expect(can('open', all, { outdated: false })).toBe(going.replace(' update', ''))
  expect(can('archived')).toBe('rename open draft archive comment dismiss cancel-plan')
  expect(can('merged')).toBe('rename comment cancel-plan revert')
})

const none = { edit: false, review: false, merge: false, comment: false, admin: false, hand: false }
test.each([
  ['read', none, ''],
  ['comment', { ...none, comment: true }, 'comment suggest'],
  ['edit', { ...none, comment: true, edit: true }, 'edit-pages update answer-conflict comment suggest'],
  [
    'edit, and it is theirs',
    { ...none, comment: true, edit: true, hand: true },
    'rename edit-pages open draft archive update answer-conflict comment suggest request-reviewers cancel-plan',
  ],
  ['review', { ...all, admin: false, hand: false }, going.replace(' dismiss', '')],
] as const)('what the role %s allows on an open one', (_role, rights, allowed) => {
  expect(can('open', rights)).toBe(allowed)
})

test('a missing right names the required role and who can help', () => {
  const open = { status: 'open', outdated: true } as const
  expect(whyNot('merge', open, none)).toMatch(/Reviewer role.*administrator/)
  expect(whyNot('update', open, none)).toMatch(/Editor role/)
  expect(whyNot('rename', open, { ...none, edit: true })).toMatch(/author/)
  // A screen does not know the creator at first: the action may be tried.
  expect(whyNot('rename', open, { edit: true, review: false, merge: false })).toBeUndefined()
})

test('conflicts and rules block a merge, and authors cannot approve', () => {
  const open = { status: 'open', outdated: true } as const
  expect(whyNot('merge', { ...open, conflicts: 2 }, all)).toMatch(/2 conflicts/)
  expect(whyNot('merge', { ...open, conflicts: 0, unmet: ['Needs a review.'] }, all)).toBe('Needs a review.')
  expect(whyNot('merge', { ...open, conflicts: 0, unmet: [] }, all)).toBeUndefined()
  expect(whyNot('approve', { ...open, wrote: true }, all)).toMatch(/You edited/)
  expect(whyNot('review', { ...open, wrote: true }, all)).toBeUndefined()
  expect(whyNot('dismiss', { ...open, ownReview: true }, none)).toBeUndefined()
  expect(whyNot('cancel-plan', { ...open, planned: false }, all)).toBe('No merge is scheduled.')
})
