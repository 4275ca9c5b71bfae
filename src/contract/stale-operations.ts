/**
 * The table from which the dashboard sees which cached responses an event makes stale. It is generated, so that the
 * dashboard does not load the declarations of all operations.
 */
import type { Operation } from './operation/operation.ts'

/** The width to which the repository's formatter fills lines, and the line break. */
const lineWidth = 111

/** The source text of `stale-operations.gen.ts`: operations with the same `staleAfter` share a row. */
export const staleOperationsText = (operations: readonly Operation[]): string => {
  const rows = new Map<string, { readonly kinds: readonly string[]; readonly operations: string[] }>()
  for (const { id, staleAfter = [] } of operations) {
    if (staleAfter.length === 0) continue
    const kinds = [...new Set(staleAfter)].toSorted()
    const row = rows.get(kinds.join()) ?? { kinds, operations: [] }
    rows.set(kinds.join(), row)
    row.operations.push(id)
  }
  const list = [...rows.values()].map(({ kinds, operations: names }) => {
    const line = `  ['${names.join(' ')}', '${kinds.join(' ')}'],\n`
    return line.length <= lineWidth
      ? line
      : `  [\n    '${names.join(' ')}',\n    '${kinds.join(' ')}',\n  ],\n`
  })
  return `/**
 * Generated from the contract by \`npm run generate\`: read operations, and the kinds of events after which their
 * responses are stale. An operation that is not listed is never stale.
 */
export const staleOperations = [
${list.join('')}] as const satisfies readonly (readonly [operations: string, kinds: string])[]
`
}
