/** The structure of a site after some spaces are moved elsewhere or deleted. */
import { uniqueSlug } from '../tree/slug.ts'
import { applySiteEdit } from './apply-site-edit.ts'
import type { SiteEdit } from './site-edits.ts'
import { samePath } from './site-paths.ts'
import type { SiteItem, SiteTree } from './site-tree.ts'
import { allSections, allSiteSpaces, sectionOf, siteSpacesIn } from './site-tree.ts'

/** A default that was replaced: its parent (null: the site). */
interface LostDefault {
  readonly of: SiteItem | null
}

export interface WithoutSpaces {
  readonly tree: SiteTree
  readonly lost: readonly LostDefault[]
}

const applied = (tree: SiteTree, edit: SiteEdit): SiteTree => {
  const outcome = applySiteEdit(tree, edit)
  // The steps below are in an order in which each is valid.
  if ('problem' in outcome) throw new Error(`${edit.edit}: ${outcome.problem.message}`)
  return outcome.tree
}

/**
 * Removes every site space of these spaces, and sections that contain nothing else. If a default is removed, the next
 * one replaces it and is listed in `lost`, as is a site that becomes empty. Groups are kept. Total.
 */
export const withoutSpaces = (tree: SiteTree, spaces: ReadonlySet<string>): WithoutSpaces => {
  const lost: LostDefault[] = []
  const before = allSiteSpaces(tree)
  const stays = ({ space }: { readonly space: string }): boolean => !spaces.has(space)
  if (before.every(stays)) return { tree, lost }
  const sections = allSections(tree)
  const kept = sections.filter(({ id }) => siteSpacesIn(tree, id).some(stays))

  let next = tree
  const main = sections.find((section) => section.default)
  const [heir] = kept
  if (main !== undefined && heir !== undefined && !kept.includes(main)) {
    lost.push({ of: null })
    next = applied(withFreeVariants(next, heir.id), { edit: 'default', id: heir.id })
  }
  for (const parent of sections.length === 0 ? [null] : kept.map(({ id }) => id)) {
    const siteSpaces = siteSpacesIn(next, parent)
    const first = siteSpaces.find(stays)
    const gone = siteSpaces.filter((item) => !stays(item))
    if (first !== undefined && gone.some((item) => item.default)) {
      lost.push({ of: sectionOf(tree, parent) ?? null })
      next = applied(next, { edit: 'default', id: first.id })
    }
    // At the root of a site that becomes empty, the default one is removed last.
    const inTurn = [...gone.filter((item) => !item.default), ...gone.filter((item) => item.default)]
    for (const { id } of inTurn) next = applied(next, { edit: 'remove', id })
  }
  const emptied = sections.filter((section) => !kept.includes(section))
  const inTurn = [...emptied.filter((item) => !item.default), ...emptied.filter((item) => item.default)]
  for (const { id } of inTurn) next = applied(next, { edit: 'remove', id })
  if (before.length > 0 && allSiteSpaces(next).length === 0) lost.push({ of: null })
  return { tree: next, lost }
}

/** Gives the variants of a section paths that no section has, so that it can become the default. */
const withFreeVariants = (tree: SiteTree, section: string): SiteTree => {
  const variants = siteSpacesIn(tree, section)
  const paths = allSections(tree).map(({ path }) => samePath(path))
  let next = tree
  for (const { id, path } of variants) {
    const beside = variants.flatMap((other) => (other.id === id ? [] : [samePath(other.path)]))
    const taken = new Set([...paths, ...beside])
    if (taken.has(samePath(path)))
      next = applied(next, { edit: 'path', id, path: uniqueSlug(path, (free) => taken.has(samePath(free))) })
  }
  return next
}
