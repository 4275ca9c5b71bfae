/** Who may do what to a comment, for every role and relation to it. */
import { expect, test } from 'vitest'
import type { Role } from '../../contract/roles/roles.ts'
import { commentPermissions, mayResolve, requirePermission } from './comment-policy.ts'

/** Letters: edits, replies, deletes, resolves. Creator: of the change request. */
const table: readonly (readonly [role: Role, author: string, creator: string, other: string])[] = [
  ['read', '----', '----', '----'],
  ['comment', 'erds', '-r-s', '-r--'],
  ['edit', 'erds', '-r-s', '-r--'],
  ['review', 'erds', '-rds', '-rds'],
  ['admin', 'erds', '-rds', '-rds'],
]

const permitted = (role: Role, person: string): string => {
  const viewer = { person, role }
  const { edit, reply, delete: mayDelete, view } = commentPermissions(viewer, 'author')
  expect(view).toBe(true)
  const resolve = mayResolve(viewer, 'author', 'creator')
  return `${edit ? 'e' : '-'}${reply ? 'r' : '-'}${mayDelete ? 'd' : '-'}${resolve ? 's' : '-'}`
}

test.each(table)('%s: author %s, creator %s, others %s', (role, author, creator, other) => {
  expect(['author', 'creator', 'other'].map((person) => permitted(role, person))).toEqual([
    author,
    creator,
    other,
  ])
})

test('nobody resolves a thread of a space as the creator of a change request', () => {
  expect(mayResolve({ person: 'creator', role: 'edit' }, 'author', undefined)).toBe(false)
})

test('a refusal says why', () => {
  expect(() => requirePermission(false, 'Only the author.')).toThrow('Only the author.')
  expect(() => requirePermission(true, 'Only the author.')).not.toThrow()
})
