/** Finds queries by operation, to invalidate them regardless of their parameters. */
import type { Query } from '@tanstack/react-query'
import type { CachedOperation } from './stale-operations.ts'

/** The operation of a generated query key: `[{ _id: 'getUser', path: … }]`. */
export const operationOf = ({ queryKey: [first] }: Query): CachedOperation | undefined => {
  if (typeof first !== 'object' || first === null || !('_id' in first) || typeof first._id !== 'string')
    return undefined
  const path = 'path' in first ? (first.path as CachedOperation['path']) : undefined
  return { name: first._id, ...(path !== undefined && { path }) }
}

/** Query filter for the operations whose names match. */
export const queriesOf = (fits: (name: string) => boolean) => ({
  predicate: (query: Query): boolean => {
    const operation = operationOf(query)
    return operation !== undefined && fits(operation.name)
  },
})
