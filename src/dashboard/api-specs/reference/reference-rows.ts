/** The list beside the reference: operations under their tags, then schemas. */
import type { ApiSpecOperation } from '../../../client/types.gen.ts'
import type { OperationFilter } from '../api-spec-search.ts'
import { matchingOperations } from '../operation-filter.ts'

export type ReferenceRow =
  | { readonly kind: 'heading'; readonly label: string; readonly count: number }
  | { readonly kind: 'operation'; readonly operation: ApiSpecOperation }
  | { readonly kind: 'schema'; readonly name: string }

export const rowKey = (row: ReferenceRow): string => {
  switch (row.kind) {
    case 'heading':
      return `heading ${row.label}`
    case 'operation':
      return `operation ${row.operation.key}`
    case 'schema':
      return `schema ${row.name}`
  }
}

/**
 * Rows for a filter. An operation stands under the tag of the filter, else under its first one; those without a tag
 * come last. Schemas are found by name, and left out while operations are filtered by anything else.
 */
export const referenceRows = (
  operations: readonly ApiSpecOperation[],
  schemas: readonly string[],
  filter: OperationFilter,
): readonly ReferenceRow[] => {
  const { q = '', tag, method, deprecated } = filter
  const groups = Map.groupBy(matchingOperations(operations, filter), ({ tags }) => tag ?? tags[0] ?? '')
  const untagged = groups.get('')
  groups.delete('')
  if (untagged !== undefined) groups.set(groups.size === 0 ? 'Operations' : 'Other operations', untagged)
  const isOther = tag !== undefined || method !== undefined || deprecated === true
  const wanted = q.toLowerCase().trim()
  const names = isOther ? [] : schemas.filter((name) => name.toLowerCase().includes(wanted))
  return [
    ...[...groups].flatMap(([label, group]): ReferenceRow[] => [
      { kind: 'heading', label, count: group.length },
      ...group.map((operation) => ({ kind: 'operation' as const, operation })),
    ]),
    ...(names.length === 0 ? [] : [{ kind: 'heading' as const, label: 'Schemas', count: names.length }]),
    ...names.map((name) => ({ kind: 'schema' as const, name })),
  ]
}
