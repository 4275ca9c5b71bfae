/** Valid and invalid input of invites and the additional member operations. */
import { expect, test } from 'vitest'
import type { Operation } from '../operation/operation.ts'
import { invitesOperations } from './invite-operations.ts'
import { membersOperations } from './member-operations.ts'

const operations = { ...invitesOperations, ...membersOperations }
type Id = keyof typeof operations
const list: readonly Operation[] = Object.values(operations)

const takes = (id: Id, body: unknown): boolean => {
  const schema = (operations[id] as Operation).body
  if (!schema) throw new Error(`${id} has no body.`)
  return schema.safeParse(body).success
}

test('all operations are extensions', () => {
  expect(list.filter(({ extension }) => extension !== true)).toEqual([])
})

const password = 'a quiet river at noon'
const bodies: readonly (readonly [Id, good: readonly unknown[], bad: readonly unknown[]])[] = [
  [
    'inviteMembers',
    [
      { emails: ['a@example.org'] },
      { emails: ['a@example.org', { email: 'b@example.org', role: null }], role: 'admin', sso: true },
      { emails: Array.from({ length: 500 }, () => 'a@example.org') },
    ],
    [
      {},
      { emails: [] },
      { emails: 'a@example.org' },
      { emails: ['a'] },
      { emails: [{ email: 'a@example.org' }] },
      { emails: [{ email: 'a@example.org', role: 'read', sso: true }] },
      { emails: Array.from({ length: 501 }, () => 'a@example.org') },
      { emails: ['a@example.org'], role: 'owner' },
      { emails: ['a@example.org'], unknown: 1 },
    ],
  ],
  [
    'createLinkInvite',
    [{ role: null }, { role: 'create' }, { level: 'read', space: 's1' }, { level: 'edit', collection: 'c1' }],
    [
      {},
      { role: 'admin' },
      { level: 'read' },
      { level: 'admin', space: 's1' },
      { level: null, space: 's1' },
      { role: 'read', space: 's1' },
      { level: 'read', space: 's1', collection: 'c1' },
    ],
  ],
  [
    'updateLinkInvite',
    [{ role: 'read' }, { role: null }, { level: 'edit' }],
    [{}, { role: 'admin' }, { level: null }],
  ],
  [
    'acceptInviteAsNew',
    [
      { displayName: 'A', password },
      { displayName: 'A', password, email: 'a@example.org' },
    ],
    [
      { displayName: '', password },
      { displayName: 'A', password: 'short' },
      { displayName: 'A' },
      { password },
    ],
  ],
  [
    'handOverMember',
    [{ to: 'u1' }],
    [{}, { to: '' }, { to: null }, { to: ['u1'] }, { to: 'u1', role: 'admin' }],
  ],
  [
    'updateTeamMembers',
    [{}, { add: ['u1'], remove: [], memberships: { u2: { role: 'owner' } } }],
    [
      { add: 'u1' },
      { memberships: { u2: 'owner' } },
      { memberships: { u2: { role: 'lead' } } },
      { memberships: { 'u 2': { role: 'owner' } } },
      { add: Array.from({ length: 1001 }, (_, place) => `u${place}`) },
      { unknown: 1 },
    ],
  ],
  ['addTeamMember', [{}, { role: 'owner' }], [{ role: null }, { role: 'admin' }, { unknown: 1 }]],
]

test.each(bodies)('%s takes what it should and nothing else', (id, good, bad) => {
  for (const body of good) expect([body, takes(id, body)]).toEqual([body, true])
  for (const body of bad) expect([body, takes(id, body)]).toEqual([body, false])
})

test('every body has its examples', () => {
  expect(bodies.map(([id]) => id).toSorted()).toEqual(
    list.flatMap(({ id, body }) => (body ? [id] : [])).toSorted(),
  )
})

test('an access trace is about one resource', () => {
  const query = membersOperations.getMemberAccess.query
  expect(query?.safeParse({ space: 's1' }).success).toBe(true)
  expect(query?.safeParse({ collection: 'c1' }).success).toBe(true)
  expect(query?.safeParse({}).success).toBe(false)
  expect(query?.safeParse({ space: 's1', collection: 'c1' }).success).toBe(false)
})
