/** Which people a rule offers: a few at a time, so that an organization of a thousand stays a short list. */

interface Person {
  readonly id: string
  readonly name: string
}

/** So many are offered beside those who are named. */
const most = 8

/**
 * Those who are named, whatever the search says, then whom it finds, by name; `more` counts those left out. Somebody
 * named who left is shown too, so that they can be taken out.
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
