import { useState } from 'react'

export interface RowSelection<Row> {
  /** The selected rows among those that are loaded. */
  readonly items: readonly Row[]
  /** How many rows are loaded. */
  readonly loaded: number
  readonly has: (id: string) => boolean
  readonly set: (id: string, isSelected: boolean) => void
  readonly selectAll: () => void
  readonly clear: () => void
}

/** Which rows of a loaded list are selected, by id. */
export const useRowSelection = <Row extends { readonly id: string }>(
  rows: readonly Row[],
): RowSelection<Row> => {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set())
  return {
    items: rows.filter(({ id }) => ids.has(id)),
    loaded: rows.length,
    has: (id) => ids.has(id),
    set: (id, isSelected) => {
      const next = new Set(ids)
      if (isSelected) next.add(id)
      else next.delete(id)
      setIds(next)
    },
    selectAll: () => setIds(new Set(rows.map(({ id }) => id))),
    clear: () => setIds(new Set()),
  }
}
