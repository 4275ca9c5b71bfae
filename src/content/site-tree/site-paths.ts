/** The URLs of a site's items, relative to the base of the site; and how edits change them. */
import { slugOf, uniqueSlug } from '../tree/slug.ts'
import type { SiteItem, SiteTree } from './site-tree.ts'
import { allSections, allSiteSpaces, inReadingOrder, sectionOf, siteSpacesIn } from './site-tree.ts'

/** Maximum length of one path, in UTF-16 units. */
const sitePathLimit = 100

/** Names reserved for files of the site itself. */
const ownNames = new Set(['robots.txt', 'sitemap.xml', 'sitemap-pages.xml', 'llms.txt', 'llms-full.txt'])

/**
 * Why a text is not a valid path of a section or site space, as a message; undefined if it is. A path is one URL
 * segment: letters and digits of any script, with `-`, `.` and `_` inside. A leading `~`, the names of the site's own
 * files and the extension of pages as text are reserved.
 */
export const sitePathProblem = (path: string): string | undefined => {
  if (path.length === 0 || path.length > sitePathLimit)
    return `A path must have 1 to ${sitePathLimit} characters.`
  if (!/^[\p{L}\p{N}][\p{L}\p{M}\p{N}._-]*$/u.test(path))
    return 'A path can contain letters, digits, hyphens, dots and underscores, and must start with a letter or digit.'
  const lower = path.toLowerCase()
  if (ownNames.has(lower) || lower.endsWith('.md')) return 'This path is reserved.'
  return undefined
}

/** Paths are compared case-insensitively, so that no two sections differ in case only. */
export const samePath = (path: string): string => path.normalize('NFC').toLowerCase()

/**
 * The URL path of each item, by id: segments joined by `/`, without a slash at either end, '' for the base of the site.
 * A default section and a default site space add nothing; groups have no URL and are not included.
 */
export const urlsOf = (tree: SiteTree): Map<string, string> => {
  const urls = new Map<string, string>()
  // Parents come first in reading order, so a section's URL is known before those of its site spaces.
  for (const item of inReadingOrder(tree)) {
    if (item.kind === 'site-section') urls.set(item.id, item.default ? '' : item.path)
    if (item.kind !== 'site-space') continue
    const base = sectionOf(tree, item.parent) === undefined ? '' : (urls.get(item.parent ?? '') ?? '')
    urls.set(item.id, item.default ? base : joined(base, item.path))
  }
  return urls
}

const joined = (base: string, path: string): string => (base === '' ? path : `${base}/${path}`)

export interface SiteUrlChange {
  /** Id of the site space whose pages were there. */
  readonly siteSpace: string
  readonly from: string
  /** Null: no longer shown. */
  readonly to: string | null
}

/**
 * The URLs of site spaces that an edit changes, in the reading order of `before`, without new ones. Everything below a
 * URL moves along, so changes that follow from another one (a variant of a section with a new path) are omitted.
 */
export const urlChanges = (before: SiteTree, after: SiteTree): SiteUrlChange[] => {
  const was = urlsOf(before)
  const is = urlsOf(after)
  const changes = allSiteSpaces(before).flatMap(({ id }): SiteUrlChange[] => {
    const from = was.get(id) ?? ''
    const to = after.byId.has(id) ? (is.get(id) ?? '') : null
    return from === to ? [] : [{ siteSpace: id, from, to }]
  })
  const byFrom = new Map(changes.map((change) => [change.from, change]))
  const follows = ({ from, to }: SiteUrlChange): boolean => {
    for (let cut = from.lastIndexOf('/'); cut > 0; cut = from.lastIndexOf('/', cut - 1)) {
      const above = byFrom.get(from.slice(0, cut))
      if (above !== undefined && above.to !== null && to === above.to + from.slice(cut)) return true
    }
    return false
  }
  return changes.filter((change) => !follows(change))
}

/** The path of a new section: the slug of its title, with `-2` and so on if it is taken. */
export const newSectionPath = (tree: SiteTree, title: string): string => {
  const taken = new Set([...allSections(tree), ...variantsAtBase(tree)].map((item) => samePath(item.path)))
  return freePath(title, 'section', taken)
}

/** The path of a new site space in a section (null: at the root), from the title of its space. */
export const newSiteSpacePath = (tree: SiteTree, section: string | null, title: string): string => {
  const beside: { path: string }[] = [...siteSpacesIn(tree, section)]
  // Variants of the default section are at the base of the site, like the sections.
  if (section === null || sectionOf(tree, section)?.default === true) beside.push(...allSections(tree))
  return freePath(title, 'docs', new Set(beside.map(({ path }) => samePath(path))))
}

/** The site spaces whose own path directly follows the base of the site. */
const variantsAtBase = (tree: SiteTree): readonly { readonly path: string }[] => {
  const section = allSections(tree).find((each) => each.default)
  return siteSpacesIn(tree, section?.id ?? null)
}

const freePath = (title: string, fallback: string, taken: ReadonlySet<string>): string =>
  uniqueSlug(
    slugOf(title, fallback),
    (path) => taken.has(samePath(path)) || sitePathProblem(path) !== undefined,
  )

/**
 * Pairs of items with the same path, in reading order; empty in a valid tree. Compares all sections with each other,
 * site spaces with their siblings, and the variants of the default section with the sections at the base.
 */
export const pathClashes = (tree: SiteTree): { readonly item: SiteItem; readonly other: SiteItem }[] => {
  const clashes: { item: SiteItem; other: SiteItem }[] = []
  const taken = new Map<string, SiteItem>()
  const take = (key: string, item: SiteItem): void => {
    const other = taken.get(key)
    if (other === undefined) taken.set(key, item)
    else clashes.push({ item, other })
  }
  for (const item of inReadingOrder(tree)) {
    if (item.kind === 'site-section') {
      take(`section ${samePath(item.path)}`, item)
      if (!item.default) take(`base ${samePath(item.path)}`, item)
    }
    if (item.kind !== 'site-space') continue
    take(`in ${item.parent ?? ''} ${samePath(item.path)}`, item)
    if (!item.default && sectionOf(tree, item.parent)?.default === true)
      take(`base ${samePath(item.path)}`, item)
  }
  return clashes
}
