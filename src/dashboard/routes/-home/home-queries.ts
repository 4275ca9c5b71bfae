/** What the home screen of an organization reads. */
import {
  getFirstStepsOptions,
  getOrganizationHealthOptions,
  listNotificationsOptions,
  listOrganizationChangeRequestsOptions,
} from '../../../client/@tanstack/react-query.gen.ts'
import type { NotificationReason } from '../../../client/types.gen.ts'
import { mostListed } from '../../organizations/home-lists.ts'
import { recentSpacesOptions } from '../../spaces/tree/space-queries.ts'

/** Notifications addressed to the user personally, except review requests, which have their own list. */
const personal: NotificationReason[] = [
  'mentioned',
  'assigned',
  'replied',
  'suggested',
  'suggestion-answered',
  'merge-plan-failed',
  'api-spec-breaking',
  'api-spec-failing',
]

export const homeQueries = (org: string, person: string) => {
  const path = { organizationId: org }
  const changeRequests = (query: {
    limit: number
    requestedReviewer?: string
    creator?: string
    status?: 'draft' | 'merged'
  }) => listOrganizationChangeRequestsOptions({ path, query })
  return {
    recentSpaces: recentSpacesOptions(org, mostListed),
    reviews: changeRequests({ limit: mostListed, requestedReviewer: person }),
    own: changeRequests({ limit: mostListed, creator: person }),
    drafts: changeRequests({ limit: mostListed, creator: person, status: 'draft' }),
    merged: changeRequests({ limit: 5, status: 'merged' }),
    health: getOrganizationHealthOptions({ path }),
    // Fetches more, because the user's own are filtered out.
    open: changeRequests({ limit: mostListed * 3 }),
    firstSteps: getFirstStepsOptions({ path }),
    notifications: listNotificationsOptions({
      query: { organization: org, status: 'unread', reason: personal, limit: mostListed },
    }),
  }
}
