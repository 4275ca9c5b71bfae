/** Search inside one space, and for other resources than pages. */
import { Job } from '../system/job-schemas.ts'
import { operation } from '../operation/operation.ts'
import { ReplacementOrder, ReplacementPreview, ReplacementRule } from './replacement-schemas.ts'
import { FindQuery, FoundPage, FoundThings, SearchQuery, Understood } from './schemas.ts'
import { listOf } from '../wire/shapes.ts'

export const searchSpace = operation({
  id: 'searchSpace',
  noun: 'search',
  method: 'GET',
  path: '/spaces/{spaceId}/search',
  summary: 'Searches the pages of a space.',
  query: SearchQuery,
  status: 200,
  result: listOf(FoundPage).extend({ understood: Understood }),
  errors: ['not-found', 'bad-page-token'],
  right: { on: 'space', level: 'read' },
  scope: 'read',
})

export const findThings = operation({
  id: 'findThings',
  noun: 'search',
  method: 'GET',
  path: '/orgs/{organizationId}/find',
  summary: 'Finds spaces, change requests and comments by their words, or a change request by its number.',
  query: FindQuery,
  status: 200,
  result: FoundThings,
  errors: ['not-found'],
  right: { on: 'organization', level: 'member' },
  scope: 'read',
  extension: true,
})

export const previewReplacement = operation({
  id: 'previewReplacement',
  noun: 'search',
  method: 'POST',
  path: '/orgs/{organizationId}/replacements/preview',
  summary: 'Shows where a text stands in the spaces of an organization, and changes nothing.',
  body: ReplacementRule,
  status: 200,
  result: ReplacementPreview,
  errors: ['not-found'],
  right: { on: 'organization', level: 'member' },
  scope: 'read',
  extension: true,
})

export const startReplacement = operation({
  id: 'startReplacement',
  noun: 'search',
  method: 'POST',
  path: '/orgs/{organizationId}/replacements',
  summary: 'Replaces a text everywhere, as one change request for each space. A job, for its progress.',
  body: ReplacementOrder,
  status: 202,
  location: true,
  result: Job,
  errors: ['not-found', 'role-too-low'],
  right: { on: 'organization', level: 'member' },
  scope: 'write',
  extension: true,
})

export const searchOperations = { searchSpace, findThings, previewReplacement, startReplacement }
