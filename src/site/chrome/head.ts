/** The head of a page: metadata for search engines, other sites and the browser. */
import type { Html } from '../html.ts'
import { attributes, markup, nothing, trusted } from '../html.ts'
import { ownFaceStyles } from '../look/site-fonts.ts'
import { themeStyle } from '../look/theme.ts'
import type { SiteFrame, SizedImage } from '../page-view.ts'
import { emojiText } from './icon.ts'

/**
 * Runs before the first paint: applies the theme chosen by the reader, where there is a choice. A constant, so that the
 * content security policy can contain its hash. It reads local storage; where storage is forbidden, the site's theme
 * applies.
 */
export const themeScript = `var d=document.documentElement;try{var t=d.dataset.themes&&localStorage.getItem('recto-theme');if(t==='light'||t==='dark')d.dataset.theme=t}catch(e){}d.classList.add('js')`

export interface HeadOf {
  readonly title: string
  readonly description?: string | undefined
  readonly canonical?: string | undefined
  readonly noIndex: boolean
  /** The page in all of its languages. */
  readonly alternates?: readonly { readonly language: string; readonly href: string }[] | undefined
  readonly markdown?: string | undefined
  /** The address of the feed of its updates. */
  readonly feed?: string | undefined
  /** An absolute URL of a picture of the page, for where it is shared; the site's own comes first. */
  readonly image?: string | SizedImage | undefined
  /** What the page is, in terms of schema.org. */
  readonly data?: Readonly<Record<string, unknown>> | undefined
  /** Styles specific to this page. */
  readonly styles: string
}

/** The content of the page's style element; the content security policy must contain its hash. */
export const pageStyle = ({ customization, ownFaces }: SiteFrame, styles: string): string =>
  `${ownFaceStyles(ownFaces)}${themeStyle(customization, ownFaces)}${styles}`.replace(/</g, '\\3c ')

const favicon = ({ favicon: of }: SiteFrame['customization']): Html => {
  if ('icon' in of)
    return markup`<link rel="icon" href="${of.icon.light}" media="(prefers-color-scheme: light)"><link rel="icon" href="${of.icon.dark}" media="(prefers-color-scheme: dark)">`
  const drawing =
    'emoji' in of
      ? `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100"><text y=".9em" font-size="90">${emojiText(of.emoji).replace(/[<>&]/g, '')}</text></svg>`
      : `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><path fill="#64748b" d="M6 2h9l5 5v15H6z"/></svg>`
  return markup`<link rel="icon" href="data:image/svg+xml,${encodeURIComponent(drawing)}">`
}

/** The picture with its size, where it is known, and what it says. */
const socialImage = (image: string | SizedImage, title: string): Html =>
  typeof image === 'string'
    ? markup`<meta property="og:image" content="${image}">`
    : markup`<meta property="og:image" content="${image.href}"><meta property="og:image:width" content="${String(image.width)}"><meta property="og:image:height" content="${String(image.height)}"><meta property="og:image:alt" content="${title}">`

export const printHead = (frame: SiteFrame, of: HeadOf): Html => {
  const { customization, assets } = frame
  const title = of.title === frame.title ? of.title : `${of.title} | ${frame.title}`
  const social = customization.socialPreview.url ?? of.image
  return markup`<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${title}</title>${
    of.description === undefined || of.description === ''
      ? nothing
      : markup`<meta name="description" content="${of.description}"><meta property="og:description" content="${of.description}">`
  }${of.noIndex ? markup`<meta name="robots" content="noindex">` : nothing}${
    of.canonical === undefined
      ? nothing
      : markup`<link rel="canonical" href="${of.canonical}"><meta property="og:url" content="${of.canonical}">`
  }${(of.alternates ?? []).map(({ language, href }) => markup`<link rel="alternate" hreflang="${language}" href="${href}">`)}<meta property="og:type" content="article"><meta property="og:title" content="${of.title}"><meta property="og:site_name" content="${frame.title}"><meta name="twitter:card" content="${social === undefined ? 'summary' : 'summary_large_image'}">${
    social === undefined ? nothing : socialImage(social, title)
  }${favicon(customization)}${of.markdown === undefined ? nothing : markup`<link rel="alternate" type="text/markdown" href="${of.markdown}">`}${of.feed === undefined ? nothing : markup`<link rel="alternate" type="application/rss+xml" title="${of.title}" href="${of.feed}">`}${assets.preload.map(
    ({ href, mediaType }) =>
      markup`<link rel="preload" as="font" type="${mediaType}" href="${href}" crossorigin>`,
  )}<link rel="stylesheet" href="${assets.style}"><style>${trusted(pageStyle(frame, of.styles))}</style><script>${trusted(themeScript)}</script>${of.data === undefined ? nothing : markup`<script type="application/ld+json">${trusted(JSON.stringify(of.data).replace(/</g, '\\u003c'))}</script>`}<script${attributes({ src: assets.script, type: 'module' })}></script></head>`
}
