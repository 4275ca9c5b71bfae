/** The expanded pages of a space, stored in this browser. */
import { useState } from 'react'
import { browserStore, stringList } from '../../api/browser-store.ts'

const store = browserStore<readonly string[] | undefined>({
  prefix: 'recto.pages.open.',
  format: { ...stringList, format: (ids) => stringList.format(ids ?? []) },
  initial: undefined,
  maxLength: 500_000,
})

/** The ids of the expanded pages; empty if the user has not expanded or collapsed anything. */
export const storedOpenPages = (space: string): readonly string[] => store.at(space).get() ?? []

/**
 * Read once, so key the component by the space. `first` is the initial state if the user has not expanded or
 * collapsed anything. Without storage, the state lasts as long as the page.
 */
export const useOpenPages = (
  space: string,
  first: () => ReadonlySet<string>,
): readonly [ReadonlySet<string>, (open: ReadonlySet<string>) => void] => {
  const [open, setOpen] = useState<ReadonlySet<string>>(() => {
    const ids = store.at(space).get()
    return ids === undefined ? first() : new Set(ids)
  })
  return [
    open,
    (next) => {
      setOpen(next)
      store.at(space).set([...next])
    },
  ]
}
