import { describe, expect, test } from 'vitest'
import { eventKinds } from '../../contract/operation/events.ts'
import { operations } from '../../contract/operations.ts'
import { isStaleAfter } from './stale-operations.ts'

const list = Object.values(operations).filter(({ method }) => method === 'GET')
const reads = list.map(({ id }) => id)
const staleAfter = (kind: string): string[] => reads.filter((name) => isStaleAfter({ kind }, { name }))

describe('an event refetches exactly the operations that show what it changed', () => {
  test.each([
    [
      'change-request.content-written',
      `getChangeRequestContent listChangeRequestPages getChangeRequestOutline listChangeRequestPagePlaces
      getChangeRequestPage getChangeRequestPageByPath
      listChangeRequestPageLinks listChangeRequestPageBacklinks listChangeRequestFiles getChangeRequestFile
      listChangeRequestFileBacklinks getChangeRequestReusableContent getSpacePageReport getSpaceHealth
      listOrganizationChangeRequests listChangeRequests getChangeRequest getChangeRequestPdf
      listChangeRequestChanges previewChangeRequest listConflicts listChangeRequestReviews
      getChangeRequestReview listChangeRequestContributors getChangeRequestMergeChecks
      getChangeRequestViewed listChangeRequestComments getChangeRequestComment
      listChangeRequestCommentReplies getChangeRequestCommentReply listChangeRequestSuggestions
      getChangeRequestSuggestion listChangeRequestTimeline listTranslationPages listTranslationUnits
      getTranslationUnit`,
    ],
    [
      'comment.created',
      `getMemberHoldings listOrganizationChangeRequests listChangeRequests getChangeRequest getChangeRequestMergeChecks
      listChangeRequestCommenters listSpaceComments getSpaceComment listSpaceCommentReplies
      getSpaceCommentReply listChangeRequestComments getChangeRequestComment listChangeRequestCommentReplies
      getChangeRequestCommentReply listChangeRequestTimeline getChangeRequestPdf findThings`,
    ],
    [
      'review.submitted',
      `getMemberHoldings listOrganizationChangeRequests listChangeRequests getChangeRequest
      listChangeRequestReviews getChangeRequestReview listChangeRequestRequestedReviewers
      getChangeRequestMergeChecks listChangeRequestTimeline getChangeRequestPdf`,
    ],
    [
      'saml-provider.updated',
      `getUser listSessions listTokens listOrganizations getOrganization listAuditEvents listMembers getMember
      listSamlProviders getSamlProvider listSignOns findSignOn getSignOnSettings getSamlTest
      listSecondFactors listMemberFactors`,
    ],
    ['presence.changed', 'getChangeRequestPresence'],
    ['notification.created', 'listNotifications getNotificationFeed'],
    ['saved-filter.deleted', 'listSavedFilters getSavedFilter'],
    ['site.feedback-given', 'getSpaceDocDebt listSiteFeedback listSiteFeedbackPages'],
    [
      'site.redirects-changed',
      `listSites getSite getPublishedSite getSiteReach getSiteDraft getSitePublishingPreview listSiteRedirects
      resolveSiteRedirect`,
    ],
  ])('%s', (kind, expected) => {
    expect(staleAfter(kind).toSorted()).toEqual(expected.split(/\s+/).toSorted())
  })
})

