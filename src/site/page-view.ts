/**
 * Everything that one page of a published site shows, as a value. The service that serves the site builds it; the
 * renderer makes no access decisions. URLs are ready to be printed; texts are plain.
 */
import type { RenderNode } from '../content/render/render-node.ts'
import type { OutlineItem } from '../content/document/heading-anchors.ts'
import type { LocalizedCustomization } from './frame-text.ts'
import type { FeedbackForm } from './chrome/feedback.ts'
import type { OwnFaces } from './look/site-fonts.ts'
import type { TextLanguage } from './text-language.ts'

export interface SiteLink {
  readonly title: string
  /** Undefined if the target was deleted or is not visible to this visitor; the link is then omitted. */
  readonly href: string
}

/** An entry of the page tree. */
export interface NavigationEntry {
  readonly id: string
  readonly title: string
  /** Absent on groups. */
  readonly href?: string | undefined
  readonly emoji?: string | undefined
  readonly icon?: string | undefined
  readonly kind: 'page' | 'group' | 'link'
  readonly current: boolean
  /** Whether it is an ancestor of the current page. */
  readonly open: boolean
  readonly children: readonly NavigationEntry[]
  /** Whether its children are omitted because the whole tree would be too long; the page itself lists them. */
  readonly folded: boolean
}

/** A section, a variant or a group of sections, as a tab or a menu entry. */
export interface NavigationTab extends SiteLink {
  readonly current: boolean
  readonly description?: string | undefined
  readonly icon?: string | undefined
}

/** A variant of the current section. */
export interface VariantTab extends NavigationTab {
  /** Present if each variant of the section is in another language. */
  readonly language?: TextLanguage | undefined
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

/**
 * URLs of the assets that every page of the site loads. They contain content hashes, so they are cached permanently.
 */
interface SiteAssets {
  readonly style: string
  readonly script: string
  /** Fonts needed for the first screen. */
  readonly preload: readonly { readonly href: string; readonly mediaType: string }[]
}

/** What integrations add to the pages of a site. */
export interface PageScripts {
  /** Addresses of their scripts. */
  readonly urls: readonly string[]
  /** Whether readers are asked about cookies. */
  readonly consent: boolean
  readonly privacy?: string | undefined
}

/** What is the same on every page for one kind of visitor. */
export interface SiteFrame {
  readonly title: string
  /** The language of the text, which determines its direction. */
  readonly written: TextLanguage
  /** The site's home. */
  readonly home: string
  /** Path prefix of the site, without a trailing slash; empty at the root of a host. */
  readonly base: string
  readonly assets: SiteAssets
  readonly customization: LocalizedCustomization
  /** Custom fonts of the site that its theme uses. */
  readonly ownFaces: OwnFaces
  readonly header: readonly HeaderEntry[]
  readonly footer: readonly { readonly title: string; readonly links: readonly SiteLink[] }[]
  readonly announcement?: { readonly message: string; readonly link?: SiteLink | undefined } | undefined
  /** Empty when there is one section only. */
  readonly sections: readonly (NavigationTab | NavigationTabGroup)[]
  /** Empty when there is one variant only. */
  readonly variants: readonly VariantTab[]
  readonly search: boolean
  /** Where the visitor signs out; absent if they are not signed in. */
  readonly signOut?: string | undefined
  /** Absent in previews, and where there is nothing to add or to ask. */
  readonly scripts?: PageScripts | undefined
  /** One line saying what a preview shows, and to whom. */
  readonly preview?: string | undefined
}

export interface PageCover {
  readonly light: string
  readonly dark?: string | undefined
  /** Pixels. */
  readonly height: number
  /** The visible part, in pixels from the center. */
  readonly position: number
  readonly full: boolean
}

/** An absolute URL; pixels. */
export interface SizedImage {
  readonly href: string
  readonly width: number
  readonly height: number
}

/** What frames of integrations are told of the page, and where the page's script asks for components. */
export interface IntegrationPage {
  readonly endpoint: string
  readonly page: { readonly id: string; readonly path: string; readonly title: string }
}

/** A page without its text. */
export interface PageAround {
  readonly title: string
  readonly description?: string | undefined
  /** Languages of title and description (BCP 47), where they are not that of the page. */
  readonly languages?:
    | { readonly title?: string | undefined; readonly description?: string | undefined }
    | undefined
  readonly emoji?: string | undefined
  readonly icon?: string | undefined
  readonly cover?: PageCover | undefined
  /** What stands for the page where it is shared, if it has no cover and the site no picture. */
  readonly socialImage?: SizedImage | undefined
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
  /** Absolute; absent where search engines must not index. */
  readonly canonical?: string | undefined
  readonly noIndex: boolean
  /** Absolute URLs of the page in all of its languages, by language tag or `x-default`; empty if it has only one. */
  readonly alternates?: readonly { readonly language: string; readonly href: string }[] | undefined
  readonly markdown?: string | undefined
  /** The address of the feed of its updates, if it has some. */
  readonly feed?: string | undefined
  /** Assistants that open the page by its public address. */
  readonly assistants?: readonly SiteLink[] | undefined
  readonly edit?: string | undefined
  readonly pdf?: string | undefined
  /** How "Was this helpful?" is submitted; absent if feedback is off. */
  readonly feedback?: FeedbackForm | undefined
  /** Where visits are reported; absent if no integration wants to know of them. */
  readonly views?: { readonly action: string; readonly at: string } | undefined
  readonly integrations: IntegrationPage
  /** The URL of the frame that draws a diagram; without one its source is shown. */
  readonly diagramFrame?: string | undefined
}

/** One page. */
export interface SitePage extends PageAround {
  /** From `content/render`, with links valid on this site. */
  readonly nodes: readonly RenderNode[]
  readonly outline: readonly OutlineItem[]
}

/** A page with everything around its text. */
export interface SitePageView<Page extends PageAround = SitePage> {
  readonly frame: SiteFrame
  readonly navigation: readonly NavigationEntry[]
  /** From the root to the parent page. */
  readonly breadcrumbs: readonly { readonly title: string; readonly href?: string | undefined }[]
  readonly previous?: SiteLink | undefined
  readonly next?: SiteLink | undefined
  readonly page: Page
  /** A notice above the page: the requested page is not available here. */
  readonly notice?: string | undefined
}

/** The 404 page of a site. */
export interface SiteMissingView {
  readonly frame: SiteFrame
  readonly navigation: readonly NavigationEntry[]
  readonly suggestions: readonly SiteLink[]
}

/** Width and height of an image by URL, for images whose document does not specify them. */
export type ImageSizes = (src: string) => { readonly width: number; readonly height: number } | undefined
