/** Which collections of an organization stand open in this browser. */
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

/** Read once, so a component that uses it is keyed by the organization. Without storage it lasts as long as the page. */
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
        // Remembered until the page is left.
      }
    },
  ]
}
