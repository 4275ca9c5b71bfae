/** What stands in the place of a space that a site shows and the caller may not see. */

/** Its title, and that of a section of which the caller may see nothing. */
export const concealedTitle = 'A space you cannot see'

const prefix = 'hidden-'

/**
 * In the place of an id or a path: unique in the site, well formed, and good for nothing. Ids that are minted have no
 * hyphen, so that it is never one of them.
 */
export const concealedId = (part: string): string => `${prefix}${part}`

export const isConcealedId = (id: string): boolean => id.startsWith(prefix)

/** A path as it is shown: empty where it is one of those that stand in the place of another. */
export const toldPath = (path: string): string => (isConcealedId(path) ? '' : path)