test.each([
  ['space.created', 'listOrganizationSpaces', true],
  ['space.created', 'getUser', false],
  ['space.updated', 'listSiteSpaces', true],
  ['space.deleted', 'searchOrganization', true],
  ['space.content-written', 'listSpacePages', true],
  ['space.content-written', 'listConflicts', true],
  ['space.content-written', 'getChangeRequest', true],
  ['space.content-written', 'getFirstSteps', false],
  ['space.content-written', 'getChangeRequestPage', false],
  ['space.links-ignored', 'listSpaceLinks', true],
  ['space.permissions-changed', 'listSpaceUserPermissions', true],
  ['collection.moved', 'listSpaceEffectivePermissions', true],
  ['change-request.merged', 'getSpacePage', true],
  ['change-request.merged', 'getChangeRequest', true],
  ['change-request.merged', 'listRevisions', true],
  ['change-request.merged', 'listOrganizationChangeRequests', true],
  ['change-request.merged', 'searchSpace', true],
  ['change-request.merged', 'listTokens', false],
  ['change-request.created', 'getSpace', true],
  ['change-request.created', 'listSites', true],
  ['change-request.merge-planned', 'getChangeRequest', true],
  ['change-request.merge-planned', 'getChangeRequestPage', false],
  ['change-request.content-written', 'listSpacePages', false],
  ['change-request.content-written', 'getSpace', false],
  ['comment-reply.created', 'listChangeRequestCommentReplies', true],
  ['comment.created', 'getChangeRequestPage', false],
  ['suggestion.accepted', 'listChangeRequestSuggestions', true],
  ['suggestion.created', 'listChangeRequestComments', true],
  ['suggestion.created', 'getChangeRequestPage', false],
  ['member.removed', 'listMembers', true],
  // Their threads are assigned to nobody afterwards, or to the recipient.
  ['member.removed', 'listChangeRequestComments', true],
  ['member.handed-over', 'listSpaceComments', true],
  ['member.handed-over', 'listChangeRequestContributors', true],
  ['member.updated', 'listChangeRequests', true],
  ['member.updated', 'getSpace', true],
  ['team.members-changed', 'getCollection', true],
  ['team.updated', 'listTeams', true],
  ['organization.updated', 'getChangeRequestMergeChecks', true],
  ['organization.updated', 'getOrganization', true],
  ['invite.link-created', 'listLinkInvites', true],
  ['sign-on.enforced', 'getSignOnSettings', true],
  ['saved-filter.deleted', 'listChangeRequests', false],
  ['site.published', 'getFirstSteps', true],
  ['site.permissions-changed', 'getSite', true],
  ['site.permissions-changed', 'listSiteTeamPermissions', true],
  ['site.permissions-changed', 'listAuditEvents', true],
  ['site.structure-changed', 'listOrganizationChangeRequests', true],
  ['site.structure-changed', 'listChangeRequests', true],
  ['site.structure-changed', 'getChangeRequest', false],
  ['site.feedback-given', 'getSitePublishingPreview', false],
  ['presence.changed', 'getChangeRequest', false],
])('%s makes %s stale: %s', (kind, name, stale) => {
  expect(eventKinds).toContain(kind)
  expect(reads).toContain(name)
  expect(isStaleAfter({ kind }, { name })).toBe(stale)
})

test('an unknown kind makes every response stale that can change', () => {
  expect(isStaleAfter({ kind: 'something.new' }, { name: 'listOrganizationSpaces' })).toBe(true)
  expect(isStaleAfter({ kind: 'something.new' }, { name: 'getRevisionFile' })).toBe(false)
})

test('every kind is known and makes less than half of the reads stale', () => {
  for (const kind of eventKinds) {
    expect(staleAfter(kind), kind).not.toEqual([])
    expect(staleAfter(kind).length, kind).toBeLessThan(reads.length / 2)
  }
})

test('an event in one space leaves other spaces alone', () => {
  const event = { kind: 'change-request.merged', subject: 'c1', space: 's1' }
  expect(isStaleAfter(event, { name: 'listSpacePages', path: { spaceId: 's1' } })).toBe(true)
  expect(isStaleAfter(event, { name: 'listSpacePages', path: { spaceId: 's2' } })).toBe(false)
})

test('an edit of one change request leaves the others alone; a merge affects all of them', () => {
  const name = 'getChangeRequest'
  const path = (changeRequestId: string) => ({ spaceId: 's1', changeRequestId })
  const event = (kind: string) => ({ kind, subject: 'c1', space: 's1' })
  const written = event('change-request.content-written')
  expect(isStaleAfter(written, { name, path: path('c1') })).toBe(true)
  expect(isStaleAfter(written, { name, path: path('12') })).toBe(true)
  expect(isStaleAfter(written, { name, path: path('c2') })).toBe(false)
  expect(isStaleAfter(event('change-request.merged'), { name, path: path('c2') })).toBe(true)
})

test('only responses that no event can change, or that screens ask for again and again, are never stale', () => {
  const neverStale = reads.filter((name) => !eventKinds.some((kind) => isStaleAfter({ kind }, { name })))
  expect(neverStale.toSorted()).toEqual([
    'compareRevisions',
    'exportAuditEvents',
    'exportTranslation',
    'getBackupSchedule',
    'getChangeRequestMute',
    'getDocument',
    'getInstallationOverview',
    'getJob',
    'getRevision',
    'getRevisionFile',
    'getRevisionOutline',
    'getRevisionReusableContent',
    'listBackups',
    'listInstallationJobs',
    'listOrganizationSizes',
    'listRevisionChanges',
    'listRevisionFiles',
    'listRevisionPagePlaces',
    'listRevisionPages',
    'listSlowOperations',
    'listVisitorClaimsKeys',
    'streamEvents',
  ])
})
