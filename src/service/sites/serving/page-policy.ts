/** Content security policy of a published page. Content is untrusted: only our own scripts and styles are allowed. */
import { createHash } from 'node:crypto'
import { themeScript } from '../../../site/chrome/head.ts'
import { frameOrigins } from '../../../site/body/frames.ts'
import type { VisibleSite } from '../visibility/visible-site.ts'

const hashOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

/** Directives of scripts of integrations that are added to ours; those for elements count for all. */
const addable: Readonly<Record<string, string>> = {
  ...{ 'script-src': 'script-src', 'script-src-elem': 'script-src', 'connect-src': 'connect-src' },
  ...{ 'style-src': 'style-src', 'style-src-elem': 'style-src', 'img-src': 'img-src' },
  ...{ 'font-src': 'font-src', 'frame-src': 'frame-src', 'child-src': 'frame-src' },
  ...{ 'media-src': 'media-src', 'worker-src': 'worker-src' },
}

type PolicySite = Pick<VisibleSite, 'preview'> & { readonly model: Pick<VisibleSite['model'], 'scripts'> }

/** By directive: what scripts of integrations declare, and where they come from. A preview runs none. */
const scriptSources = ({ model, preview }: PolicySite): ReadonlyMap<string, readonly string[]> => {
  const sources = new Map<string, readonly string[]>()
  const add = (name: string, more: readonly string[]): void => {
    const wanted = more.filter((one) => one.toLowerCase() !== "'none'")
    sources.set(name, [...(sources.get(name) ?? []), ...wanted])
  }
  for (const { script, contentSecurityPolicy = '' } of preview === undefined ? model.scripts : []) {
    add('script-src', [new URL(script).origin])
    for (const directive of contentSecurityPolicy.split(';')) {
      const [name = '', ...declared] = directive.trim().split(/\s+/)
      const own = addable[name]
      if (own !== undefined) add(own, declared)
    }
  }
  return sources
}

/** The policy of a message to a visitor, by the text of its style element: it loads nothing. */
export const messagePolicy = (style: string, dashboard: string): string =>
  `default-src 'none'; base-uri 'none'; form-action 'none'; style-src ${hashOf(style)}; ${frameAncestors({ preview: undefined }, dashboard)}`

/** Who may embed a page in a frame; for a preview only the dashboard. */
export const frameAncestors = ({ preview }: Pick<VisibleSite, 'preview'>, dashboard: string): string =>
  `frame-ancestors ${preview === undefined ? `'self' ` : ''}${dashboard}`

/**
 * The policy of a page by the text of its style element. The dashboard may frame it for previews. `frames`: origins of
 * frames that integrations drew in the page. `connects`: origins that forms of API references send requests to.
 */
export const pagePolicy = (
  style: string,
  dashboard: string,
  site: PolicySite,
  {
    frames = [],
    connects = [],
  }: { readonly frames?: readonly string[]; readonly connects?: readonly string[] } = {},
): string => {
  const added = scriptSources(site)
  const ours: readonly (readonly [string, readonly string[]])[] = [
    ['default-src', ["'none'"]],
    ['base-uri', ["'none'"]],
    ['form-action', ["'self'"]],
    ['connect-src', ["'self'", ...connects]],
    ['font-src', ["'self'"]],
    ['img-src', ["'self'", 'https:', 'http:', 'data:']],
    ['script-src', ["'self'", hashOf(themeScript)]],
    ['style-src', ["'self'", hashOf(style)]],
    ['frame-src', [...frameOrigins, ...frames]],
    ['media-src', []],
    ['worker-src', []],
  ]
  const directives = ours.flatMap(([name, sources]) => {
    const all = new Set([...sources, ...(added.get(name) ?? [])])
    return all.size === 0 ? [] : [`${name} ${[...all].join(' ')}`]
  })
  return [...directives, frameAncestors(site, dashboard)].join('; ')
}
