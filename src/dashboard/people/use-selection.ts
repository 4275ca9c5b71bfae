import { useState } from 'react'

export interface Selection<Item> {
  /** By id. */
  readonly items: ReadonlyMap<string, Item>
  readonly toggle: (item: Item) => void
  readonly add: (items: readonly Item[]) => void
  readonly clear: () => void
}

/** What the user selected from a searched list; it stays selected when the search changes. */
export const useSelection = <Item extends { readonly id: string }>(): Selection<Item> => {
  const [items, setItems] = useState<ReadonlyMap<string, Item>>(new Map())
  return {
    items,
    toggle: (item) => {
      const next = new Map(items)
      if (!next.delete(item.id)) next.set(item.id, item)
      setItems(next)
    },
    add: (added) => setItems(new Map([...items, ...added.map((item) => [item.id, item] as const)])),
    clear: () => setItems(new Map()),
  }
}
