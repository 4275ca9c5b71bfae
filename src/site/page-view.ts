/**
 * Everything that one page of a published site shows, as a value. Whoever serves the site makes it; the renderer
 * decides nothing about who may see what. Addresses are ready to be printed; texts are plain.
 */
import type { RenderNode } from '../content/render/render-node.ts'
import type { OutlineItem } from '../content/document/heading-anchors.ts'
import type { SiteCustomization } from '../contract/sites/look/schemas.ts'
import type { FeedbackForm } from './chrome/feedback.ts'
import type { OwnFaces } from './look/site-fonts.ts'
import type { TextLanguage } from './text-language.ts'

export interface SiteLink {
  readonly title: string
  /** Undefined when what it points at is gone or not for this visitor: it is left out. */
  readonly href: string
}

/** A picture for light and dark ground; one address twice when there is only one. */
export interface ThemedImage {
  readonly light: string
  readonly dark: string
}

/** An entry of the tree of pages. */
export interface NavigationEntry {
  readonly id: string
  readonly title: string
  /** Absent on groups. */
  readonly href?: string | undefined
  readonly emoji?: string | undefined
  readonly icon?: string | undefined
  readonly kind: 'page' | 'group' | 'link'
  readonly current: boolean
  /** Whether it stands above the current page. */
  readonly open: boolean
  readonly children: readonly NavigationEntry[]
  /** Children that are not told here, because the whole tree would be too long; the page itself tells them. */
  readonly folded: boolean
}

/** A section, a variant or a group of sections, as a tab or an entry of a menu. */
export interface NavigationTab extends SiteLink {
  readonly current: boolean
  readonly description?: string | undefined
  readonly icon?: string | undefined
}

export interface NavigationTabGroup {
  readonly title: string
  readonly icon?: string | undefined
  /** Whether one of its tabs is the current one. */
  readonly current: boolean
  readonly tabs: readonly (NavigationTab | NavigationTabGroup)[]
}

export interface HeaderEntry {
  readonly title: string
  readonly href?: string | undefined
  readonly style: 'link' | 'button-primary' | 'button-secondary'
  readonly links: readonly SiteLink[]
}

/** The addresses of what every page of the site loads; they name the bytes, so they are kept for ever. */
export interface SiteAssets {
  readonly style: string
  readonly script: string
  /** Faces that the first screen needs. */
  readonly preload: readonly { readonly href: string; readonly mediaType: string }[]
}

/** What is the same on every page that a visitor of one kind sees. */
export interface SiteFrame {
  readonly title: string
  /** Of the text, which decides the side on which lines begin. */
  readonly written: TextLanguage
  /** The site's home. */
  readonly home: string
  /** Path before every path of the site, without a slash at the end; empty at the root of a host. */
  readonly base: string
  readonly assets: SiteAssets
  readonly customization: SiteCustomization
  /** Faces of the fonts that the look names and the site holds. */
  readonly ownFaces: OwnFaces
  readonly header: readonly HeaderEntry[]
  readonly footer: readonly { readonly title: string; readonly links: readonly SiteLink[] }[]
  readonly announcement?: { readonly message: string; readonly link?: SiteLink | undefined } | undefined
  /** Empty when there is one section only. */
  readonly sections: readonly (NavigationTab | NavigationTabGroup)[]
  /** Empty when there is one variant only. */
  readonly variants: readonly NavigationTab[]
  readonly search: boolean
  /** What a preview shows, and to whom, as one line. */
  readonly preview?: string | undefined
}

export interface PageCover {
  readonly light: string
  readonly dark?: string | undefined
  /** Pixels. */
  readonly height: number
  /** Which part stays in sight, in pixels from the middle. */
  readonly position: number
  readonly full: boolean
}

/** One page without its text. */
export interface PageAround {
  readonly title: string
  readonly description?: string | undefined
  readonly emoji?: string | undefined
  readonly icon?: string | undefined
  readonly cover?: PageCover | undefined
  readonly layout: {
    readonly wide: boolean
    readonly title: boolean
    readonly description: boolean
    readonly tableOfContents: boolean
    readonly outline: boolean
    readonly pagination: boolean
    readonly metadata: boolean
  }
  /** ISO 8601. */
  readonly updatedAt?: string | undefined
  /** Absolute; absent where search engines are not wanted. */
  readonly canonical?: string | undefined
  readonly noIndex: boolean
  readonly markdown?: string | undefined
  readonly edit?: string | undefined
  readonly pdf?: string | undefined
  /** How "Was this helpful?" is sent; absent when it is not asked. */
  readonly feedback?: FeedbackForm | undefined
}

/** One page. */
export interface SitePage extends PageAround {
  /** Of `content/render`, with links that hold on this site. */
  readonly nodes: readonly RenderNode[]
  readonly outline: readonly OutlineItem[]
}

/** A page with all that stands around its text. */
export interface SitePageView<Page extends PageAround = SitePage> {
  readonly frame: SiteFrame
  readonly navigation: readonly NavigationEntry[]
  /** From the top to the page above. */
  readonly breadcrumbs: readonly { readonly title: string; readonly href?: string | undefined }[]
  readonly previous?: SiteLink | undefined
  readonly next?: SiteLink | undefined
  readonly page: Page
  /** Said above the page: what was asked for is not here. */
  readonly notice?: string | undefined
}

/** The page of a site that says that there is no such page. */
export interface SiteMissingView {
  readonly frame: SiteFrame
  readonly navigation: readonly NavigationEntry[]
  readonly suggestions: readonly SiteLink[]
}

/** Width and height of a picture by its address, for pictures whose document does not say them. */
export type ImageSizes = (src: string) => { readonly width: number; readonly height: number } | undefined
