/** Pages of a published site for tests: a frame, a look, and documents that are printed as the service prints them. */
import type { RichTextDocument } from '../content/document.ts'
import { parseMarkdown } from '../content/markdown/parse.ts'
import { outline } from '../content/render/anchors.ts'
import type { RenderContext } from '../content/render/context.ts'
import { mathMarkup } from '../content/render/math.ts'
import { rawHtml } from '../content/render/raw-html.ts'
import { renderDocument } from '../content/render/render-document.ts'
import type { SiteCustomization } from '../contract/customization.ts'
import { defaultCustomization } from '../contract/site-look.ts'
import { printPage } from '../site/page-document.ts'
import type { SiteFrame, SitePage, SitePageView } from '../site/page-view.ts'

const color = { light: '#2457d6', dark: '#7ea2ff' }

/** A look in which every accent is one colour. */
export const look = (change: Partial<SiteCustomization> = {}): SiteCustomization => ({
  ...defaultCustomization,
  styling: {
    ...defaultCustomization.styling,
    primaryColor: color,
    infoColor: color,
    successColor: color,
    warningColor: color,
    dangerColor: color,
  },
  ...change,
})

export const frame = (change: Partial<SiteFrame> = {}): SiteFrame => ({
  title: 'Example',
  written: { language: 'en', direction: 'ltr' },
  home: '/docs/',
  base: '/docs',
  assets: { style: '/docs/~assets/site.css', script: '/docs/~assets/site.js', preload: [] },
  ownFaces: { text: [], code: [] },
  customization: look(),
  header: [],
  footer: [],
  sections: [],
  variants: [],
  search: true,
  ...change,
})

export const layout = {
  ...{ wide: false, title: true, description: true, tableOfContents: true, outline: true },
  ...{ pagination: true, metadata: true },
}

export const context: RenderContext = {
  resolve: (reference) =>
    reference.kind === 'url'
      ? { href: reference.url, title: reference.url, state: 'ok' }
      : reference.kind === 'file'
        ? { href: `/docs/~files/${reference.file}`, title: reference.file, state: 'ok' }
        : { href: '', title: 'Gone', state: 'broken' },
  expressions: { mode: 'true', input: {} },
  reusableContent: () => undefined,
  rawHtml,
}

export const viewOf = (
  document: RichTextDocument,
  change: Partial<SitePage> = {},
  of: Partial<SiteFrame> = {},
): SitePageView => ({
  frame: frame(of),
  navigation: [],
  breadcrumbs: [],
  page: {
    title: 'Page',
    layout,
    nodes: renderDocument(document, context),
    outline: outline(document),
    noIndex: false,
    ...change,
  },
})

export const none = { colours: () => undefined, formulas: mathMarkup, sizes: () => undefined }
/** The text of the page alone. */
export const textOf = (html: string): string =>
  /<div class="text">([^]*)<\/div><\/article>/.exec(html)?.[1] ?? `no text in ${html}`
export const printed = (document: RichTextDocument): string => textOf(printPage(viewOf(document), none).html)
export const fromMarkdown = (markdown: string): string =>
  printed(parseMarkdown(markdown, { file: 'test.md', titled: false }).document)
