/** Where a preview can go: the spaces of a site and their pages, by path. Pure. */
import type { ContentChange } from '../../../client/types.gen.ts'
import type { TreePage } from '../../api/pages/page-tree.ts'
import { allSiteSpaces, sectionOf, type SiteTree } from '../../../content/site-tree/site-tree.ts'
import { urlsOf } from '../../../content/site-tree/site-paths.ts'

export interface PlacedSpace {
  /** Id of the site space. */
  readonly id: string
  readonly space: string
  /** Path relative to the site; empty at its base. */
  readonly base: string
  readonly name: string
}

/** What is known of the space of a site space. */
export interface SpaceFacts {
  readonly title: string
  /** The name of its language. */
  readonly language?: string | undefined
}

/** The spaces of a site in reading order, with names that tell sections and languages apart. */
export const placedSpaces = (
  tree: SiteTree,
  factsOf: (space: string) => SpaceFacts,
): readonly PlacedSpace[] => {
  const urls = urlsOf(tree)
  return allSiteSpaces(tree).map(({ id, parent, space, title }) => {
    const section = sectionOf(tree, parent)
    const facts = factsOf(space)
    const variant = title ?? facts.title
    const names = [...(section === undefined || section.title === variant ? [] : [section.title]), variant]
    const name = names.map((one) => (one === '' ? 'Untitled' : one)).join(' / ')
    return {
      ...{ id, space, base: urls.get(id) ?? '' },
      name: facts.language === undefined ? name : `${name} (${facts.language})`,
    }
  })
}

const within = (base: string, path: string): string | undefined => {
  if (base === '') return path
  if (path === base) return ''
  return path.startsWith(`${base}/`) ? path.slice(base.length + 1) : undefined
}

/** The space whose address is the longest one that the path begins with, and the path of the page in it. */
export const placeOfPath = (
  spaces: readonly PlacedSpace[],
  path: string,
): { readonly at: PlacedSpace; readonly page: string } | undefined =>
  spaces
    .flatMap((at) => {
      const page = within(at.base, path)
      return page === undefined ? [] : [{ at, page }]
    })
    .toSorted((one, other) => other.at.base.length - one.at.base.length)[0]

export interface PlacedPage {
  readonly id: string
  readonly path: string
  /** Indented by its depth. */
  readonly label: string
}

/** The pages that readers can open, in reading order. */
export const placedPages = (pages: readonly TreePage[]): readonly PlacedPage[] => {
  const found: PlacedPage[] = []
  const visit = (siblings: readonly TreePage[], depth: number): void => {
    for (const { id, type, title, path, pages: below } of siblings) {
      if (path !== undefined && type !== 'group')
        found.push({ id, path, label: `${'\u2003'.repeat(depth)}${title === '' ? 'Untitled' : title}` })
      visit(below, depth + 1)
    }
  }
  visit(pages, 0)
  return found
}

/** The path of a page in the site. */
export const joinedPath = (base: string, page: string): string => [base, page].filter(Boolean).join('/')

/** What a change request does to each page that it leaves, by id. */
export type ChangedPages = ReadonlyMap<string, 'new' | 'changed'>

export const changedPagesOf = (changes: readonly ContentChange[]): ChangedPages => {
  const changed = new Map<string, 'new' | 'changed'>()
  for (const change of changes) {
    if (change.type === 'page_created') changed.set(change.page.id, 'new')
    else if ((change.type === 'page_edited' || change.type === 'page_moved') && !changed.has(change.page.id))
      changed.set(change.page.id, 'changed')
  }
  return changed
}

/** Pages of a change request: those that it creates or changes first, each with what happens to it. */
export const pageOptionsOf = (
  pages: readonly PlacedPage[],
  changed: ChangedPages,
): readonly { readonly value: string; readonly label: string; readonly group?: string }[] => {
  if (changed.size === 0) return pages.map(({ path, label }) => ({ value: path, label }))
  const named = pages.flatMap(({ id, path, label }) => {
    const change = changed.get(id)
    return change === undefined
      ? []
      : [{ value: path, label: `${label.trimStart()} (${change})`, group: 'Changed pages' }]
  })
  const others = pages.flatMap(({ id, path, label }) =>
    changed.has(id) ? [] : [{ value: path, label, group: 'Other pages' }],
  )
  return [...named, ...others]
}
