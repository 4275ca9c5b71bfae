import { useState } from 'react'
import { holdersOf, type SiteTree } from '../../../content/site-tree/site-tree.ts'
import { initiallyExpanded } from './edits/structure-nodes.ts'

/**
 * Symmetric difference of two sets: initially expanded rows and toggled rows give the expanded ones, and vice
 * versa.
 */
const symmetricDifference = (one: ReadonlySet<string>, other: ReadonlySet<string>): Set<string> =>
  new Set([...[...one].filter((id) => !other.has(id)), ...[...other].filter((id) => !one.has(id))])

/** The expanded rows of a structure. Ancestors of the lifted item are always expanded. */
export const useExpandedRows = (tree: SiteTree, lifted: string | undefined) => {
  // Stored as difference from the initial state, because new items get other ids from the service.
  const [toggled, setToggled] = useState<ReadonlySet<string>>(new Set())
  const initial = initiallyExpanded(tree)
  const item = lifted === undefined ? undefined : tree.byId.get(lifted)
  const ancestors = item === undefined ? [] : holdersOf(tree, item).map(({ id }) => id)
  return {
    expanded: new Set([...symmetricDifference(initial, toggled), ...ancestors]),
    setExpanded: (next: ReadonlySet<string>): void => setToggled(symmetricDifference(initial, next)),
  }
}
