import { expect, test } from 'vitest'
import { isTouched } from './touched-operations.ts'

test.each([
  ['space.created', 'listOrganizationSpaces', true],
  ['space.created', 'listOrganizationChangeRequests', false],
  ['space.created', 'getUser', false],
  ['change-request.merged', 'getSpaceById', true],
  ['change-request.merged', 'listOrganizationChangeRequests', true],
  ['change-request.merged', 'listTokens', false],
  ['comment.created', 'listCommentsInChangeRequest', true],
  ['page.changed', 'getPageById', true],
  ['member.removed', 'listMembersInOrganizationById', true],
  ['organization.updated', 'getOrganizationById', true],
  ['something.new', 'listOrganizationSpaces', true],
])('%s makes %s stale: %s', (kind, operation, stale) => {
  expect(isTouched(kind, operation)).toBe(stale)
})
