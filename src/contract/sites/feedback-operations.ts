/** Extensions for sites: reader feedback on pages. */
import { operation } from '../operation/operation.ts'
import { siteRight } from '../roles/site-rights.ts'
import {
  SiteFeedback,
  SiteFeedbackPage,
  SiteFeedbackPagesQuery,
  SiteFeedbackQuery,
} from './feedback-schemas.ts'
import { listOf } from '../wire/shapes.ts'

const ours = { noun: 'sites', extension: true, right: siteRight.edit } as const

const listSiteFeedback = operation({
  ...ours,
  scope: 'read',
  id: 'listSiteFeedback',
  method: 'GET',
  path: '/orgs/{organizationId}/sites/{siteId}/feedback',
  summary: 'Lists what readers of a site said of pages that the caller may read, the newest first.',
  query: SiteFeedbackQuery,
  status: 200,
  result: listOf(SiteFeedback),
  errors: ['not-found', 'role-too-low', 'bad-page-token'],
})

const listSiteFeedbackPages = operation({
  ...ours,
  scope: 'read',
  id: 'listSiteFeedbackPages',
  method: 'GET',
  path: '/orgs/{organizationId}/sites/{siteId}/feedback/pages',
  summary: 'Counts what readers of a site said, page by page.',
  query: SiteFeedbackPagesQuery,
  status: 200,
  result: listOf(SiteFeedbackPage),
  errors: ['not-found', 'role-too-low', 'bad-page-token'],
})

const deleteSiteFeedback = operation({
  ...ours,
  right: siteRight.publish,
  scope: 'write',
  id: 'deleteSiteFeedback',
  method: 'DELETE',
  path: '/orgs/{organizationId}/sites/{siteId}/feedback/{feedbackId}',
  summary: 'Deletes what a reader said of a page.',
  status: 204,
  errors: ['role-too-low'],
})

export const siteFeedbackOperations = { listSiteFeedback, listSiteFeedbackPages, deleteSiteFeedback }
