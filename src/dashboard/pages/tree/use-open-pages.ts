/** The expanded pages of a space, stored in this browser. */
import { useState } from 'react'

const nameOf = (space: string): string => `recto.pages.open.${space}`

const stored = (space: string): ReadonlySet<string> | undefined => {
  try {
    const text = localStorage.getItem(nameOf(space))
    const ids: unknown = text === null ? undefined : JSON.parse(text)
    return Array.isArray(ids) ? new Set(ids.filter((id) => typeof id === 'string')) : undefined
  } catch {
    return undefined
  }
}

/**
 * Read once, so key the component by the space. `first` is the initial state if the user has not expanded or
 * collapsed anything. Without storage, the state lasts until the component unmounts.
 */
export const useOpenPages = (
  space: string,
  first: () => ReadonlySet<string>,
): readonly [ReadonlySet<string>, (open: ReadonlySet<string>) => void] => {
  const [open, setOpen] = useState(() => stored(space) ?? first())
  return [
    open,
    (next) => {
      setOpen(next)
      try {
        localStorage.setItem(nameOf(space), JSON.stringify([...next]))
      } catch {
        // Without storage, remembered until the component unmounts.
      }
    },
  ]
}
