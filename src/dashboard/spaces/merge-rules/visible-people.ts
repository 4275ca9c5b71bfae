/** The people offered for a rule: limited, so that the list stays short in large organizations. */

interface Person {
  readonly id: string
  readonly name: string
}

/** Number of people offered in addition to the selected ones. */
const mostResults = 8

/**
 * The selected people, regardless of the search, then search results by name; `more` counts those left out.
 * Selected people who have left are included, so that they can be removed.
 */
export const visiblePeople = (
  people: readonly Person[],
  selected: readonly string[],
  text: string,
): { readonly visible: readonly Person[]; readonly more: number } => {
  const known = new Map(people.map((person) => [person.id, person]))
  const selectedPeople = selected.map((id) => known.get(id) ?? { id, name: 'Former member' })
  const search = text.trim().toLowerCase()
  const found = people
    .filter(({ id, name }) => !selected.includes(id) && name.toLowerCase().includes(search))
    .toSorted((a, b) => a.name.localeCompare(b.name))
  return {
    visible: [...selectedPeople, ...found.slice(0, mostResults)],
    more: Math.max(0, found.length - mostResults),
  }
}
