/** The one list of operations, by id. The service, `openapi.json`, the client and the sweeping tests are made from it. */
import { organizationsOperations } from './operations/organizations.ts'
import { spacesOperations } from './operations/spaces.ts'
import { systemOperations } from './operations/system.ts'

export const operations = {
  ...systemOperations,
  ...organizationsOperations,
  ...spacesOperations,
} as const

export type OperationId = keyof typeof operations
