import { expect, test } from 'vitest'
import { ChangeRequest, ChangeRequestUpdate, Conflict, ConflictAnswer } from './schemas.ts'

const user = {
  object: 'user' as const,
  id: 'u1',
  displayName: 'Mara',
  urls: { location: 'https://x/v1/users/u1' },
}
const time = '2026-01-02T03:04:05.678Z'

test('a change request passes with and without optional members', () => {
  const least = {
    object: 'change-request' as const,
    id: 'r1',
    number: 12,
    status: 'draft' as const,
    subject: '',
    createdBy: user,
    createdAt: time,
    updatedAt: time,
    space: 's1',
    revision: 'v2',
    revisionInitial: 'v1',
    revisionMergedAncestor: 'v1',
    comments: 0,
    outdated: false,
    review: { state: 'none' as const, approvals: 0, changesRequested: 0, requested: 0 },
    urls: { app: 'https://x/o/o1/s/s1/changes/12', location: 'https://x/v1/spaces/s1/change-requests/r1' },
  }
  expect(ChangeRequest.parse(least)).toEqual(least)
  const description = { object: 'document' as const, data: { schemaVersion: 1 }, nodes: [] }
  const most = {
    ...least,
    description,
    revisionMerged: 'v3',
    conversationsIssuesCluster: 'k1',
    mergePlan: { when: 'at' as const, at: time, setBy: user, setAt: time, state: 'waiting' as const },
  }
  expect(ChangeRequest.parse(most)).toEqual(most)
  expect(ChangeRequest.safeParse({ ...least, status: 'closed' }).success).toBe(false)
})

test('an update may have any subset of members', () => {
  expect(ChangeRequestUpdate.parse({})).toEqual({})
  expect(ChangeRequestUpdate.safeParse({ revision: 'v9' }).success).toBe(false)
  expect(ChangeRequestUpdate.safeParse({ description: { markdown: 'x' } }).success).toBe(false)
})

test.each([
  [{ choice: 'main' }, true],
  [{ choice: 'both', first: 'change' }, true],
  [{ choice: 'edited', value: 'getting-started' }, true],
  [{ choice: 'edited', value: null }, true],
  [{ choice: 'edited' }, false],
  [{ choice: 'change', place: 'nearest' }, true],
  [{ choice: 'change', place: { into: null } }, true],
  [{ choice: 'change', place: { into: 'p1', at: 2 } }, false],
  [{ choice: 'theirs' }, false],
  [{ choice: 'edited', value: { deep: 'a\0' } }, false],
])('answer %j: %s', (answer, fine) => {
  const parsed = ConflictAnswer.safeParse(answer)
  expect(parsed.success).toBe(fine)
  if (fine) expect(parsed.data).toEqual(answer)
})

test('a conflict has the values of the sides that have one', () => {
  const conflict = {
    id: 'c1',
    kind: 'deleted' as const,
    subject: { kind: 'page' as const, id: 'p1', title: 'Install' },
    base: { title: 'Install' },
    change: { title: 'Install it' },
    choices: [{ choice: 'main' as const }, { choice: 'change' as const, place: 'nearest' as const }],
    answer: { choice: 'main' as const },
  }
  expect(Conflict.parse(conflict)).toEqual(conflict)
})
