/** Filters of the operations of a version. They run in the browser, so that typing filters at once. */
import { sentMethod } from '../../content/api-document/http-methods.ts'
import type { ApiSpecOperation } from '../../client/types.gen.ts'
import type { OperationFilter } from './api-spec-search.ts'

const textOf = ({ method, path, operationId = '', summary, tags }: ApiSpecOperation): string =>
  `${method} ${path} ${operationId} ${summary} ${tags.join(' ')}`.toLowerCase()

/** The operations that match all words and filters, in their order. */
export const matchingOperations = (
  operations: readonly ApiSpecOperation[],
  { q = '', tag, method, deprecated }: OperationFilter,
): readonly ApiSpecOperation[] => {
  const words = q
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== '')
  return operations.filter((operation) => {
    if (tag !== undefined && !operation.tags.includes(tag)) return false
    if (method !== undefined && operation.method.toLowerCase() !== method.toLowerCase()) return false
    if (deprecated === true && !operation.deprecated) return false
    if (words.length === 0) return true
    const text = textOf(operation)
    return words.every((word) => text.includes(word))
  })
}

/** The tags that operations have, in the order of their first operation. */
export const tagsOf = (operations: readonly ApiSpecOperation[]): readonly string[] => [
  ...new Set(operations.flatMap(({ tags }) => tags)),
]

export const methodsOf = (operations: readonly ApiSpecOperation[]): readonly string[] => [
  ...new Set(operations.map(({ method }) => sentMethod(method))),
]
