/** URLs of pages on a site that one visitor may follow. */
import type { ContentReference } from '../../../content/document/document.ts'
import type { PageNode } from '../../../content/tree/page-tree.ts'
import type { SiteSpaceItem } from '../../../content/site-tree/site-tree.ts'
import { addressOf } from '../../../content/tree/page-tree.ts'
import type { ResolvedReference } from '../../../content/render/render-node.ts'
import type { FileEntry } from '../../../content/revision/revision.ts'
import type { VisiblePages } from './visible-pages.ts'
import { homeOf, pageOf } from './visible-pages.ts'
import type { VisibleSite } from './visible-site.ts'
import { hrefOf, mainVariant } from './visible-site.ts'

/** Pages of the spaces that a page links to, as the visitor sees them, by space id. */
export type PagesOf = ReadonlyMap<string, VisiblePages>

/** The path of a page below its site space; empty for the home page. */
export const pathOf = (pages: VisiblePages, node: PageNode): string =>
  node === homeOf(pages) ? '' : addressOf(pages.tree, node) || node.path

export const pageHref = (
  site: VisibleSite,
  siteSpace: SiteSpaceItem,
  pages: VisiblePages,
  node: PageNode,
): string => hrefOf(site, site.urls.get(siteSpace.id) ?? '', pathOf(pages, node))

/** The URL of a file. It includes the hash of the bytes and is valid only for these. */
export const fileHref = (site: VisibleSite, siteSpace: SiteSpaceItem, file: FileEntry): string =>
  hrefOf(site, '~files', siteSpace.id, file.id, file.blob.slice(0, 16), file.name)

/** Where another space is shown on this site: next to the current one if possible, else first in reading order. */
const siteSpaceShowing = (
  site: VisibleSite,
  space: string,
  current: SiteSpaceItem,
): SiteSpaceItem | undefined => {
  if (current.space === space) return current
  const showing = site.siteSpaces.filter((item) => item.space === space)
  return showing.find(({ parent }) => parent === current.parent) ?? showing[0]
}

interface SpaceAddress {
  /** The site space that references into the space lead to. */
  readonly siteSpace: SiteSpaceItem
  readonly url: string
  /** The target of a reference to the space itself: the default variant of its section if that shows the space. */
  readonly main: { readonly url: string; readonly title: string }
}

/** Where references from one site space to another space lead; undefined if this visitor sees no such site space. */
export const spaceAddress = (
  site: VisibleSite,
  space: string,
  current: SiteSpaceItem,
): SpaceAddress | undefined => {
  const siteSpace = siteSpaceShowing(site, space, current)
  if (siteSpace === undefined) return undefined
  const variant = mainVariant(site, siteSpace.parent)
  const main = variant?.space === space ? variant : siteSpace
  const urlOf = ({ id }: SiteSpaceItem) => site.urls.get(id) ?? ''
  const title = main.title ?? site.model.heads.get(space)?.title ?? ''
  return { siteSpace, url: urlOf(siteSpace), main: { url: urlOf(main), title } }
}

/** What readers see of a missing or restricted target: nothing, not even its title. */
const broken: ResolvedReference = { href: '', title: '', state: 'broken' }

/** Whether a URL is independent of its location: absolute, relative to the root, or an anchor. */
const isWhole = (url: string): boolean => /^(?:[a-z][a-z\d+.-]*:|[/#])/i.test(url.trim())

/**
 * Resolves references from one site space. Targets not shown on this site, or not to this visitor, are broken, as are
 * references to people, collections and specifications, which have no page on the site.
 */
export const referenceResolver =
  (site: VisibleSite, current: SiteSpaceItem, pagesOf: PagesOf, page?: PageNode) =>
  (reference: ContentReference): ResolvedReference => {
    const place = (space: string | undefined) => {
      const siteSpace = siteSpaceShowing(site, space ?? current.space, current)
      const pages = siteSpace && pagesOf.get(siteSpace.space)
      return siteSpace && pages ? { siteSpace, pages } : undefined
    }
    const toPage = (space: string | undefined, id: string | undefined, anchor = ''): ResolvedReference => {
      const at = place(space)
      const node = at && pageOf(at.pages, id)
      if (at === undefined || node === undefined) return broken
      const { entry } = node
      return {
        href: `${pageHref(site, at.siteSpace, at.pages, node)}${anchor}`,
        title: entry.title,
        state: 'ok',
        ...(entry.emoji !== undefined && { emoji: entry.emoji }),
      }
    }
    switch (reference.kind) {
      case 'url':
        // A relative URL from an import without its neighbors leads nowhere here.
        return isWhole(reference.url) ? { href: reference.url, title: reference.url, state: 'ok' } : broken
      case 'page':
        return toPage(reference.space, reference.page)
      case 'anchor': {
        const anchor = `#${encodeURIComponent(reference.anchor)}`
        if (reference.page === undefined && reference.space === undefined)
          return { href: anchor, title: reference.anchor, state: 'ok' }
        return toPage(reference.space, reference.page ?? page?.entry.id, anchor)
      }
      case 'file': {
        const at = place(reference.space)
        const file = at?.pages.snapshot.files.get(reference.file)
        return at && file
          ? { href: fileHref(site, at.siteSpace, file), title: file.name, state: 'ok' }
          : broken
      }
      case 'space': {
        const main = spaceAddress(site, reference.space, current)?.main
        return main ? { href: hrefOf(site, main.url), title: main.title, state: 'ok' } : broken
      }
      case 'reusable-content':
      case 'user':
      case 'collection':
      case 'openapi':
        return broken
    }
  }
