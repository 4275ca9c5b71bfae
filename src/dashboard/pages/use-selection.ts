/** The ids selected in a list, kept while the list is filtered. */
import { useState } from 'react'

export interface Selection {
  readonly ids: ReadonlySet<string>
  readonly select: (ids: readonly string[], isSelected: boolean) => void
  readonly clear: () => void
}

export const useSelection = (): Selection => {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set())
  return {
    ids,
    select: (changed, isSelected) => {
      const next = new Set(ids)
      for (const id of changed) {
        if (isSelected) next.add(id)
        else next.delete(id)
      }
      setIds(next)
    },
    clear: () => setIds(new Set()),
  }
}
