/** Addresses of pages on a site, as one visitor may follow them. */
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

/** Pages of the spaces that one page points into, as the visitor sees them; by the id of the space. */
export type PagesOf = ReadonlyMap<string, VisiblePages>

/** The path of a page below its site space: empty for the one that the address of the site space shows. */
export const pathOf = (pages: VisiblePages, node: PageNode): string =>
  node === homeOf(pages) ? '' : addressOf(pages.tree, node) || node.path

export const pageHref = (
  site: VisibleSite,
  siteSpace: SiteSpaceItem,
  pages: VisiblePages,
  node: PageNode,
): string => hrefOf(site, site.urls.get(siteSpace.id) ?? '', pathOf(pages, node))

/** A file of a space that the site shows. The address names its bytes: it works for these and no others. */
export const fileHref = (site: VisibleSite, siteSpace: SiteSpaceItem, file: FileEntry): string =>
  hrefOf(site, '~files', siteSpace.id, file.id, file.blob.slice(0, 16), file.name)

/** Where another space is shown on this site: beside the current one if it is, else first in reading order. */
export const siteSpaceShowing = (
  site: VisibleSite,
  space: string,
  current: SiteSpaceItem,
): SiteSpaceItem | undefined => {
  if (current.space === space) return current
  const showing = site.siteSpaces.filter((item) => item.space === space)
  return showing.find(({ parent }) => parent === current.parent) ?? showing[0]
}

/** What a reader is told of what is gone or not for them: nothing, not even what it is called. */
const broken: ResolvedReference = { href: '', title: '', state: 'broken' }

/** Whether an address says by itself where it leads: with a scheme, from the root of the host, or on the page. */
const isWhole = (url: string): boolean => /^(?:[a-z][a-z\d+.-]*:|[/#])/i.test(url.trim())

/**
 * Where references lead from one site space. What is not shown on this site, or not for this visitor, is broken;
 * references to people, collections and specifications are, because no page of the site stands for them.
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
        // An address beside a file that was imported without its neighbours leads nowhere here.
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
        const showing = siteSpaceShowing(site, reference.space, current)
        const main = showing && (mainVariant(site, showing.parent) ?? showing)
        const target = main?.space === reference.space ? main : showing
        return target
          ? {
              href: hrefOf(site, site.urls.get(target.id) ?? ''),
              title: target.title ?? site.model.heads.get(target.space)?.title ?? '',
              state: 'ok',
            }
          : broken
      }
      case 'reusable-content':
      case 'user':
      case 'collection':
      case 'openapi':
        return broken
    }
  }
