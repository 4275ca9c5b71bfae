/** The result of resolving a path of a site. */
import type { PageNode } from '../../../content/tree/page-tree.ts'
import type { SiteSpaceItem } from '../../../content/site-tree/site-tree.ts'
import type { VisiblePages } from './visible-pages.ts'

export interface FoundPage {
  readonly kind: 'page'
  readonly siteSpace: SiteSpaceItem
  readonly pages: VisiblePages
  readonly node: PageNode
  /** Whether this page replaces the requested one, which this variant does not have. */
  readonly instead: boolean
}

export interface RedirectedPath {
  readonly kind: 'redirect'
  /** A URL of the site without its origin, or one elsewhere. */
  readonly to: string
  readonly permanent: boolean
}

export type Resolved = FoundPage | RedirectedPath | { readonly kind: 'missing' }
