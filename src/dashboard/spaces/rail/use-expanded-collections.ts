/** The expanded collections of an organization, stored in this browser. */
import { useState } from 'react'

const nameOf = (org: string): string => `recto.spaces.open.${org}`

const stored = (org: string): ReadonlySet<string> => {
  try {
    const ids: unknown = JSON.parse(localStorage.getItem(nameOf(org)) ?? '[]')
    return new Set(Array.isArray(ids) ? ids.filter((id) => typeof id === 'string') : [])
  } catch {
    return new Set()
  }
}

/** Read once, so key the component by the organization. Without storage, the state lasts as long as the page. */
export const useRememberedExpansion = (
  org: string,
): readonly [ReadonlySet<string>, (expanded: ReadonlySet<string>) => void] => {
  const [expanded, setExpanded] = useState(() => stored(org))
  return [
    expanded,
    (next) => {
      setExpanded(next)
      try {
        localStorage.setItem(nameOf(org), JSON.stringify([...next]))
      } catch {
        // Without storage, remembered until the page is closed.
      }
    },
  ]
}
