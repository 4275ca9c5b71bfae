import { expect, test } from 'vitest'
import { operations } from '../../contract/operations.ts'
import { isTouched } from './stale-operations.ts'

const names = Object.entries(operations)
  .filter(([, { method }]) => method === 'GET')
  .map(([name]) => name)

test.each([
  ['space.created', 'listOrganizationSpaces', true],
  ['space.created', 'getUser', false],
  ['space.content-written', 'listSpacePages', true],
  ['space.content-written', 'listConflicts', true],
  ['change-request.merged', 'getSpacePage', true],
  ['change-request.merged', 'getChangeRequest', true],
  ['change-request.merged', 'listRevisions', true],
  ['change-request.merged', 'listOrganizationChangeRequests', true],
  ['change-request.merged', 'listTokens', false],
  ['change-request.content-written', 'listConflicts', true],
  ['change-request.content-written', 'listSpacePages', false],
  ['comment.created', 'listChangeRequestComments', true],
  ['comment-reply.created', 'listChangeRequestCommentReplies', true],
  ['comment.created', 'getChangeRequest', true],
  ['comment.created', 'getChangeRequestPage', false],
  ['suggestion.accepted', 'listChangeRequestSuggestions', true],
  ['suggestion.created', 'listChangeRequestComments', true],
  ['suggestion.created', 'getChangeRequestPage', false],
  ['change-request.content-written', 'listChangeRequestSuggestions', true],
  ['member.removed', 'listMembers', true],
  ['member.updated', 'listChangeRequests', true],
  ['member.updated', 'getSpace', true],
  ['team.member-removed', 'getCollection', true],
  ['organization.updated', 'getChangeRequestMergeChecks', true],
  ['saved-filter.deleted', 'listSavedFilters', true],
  ['saved-filter.deleted', 'listChangeRequests', false],
  ['organization.updated', 'getOrganization', true],
  ['site.published', 'getFirstSteps', true],
  ['site.structure-changed', 'listOrganizationChangeRequests', true],
  ['site.structure-changed', 'listChangeRequests', true],
  ['site.structure-changed', 'getChangeRequest', false],
  ['space.content-written', 'getFirstSteps', false],
  ['site.feedback-given', 'listSiteFeedbackPages', true],
  ['site.feedback-deleted', 'listSiteFeedback', true],
  ['site.feedback-given', 'getSitePublishingPreview', false],
  ['presence.changed', 'getChangeRequestPresence', true],
  ['presence.changed', 'getChangeRequest', false],
  ['something.new', 'listOrganizationSpaces', true],
  ['something.new', 'getRevisionPage', false],
])('%s makes %s stale: %s', (kind, name, stale) => {
  expect(names).toContain(name)
  expect(isTouched({ kind }, { name })).toBe(stale)
})

test('what happens in one space leaves the others alone', () => {
  const event = { kind: 'change-request.merged', subject: 'c1', space: 's1' }
  expect(isTouched(event, { name: 'listSpacePages', path: { spaceId: 's1' } })).toBe(true)
  expect(isTouched(event, { name: 'listSpacePages', path: { spaceId: 's2' } })).toBe(false)
})

test('what is written in one change request leaves the others alone; a merge outdates them all', () => {
  const name = 'getChangeRequest'
  const path = (changeRequestId: string) => ({ spaceId: 's1', changeRequestId })
  const event = (kind: string) => ({ kind, subject: 'c1', space: 's1' })
  const written = event('change-request.content-written')
  expect(isTouched(written, { name, path: path('c1') })).toBe(true)
  expect(isTouched(written, { name, path: path('12') })).toBe(true)
  expect(isTouched(written, { name, path: path('c2') })).toBe(false)
  expect(isTouched(event('change-request.merged'), { name, path: path('c2') })).toBe(true)
})

test('every answer that can change is made stale by some kind of event', () => {
  const kinds = `organization.updated member.removed space.updated space.content-written collection.moved
    change-request.created change-request.updated comment.created site.updated integration.published
    installation.created api-spec.replaced translation.run conversation.ingested job.moved notification.created
    saved-filter.updated`.split(/\s+/)
  const lasting = names.filter((name) => !kinds.some((kind) => isTouched({ kind }, { name })))
  expect(lasting.toSorted((a, b) => (a < b ? -1 : 1))).toEqual([
    'compareRevisions',
    'exportAuditEvents',
    'getDocument',
    'getRevision',
    'getRevisionFile',
    'getRevisionPage',
    'getRevisionPageByPath',
    'getRevisionReusableContent',
    'listRevisionChanges',
    'listRevisionFiles',
    'listRevisionPages',
    'listVisitorClaimsKeys',
    'streamEvents',
  ])
})
