/** Search inside one space. */
import { operation } from '../operation.ts'
import { FoundPage, SearchQuery, Understood } from '../search.ts'
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

export const searchOperations = { searchSpace }
