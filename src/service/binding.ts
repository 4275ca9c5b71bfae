/** Every operation of the contract with its verb. */
import { operations } from '../contract/operations.ts'
import { systemVerbs } from './system/verbs.ts'
import { peopleVerbs } from './people/verbs.ts'
import { organizationVerbs } from './organizations/verbs.ts'
import { spaceVerbs } from './spaces/verbs.ts'
import { pageVerbs } from './pages/verbs.ts'
import { changeRequestVerbs } from './change-requests/verbs.ts'
import { commentVerbs } from './comments/verbs.ts'
import { searchVerbs } from './search/search-verbs.ts'
import { siteVerbs } from './sites/verbs.ts'
import { apiSpecVerbs } from './api-specs/verbs.ts'
import { conversationVerbs } from './conversations/verbs.ts'
import { integrationVerbs } from './integrations/verbs.ts'
import { translationVerbs } from './translations/verbs.ts'
import type { Binding } from './http/binding/binder.ts'

export const binding: Binding = {
  operations: Object.values(operations),
  verbs: [
    ...systemVerbs,
    ...peopleVerbs,
    ...organizationVerbs,
    ...spaceVerbs,
    ...pageVerbs,
    ...changeRequestVerbs,
    ...commentVerbs,
    ...searchVerbs,
    ...siteVerbs,
    ...integrationVerbs,
    ...apiSpecVerbs,
    ...translationVerbs,
    ...conversationVerbs,
  ],
}
