/**
 * The one list of operations, by id. The service, `openapi.json`, the client and the tests over all operations are
 * derived from it.
 */
import { memberAccessPreviewOperations, spaceAccessPreviewOperations } from './access/preview-operations.ts'
import { apiSpecsOperations } from './api-specs/operations.ts'
import { apiSpecVersionOperations } from './api-specs/version-operations.ts'
import { auditOperations } from './organizations/audit-operations.ts'
import { backupOperations } from './system/backup-operations.ts'
import { changeRequestsOperations } from './change-requests/operations.ts'
import { commentsOperations } from './comments/operations.ts'
import { clusterOperations } from './conversations/cluster-operations.ts'
import { conversationExtensionOperations } from './conversations/conversation-operations.ts'
import { conversationsOperations } from './conversations/operations.ts'
import { firstStepsOperations } from './organizations/first-steps-operations.ts'
import { integrationExtensionOperations } from './integrations/installation-operations.ts'
import { integrationsOperations } from './integrations/operations.ts'
import { invitesOperations } from './people/invite-operations.ts'
import { membersOperations } from './people/member-operations.ts'
import { muteOperations, notificationsOperations } from './notifications/operations.ts'
import { organizationsOperations } from './organizations/operations.ts'
import { changeRequestContentOperations } from './pages/change-request-operations.ts'
import { memberSpaceOperations } from './access/member-space-operations.ts'
import { pagesOperations } from './pages/operations.ts'
import { peopleOperations } from './people/operations.ts'
import { sitePermissionsOperations, spacePermissionsOperations } from './access/permission-operations.ts'
import { presenceOperations } from './change-requests/presence-operations.ts'
import { reviewsOperations } from './change-requests/review-operations.ts'
import { savedFiltersOperations } from './change-requests/saved-filter-operations.ts'
import { searchOperations } from './search/operations.ts'
import { siteAccessOperations } from './sites/access/operations.ts'
import { siteExtensionOperations } from './sites/structure-and-look-operations.ts'
import { siteBlockedHostOperations } from './sites/blocked-hosts.ts'
import { siteFeedbackOperations } from './sites/feedback-operations.ts'
import { siteFontOperations } from './sites/look/font-operations.ts'
import { siteImageOperations } from './sites/look/image-operations.ts'
import { proofOperations } from './people/reauthentication-operations.ts'
import { secondFactorOperations } from './people/second-factor-operations.ts'
import { samlProviderOperations, signOnOperations } from './people/sign-on-operations.ts'
import { siteStructureOperations } from './sites/structure/operations.ts'
import { sitePreviewOperations } from './sites/preview-operations.ts'
import { customHostnameOperations } from './sites/access/custom-hostname-operations.ts'
import { sitesOperations } from './sites/operations.ts'
import { spacesOperations } from './spaces/operations.ts'
import { suggestionsOperations } from './comments/suggestion-operations.ts'
import { installationOperations } from './system/installation-operations.ts'
import { systemOperations } from './system/operations.ts'
import { translationEngineOperations } from './translations/engine-operations.ts'
import { translationsOperations } from './translations/operations.ts'
import { translationRunOperations } from './translations/run-operations.ts'
import { translationUnitOperations } from './translations/unit-operations.ts'

export const operations = {
  ...systemOperations,
  ...installationOperations,
  ...backupOperations,
  ...organizationsOperations,
  ...firstStepsOperations,
  ...auditOperations,
  ...peopleOperations,
  ...samlProviderOperations,
  ...membersOperations,
  ...signOnOperations,
  ...secondFactorOperations,
  ...proofOperations,
  ...invitesOperations,
  ...notificationsOperations,
  ...muteOperations,
  ...spacesOperations,
  ...spacePermissionsOperations,
  ...sitePermissionsOperations,
  ...memberSpaceOperations,
  ...spaceAccessPreviewOperations,
  ...memberAccessPreviewOperations,
  ...pagesOperations,
  ...changeRequestContentOperations,
  ...changeRequestsOperations,
  ...savedFiltersOperations,
  ...reviewsOperations,
  ...presenceOperations,
  ...commentsOperations,
  ...suggestionsOperations,
  ...searchOperations,
  ...sitesOperations,
  ...siteStructureOperations,
  ...siteExtensionOperations,
  ...sitePreviewOperations,
  ...customHostnameOperations,
  ...siteAccessOperations,
  ...siteBlockedHostOperations,
  ...siteFeedbackOperations,
  ...siteFontOperations,
  ...siteImageOperations,
  ...integrationsOperations,
  ...integrationExtensionOperations,
  ...apiSpecsOperations,
  ...apiSpecVersionOperations,
  ...translationsOperations,
  ...translationRunOperations,
  ...translationUnitOperations,
  ...translationEngineOperations,
  ...conversationsOperations,
  ...conversationExtensionOperations,
  ...clusterOperations,
} as const

export type OperationId = keyof typeof operations
