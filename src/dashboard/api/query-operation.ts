/** Which operation a query asked, for answers that go stale whatever they are about. */
import type { Query } from '@tanstack/react-query'
import type { AskedOperation } from './stale-operations.ts'

/** The operation of a generated query key: `[{ _id: 'getUser', path: … }]`. */
export const operationOf = ({ queryKey: [first] }: Query): AskedOperation | undefined => {
  if (typeof first !== 'object' || first === null || !('_id' in first) || typeof first._id !== 'string')
    return undefined
  const path = 'path' in first ? (first.path as AskedOperation['path']) : undefined
  return { name: first._id, ...(path !== undefined && { path }) }
}

/** Finds every query of the operations whose names fit. */
export const askedOf = (fits: (name: string) => boolean) => ({
  predicate: (query: Query): boolean => {
    const operation = operationOf(query)
    return operation !== undefined && fits(operation.name)
  },
})
