/** The one list of operations, by id. The service, `openapi.json`, the client and the sweeping tests are made from it. */
import { accessPreviewOperations } from './operations/access-preview.ts'
import { apiSpecsOperations } from './operations/api-specs.ts'
import { auditOperations } from './operations/audit.ts'
import { changeRequestsOperations } from './operations/change-requests.ts'
import { commentsOperations } from './operations/comments.ts'
import { conversationsOperations } from './operations/conversations.ts'
import { firstStepsOperations } from './operations/first-steps.ts'
import { integrationsOperations } from './operations/integrations.ts'
import { invitesOperations } from './operations/invites.ts'
import { membersOperations } from './operations/members.ts'
import { notificationsOperations } from './operations/notifications.ts'
import { organizationsFurtherOperations, organizationsOperations } from './operations/organizations.ts'
import { pagesOperations } from './operations/pages.ts'
import { peopleOperations } from './operations/people.ts'
import { permissionsOperations } from './operations/permissions.ts'
import { presenceOperations } from './operations/presence.ts'
import { reviewsOperations } from './operations/reviews.ts'
import { savedFiltersOperations } from './operations/saved-filters.ts'
import { searchOperations } from './operations/search.ts'
import { siteAccessOperations } from './operations/site-access.ts'
import { siteExtensionOperations } from './operations/site-extensions.ts'
import { siteFeedbackOperations } from './operations/site-feedback.ts'
import { siteFontOperations } from './operations/site-fonts.ts'
import { proofOperations } from './operations/proofs.ts'
import { secondFactorOperations } from './operations/second-factor.ts'
import { signOnFurtherOperations } from './operations/sign-on.ts'
import { sitesOperations } from './operations/sites.ts'
import { spacesOperations } from './operations/spaces.ts'
import { suggestionsOperations } from './operations/suggestions.ts'
import { systemOperations } from './operations/system.ts'
import { translationsOperations } from './operations/translations.ts'

export const operations = {
  ...systemOperations,
  ...organizationsOperations,
  ...organizationsFurtherOperations,
  ...firstStepsOperations,
  ...auditOperations,
  ...peopleOperations,
  ...membersOperations,
  ...signOnFurtherOperations,
  ...secondFactorOperations,
  ...proofOperations,
  ...invitesOperations,
  ...notificationsOperations,
  ...spacesOperations,
  ...permissionsOperations,
  ...accessPreviewOperations,
  ...pagesOperations,
  ...changeRequestsOperations,
  ...savedFiltersOperations,
  ...reviewsOperations,
  ...presenceOperations,
  ...commentsOperations,
  ...suggestionsOperations,
  ...searchOperations,
  ...sitesOperations,
  ...siteExtensionOperations,
  ...siteAccessOperations,
  ...siteFeedbackOperations,
  ...siteFontOperations,
  ...integrationsOperations,
  ...apiSpecsOperations,
  ...translationsOperations,
  ...conversationsOperations,
} as const

export type OperationId = keyof typeof operations
