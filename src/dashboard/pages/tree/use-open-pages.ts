/** Which pages of a space stand open in the tree, in this browser. */
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
 * Read once, so a component that uses it is keyed by the space; `first` is what stands open where nobody has opened
 * or closed anything yet. Without storage it lasts as long as the screen.
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
        // Remembered until the screen is left.
      }
    },
  ]
}
