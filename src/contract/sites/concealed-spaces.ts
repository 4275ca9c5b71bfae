/** Placeholders for spaces of a site that the caller cannot see. */

/** Its title, and that of a section without anything visible to the caller. */
export const concealedTitle = 'A space you cannot see'

const prefix = 'hidden-'

/**
 * Replaces an id or a path: unique in the site, well-formed, and not usable. Generated ids contain no hyphen, so there
 * are no collisions.
 */
export const concealedId = (part: string): string => `${prefix}${part}`

export const isConcealedId = (id: string): boolean => id.startsWith(prefix)

/** The path to display: empty for a placeholder. */
export const toldPath = (path: string): string => (isConcealedId(path) ? '' : path)
