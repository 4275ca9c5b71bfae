/** Content security policy of a published page. Content is untrusted: only our own scripts and styles are allowed. */
import { createHash } from 'node:crypto'
import { themeScript } from '../../../site/chrome/head.ts'
import { frameOrigins } from '../../../site/body/frames.ts'
import type { VisibleSite } from '../visibility/visible-site.ts'

const hashOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

const scripts = `script-src 'self' ${hashOf(themeScript)}`
const frames = `frame-src ${frameOrigins.join(' ')}`

/** Who may embed a page in a frame; for a preview only the dashboard. */
export const frameAncestors = ({ preview }: Pick<VisibleSite, 'preview'>, dashboard: string): string =>
  `frame-ancestors ${preview === undefined ? `'self' ` : ''}${dashboard}`

/** The policy of a page by the text of its style element. The dashboard may frame it for previews. */
export const pagePolicy = (style: string, dashboard: string, site: Pick<VisibleSite, 'preview'>): string =>
  [
    `default-src 'none'`,
    `base-uri 'none'`,
    `form-action 'self'`,
    `connect-src 'self'`,
    `font-src 'self'`,
    `img-src 'self' https: http: data:`,
    scripts,
    `style-src 'self' ${hashOf(style)}`,
    frames,
    frameAncestors(site, dashboard),
  ].join('; ')
