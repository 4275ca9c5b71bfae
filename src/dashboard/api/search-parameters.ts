/** What parsers of search parameters share. By hand: the schema library is not in the initial bundle. */

/** A text of at most `longest` characters; the router reads digits as a number. */
export const textIn = (value: unknown, longest = 255): string | undefined =>
  (typeof value === 'string' && value !== '') || typeof value === 'number'
    ? String(value).slice(0, longest)
    : undefined

/** An id; anything else is ignored. */
export const idIn = (value: unknown): string | undefined =>
  typeof value === 'string' && /^[\w-]{1,64}$/.test(value) ? value : undefined

/** The search with some parameters replaced; `undefined` removes one. */
export const withParameters = <Search extends object>(
  search: Search,
  changes: { readonly [Name in keyof Search]?: Search[Name] | undefined },
): Search =>
  // Only entries of both are kept, so the result has the type of the search.
  Object.fromEntries(
    Object.entries({ ...search, ...changes }).filter(([, value]) => value !== undefined),
  ) as Search
