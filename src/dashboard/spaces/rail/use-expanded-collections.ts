/** The expanded collections of an organization, stored in this browser. */
import { useState } from 'react'
import { browserStore, stringList } from '../../api/browser-store.ts'

const store = browserStore<readonly string[]>({
  prefix: 'recto.spaces.open.',
  format: stringList,
  initial: [],
  maxLength: 500_000,
})

/** Read once, so key the component by the organization. Without storage, the state lasts as long as the page. */
export const useExpandedCollections = (
  org: string,
): readonly [ReadonlySet<string>, (expanded: ReadonlySet<string>) => void] => {
  const [expanded, setExpanded] = useState<ReadonlySet<string>>(() => new Set(store.at(org).get()))
  return [
    expanded,
    (next) => {
      setExpanded(next)
      store.at(org).set([...next])
    },
  ]
}
