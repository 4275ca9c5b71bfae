/** A page for visitors who may not see the site: it has the site's colors and language, and nothing of its content. */
import type { SiteCustomization } from '../../contract/sites/look/schemas.ts'
import type { FrameText } from '../frame-text-keys.ts'
import { frameText, languageTag, type Locale } from '../frame-text.ts'
import { attributes, markup, nothing, trusted } from '../html.ts'
import { themeStyle } from '../look/theme.ts'
import type { PrintedPage } from './page-shell.ts'
import { visitorTexts } from './visitor-text.ts'

export interface VisitorMessage {
  /** The status of the response. */
  readonly status: number
  readonly says: 'share' | 'linkEnded' | 'signIn' | 'notSignedIn' | 'unavailable' | 'signedOut' | 'noSite'
  readonly link?: {
    readonly label: keyof Pick<FrameText, 'signIn' | 'moreInformation'>
    readonly href: string
  }
}

export interface MessageLook {
  readonly locale: Locale
  /** That of the site; absent where there is none. */
  readonly customization?: SiteCustomization
}

const rules = `body{margin:0;min-height:100vh;min-height:100dvh;display:grid;place-items:center;font:1rem/1.6 var(--font,system-ui,sans-serif);background:var(--paper,light-dark(#fff,#0f1115));color:light-dark(#1c2430,#e6e9ee)}body::before{content:'';position:fixed;inset:0 0 auto;height:.25rem;background:var(--primary,light-dark(#64748b,#94a3b8))}main{max-width:32rem;padding:2rem;overflow-wrap:anywhere}h1{font-size:1.5rem;line-height:1.3;margin:0 0 .75rem;text-wrap:balance}p{margin:0 0 1.25rem}a{display:inline-block;padding:.625rem 1rem;border-radius:.375rem;font-weight:600;text-decoration:none;background:var(--primary,light-dark(#1d4ed8,#93b4ff));color:var(--on-primary,light-dark(#fff,#0f1115))}a:focus-visible{outline:3px solid var(--accent,currentColor);outline-offset:2px}`

const styleOf = ({ customization }: MessageLook): string => {
  const preferred = customization?.themes.default
  const scheme = preferred === undefined || preferred === 'system' ? 'light dark' : preferred
  const theme = customization === undefined ? '' : themeStyle(customization)
  return `:root{color-scheme:${scheme}}${theme}${rules}`.replace(/</g, '\\3c ')
}

const titleAndText = (says: VisitorMessage['says'], locale: Locale): readonly [string, string] => {
  const frame = frameText({ internationalization: { locale } })
  const visitor = visitorTexts[locale]
  switch (says) {
    case 'notSignedIn':
      return [frame.notSignedIn, frame.notSignedInText]
    case 'unavailable':
      return [frame.signInUnavailable, frame.signInUnavailableText]
    case 'signedOut':
      return [frame.signedOut, frame.signedOutText]
    default:
      return [visitor[`${says}Title` as const], visitor[`${says}Text` as const]]
  }
}

export const printVisitorMessage = ({ says, link }: VisitorMessage, look: MessageLook): PrintedPage => {
  const [title, text] = titleAndText(says, look.locale)
  const labels = frameText({ internationalization: { locale: look.locale } })
  const style = styleOf(look)
  return {
    html: markup`<!doctype html>
<html${attributes({ lang: languageTag(look.locale), dir: look.locale === 'he' && 'rtl' })}><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${title}</title><style>${trusted(style)}</style></head><body><main><h1>${title}</h1><p>${text}</p>${
      link === undefined ? nothing : markup`<a href="${link.href}">${labels[link.label]}</a>`
    }</main></body></html>`.markup,
    style,
  }
}
