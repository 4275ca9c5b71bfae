/** Search inside one space, and for other resources than pages. */
import { Job } from '../system/job-schemas.ts'
import { events } from '../operation/events.ts'
import { operation, operationsOf } from '../operation/operation.ts'
import { ReplacementOrder, ReplacementPreview, ReplacementRule } from './replacement-schemas.ts'
import { FindQuery, FoundPage, FoundSpace, FoundThings, SearchQuery, Understood } from './schemas.ts'
import { listOf } from '../wire/shapes.ts'

export const searchOperations = operationsOf('search', {
  searchOrganization: operation({
    method: 'GET',
    path: '/orgs/{organizationId}/search',
    summary: 'Searches the pages of all spaces that the caller can see.',
    query: SearchQuery,
    status: 200,
    result: listOf(FoundSpace).extend({ understood: Understood }),
    staleAfter: [...events.mainContent, ...events.spaceAccess],
    errors: ['not-found', 'bad-page-token'],
    right: { on: 'organization', level: 'member' },
    scope: 'read',
  }),
  searchSpace: operation({
    method: 'GET',
    path: '/spaces/{spaceId}/search',
    summary: 'Searches the pages of a space.',
    query: SearchQuery,
    status: 200,
    result: listOf(FoundPage).extend({ understood: Understood }),
    staleAfter: [...events.mainContent, ...events.spaceSettings],
    errors: ['not-found', 'bad-page-token'],
    right: { on: 'space', level: 'read' },
    scope: 'read',
  }),
  findThings: operation({
    method: 'GET',
    path: '/orgs/{organizationId}/find',
    summary:
      'Finds spaces, sites, members, change requests, generated pages and comments by text, or a change request by its number.',
    query: FindQuery,
    status: 200,
    result: FoundThings,
    staleAfter: [
      ...events.spaceAccess,
      ...events.siteAccess,
      ...events.changeRequestState,
      ...events.comments,
    ],
    errors: ['not-found'],
    right: { on: 'organization', level: 'member' },
    scope: 'read',
    extension: true,
  }),
  previewReplacement: operation({
    method: 'POST',
    path: '/orgs/{organizationId}/replacements/preview',
    summary: 'Previews a text replacement across spaces without changing anything.',
    body: ReplacementRule,
    status: 200,
    result: ReplacementPreview,
    errors: ['not-found'],
    right: { on: 'organization', level: 'member' },
    scope: 'read',
    extension: true,
  }),
  startReplacement: operation({
    method: 'POST',
    path: '/orgs/{organizationId}/replacements',
    summary: 'Replaces text in several spaces, with one change request for each. Returns a job.',
    body: ReplacementOrder,
    status: 202,
    location: true,
    result: Job,
    errors: ['not-found', 'role-too-low'],
    right: { on: 'organization', level: 'member' },
    scope: 'write',
    extension: true,
  }),
})
