/** Search inside one space, and for what is no page. */
import { operation } from '../operation.ts'
import { FindQuery, FoundPage, FoundThings, SearchQuery, Understood } from '../search.ts'
import { listOf } from '../wire.ts'

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

export const searchOperations = { searchSpace, findThings }
