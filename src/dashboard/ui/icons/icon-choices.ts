/** The icons that pages and sections can have: names, and what they are found by. Fetched once, when needed. */

/** `terms`: words in lower case, separated by spaces. */
export type IconChoice = readonly [name: string, aliases: readonly string[], terms: string]

/** The file of the build (`vite.icon-choices.ts`). */
const address = '/icon-choices.json'

let loading: Promise<readonly IconChoice[]> | undefined

const fetchChoices = async (): Promise<readonly IconChoice[]> => {
  const response = await fetch(address)
  if (!response.ok) throw new Error(`The icons were answered with ${response.status}.`)
  const { icons } = (await response.json()) as { readonly icons: readonly IconChoice[] }
  return icons
}

/** All icons by name. A failed request is made again by the next caller. */
export const loadIconChoices = (): Promise<readonly IconChoice[]> => {
  loading ??= fetchChoices().catch((error: unknown) => {
    loading = undefined
    throw error
  })
  return loading
}

/** The icon with this name, or with this other name. */
export const iconNamed = (choices: readonly IconChoice[], name: string): IconChoice | undefined =>
  choices.find((choice) => choice[0] === name) ?? choices.find(([, aliases]) => aliases.includes(name))

/** Icons that suit documentation. */
const suggested = [
  ...['house', 'rocket', 'book-open', 'gear', 'code', 'terminal', 'key', 'lock', 'plug', 'puzzle-piece'],
  ...['database', 'server', 'cloud', 'credit-card', 'users', 'circle-question', 'lightbulb', 'wrench'],
]

/** How well an icon fits a query: 0 is best; undefined if a word of the query is not in it. */
const rankOf = ([name, aliases, terms]: IconChoice, query: string, wanted: readonly string[]) => {
  if (name === query || aliases.includes(query)) return 0
  const text = [name, ...aliases, terms].join(' ').replaceAll('-', ' ')
  if (!wanted.every((part) => text.includes(part))) return undefined
  if (name.startsWith(query)) return 1
  return name.includes(query) ? 2 : 3
}

/** The icons for a query, best first; all of them, `recent` and suggested ones first, if it is empty. */
export const findIcons = (
  choices: readonly IconChoice[],
  typed: string,
  recent: readonly string[],
): readonly IconChoice[] => {
  const query = typed.trim().toLowerCase()
  if (query === '') {
    const first = [...new Set([...recent, ...suggested])]
      .map((name) => choices.find((choice) => choice[0] === name))
      .filter((choice) => choice !== undefined)
    return [...first, ...choices.filter((choice) => !first.includes(choice))]
  }
  const parts = query.split(/[\s-]+/).filter((part) => part !== '')
  const ranked = choices.flatMap((choice) => {
    const rank = rankOf(choice, parts.join('-'), parts)
    return rank === undefined ? [] : [{ choice, rank }]
  })
  return ranked.toSorted((a, b) => a.rank - b.rank).map(({ choice }) => choice)
}
