/** The people offered for a rule: limited, so that the list stays short in large organizations. */

interface Person {
  readonly id: string
  readonly name: string
}

/** Number of people offered in addition to the selected ones. */
const most = 8

/**
 * The selected people, regardless of the search, then search results by name; `more` counts those left out.
 * Selected people who have left are included, so that they can be removed.
 */
export const peopleShown = (
  people: readonly Person[],
  named: readonly string[],
  text: string,
): { readonly shown: readonly Person[]; readonly more: number } => {
  const known = new Map(people.map((person) => [person.id, person]))
  const chosen = named.map((id) => known.get(id) ?? { id, name: 'Somebody who left' })
  const words = text.trim().toLowerCase()
  const found = people
    .filter(({ id, name }) => !named.includes(id) && name.toLowerCase().includes(words))
    .toSorted((a, b) => a.name.localeCompare(b.name))
  return { shown: [...chosen, ...found.slice(0, most)], more: Math.max(0, found.length - most) }
}
