/** The one list of operations, by id. The service, `openapi.json`, the client and the sweeping tests are made from it. */
import { changeRequestsOperations } from './operations/change-requests.ts'
import { commentsOperations } from './operations/comments.ts'
import { organizationsOperations } from './operations/organizations.ts'
import { pagesOperations } from './operations/pages.ts'
import { permissionsOperations } from './operations/permissions.ts'
import { searchOperations } from './operations/search.ts'
import { spacesOperations } from './operations/spaces.ts'
import { systemOperations } from './operations/system.ts'

export const operations = {
  ...systemOperations,
  ...organizationsOperations,
  ...spacesOperations,
  ...permissionsOperations,
  ...pagesOperations,
  ...changeRequestsOperations,
  ...commentsOperations,
  ...searchOperations,
} as const

export type OperationId = keyof typeof operations
