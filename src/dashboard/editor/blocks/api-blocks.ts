import { apiRequestOf } from '../../../content/api-reference/api-block.ts'
import type { Block } from '../../../content/document/document.ts'
import type { ApiBlockType } from '../editor-context.ts'

/** Whether a block shows a part of an API. One that contains a whole description itself has nothing to pick. */
export const isApiBlock = (block: Block): block is Block & { readonly type: ApiBlockType } =>
  (block.type === 'openapi-operation' || block.type === 'openapi-schemas') &&
  apiRequestOf(block) !== undefined
