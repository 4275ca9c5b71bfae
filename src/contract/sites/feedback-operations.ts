/** Extensions for sites: reader feedback on pages. */
import { events } from '../operation/events.ts'
import { operation, operationsOf } from '../operation/operation.ts'
import { siteRight } from '../roles/site-rights.ts'
import {
  SiteFeedback,
  SiteFeedbackPage,
  SiteFeedbackPagesQuery,
  SiteFeedbackQuery,
} from './feedback-schemas.ts'
import { listOf } from '../wire/shapes.ts'

const ours = { extension: true, right: siteRight.edit } as const

export const siteFeedbackOperations = operationsOf('sites', {
  listSiteFeedback: operation({
    ...ours,
    scope: 'read',
    method: 'GET',
    path: '/orgs/{organizationId}/sites/{siteId}/feedback',
    summary: 'Lists reader feedback on pages that the caller can read, newest first.',
    query: SiteFeedbackQuery,
    status: 200,
    result: listOf(SiteFeedback),
    staleAfter: events.siteFeedback,
    errors: ['not-found', 'role-too-low', 'bad-page-token'],
  }),
  listSiteFeedbackPages: operation({
    ...ours,
    scope: 'read',
    method: 'GET',
    path: '/orgs/{organizationId}/sites/{siteId}/feedback/pages',
    summary: 'Counts reader feedback by page.',
    query: SiteFeedbackPagesQuery,
    status: 200,
    result: listOf(SiteFeedbackPage),
    staleAfter: events.siteFeedback,
    errors: ['not-found', 'role-too-low', 'bad-page-token'],
  }),
  deleteSiteFeedback: operation({
    ...ours,
    right: siteRight.publish,
    scope: 'write',
    method: 'DELETE',
    path: '/orgs/{organizationId}/sites/{siteId}/feedback/{feedbackId}',
    summary: 'Deletes feedback of a reader.',
    status: 204,
    errors: ['role-too-low'],
  }),
})
