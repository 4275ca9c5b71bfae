/** What a published page may load and do. Content is untrusted: scripts are ours alone, styles too. */
import { createHash } from 'node:crypto'
import { themeScript } from '../../../site/chrome/head.ts'
import { frameOrigins } from '../../../site/body/frames.ts'
import type { VisibleSite } from '../visibility/visible-site.ts'

const hashOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

const scripts = `script-src 'self' ${hashOf(themeScript)}`
const frames = `frame-src ${frameOrigins.join(' ')}`

/** By whom a page may be shown in a frame: a preview by the dashboard alone. */
export const frameAncestors = ({ preview }: Pick<VisibleSite, 'preview'>, dashboard: string): string =>
  `frame-ancestors ${preview === undefined ? `'self' ` : ''}${dashboard}`

/** The policy of a page by the text of its style element. `dashboard` may show it in a frame, for previews. */
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
