/**
 * The one list of operations, by id. The service, `openapi.json`, the client and the tests over all operations are
 * derived from it.
 */
import { accessPreviewOperations } from './access/preview-operations.ts'
import { apiSpecsOperations } from './api-specs/operations.ts'
import { auditOperations } from './organizations/audit-operations.ts'
import { changeRequestsOperations } from './change-requests/operations.ts'
import { commentsOperations } from './comments/operations.ts'
import { conversationsOperations } from './conversations/operations.ts'
import { firstStepsOperations } from './organizations/first-steps-operations.ts'
import { integrationsOperations } from './integrations/operations.ts'
import { invitesOperations } from './people/invite-operations.ts'
import { membersOperations } from './people/member-operations.ts'
import { notificationsOperations } from './notifications/operations.ts'
import { organizationsFurtherOperations, organizationsOperations } from './organizations/operations.ts'
import { pagesOperations } from './pages/operations.ts'
import { peopleOperations } from './people/operations.ts'
import { permissionsOperations } from './access/permission-operations.ts'
import { presenceOperations } from './change-requests/presence-operations.ts'
import { reviewsOperations } from './change-requests/review-operations.ts'
import { savedFiltersOperations } from './change-requests/saved-filter-operations.ts'
import { searchOperations } from './search/operations.ts'
import { siteAccessOperations } from './sites/access/operations.ts'
import { siteExtensionOperations } from './sites/structure-and-look-operations.ts'
import { siteFeedbackOperations } from './sites/feedback-operations.ts'
import { siteFontOperations } from './sites/look/font-operations.ts'
import { proofOperations } from './people/reauthentication-operations.ts'
import { secondFactorOperations } from './people/second-factor-operations.ts'
import { signOnFurtherOperations } from './people/sign-on-operations.ts'
import { sitesOperations } from './sites/operations.ts'
import { spacesOperations } from './spaces/operations.ts'
import { suggestionsOperations } from './comments/suggestion-operations.ts'
import { systemOperations } from './system/operations.ts'
import { translationsOperations } from './translations/operations.ts'

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
