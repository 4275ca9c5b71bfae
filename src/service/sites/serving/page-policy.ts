/** Content security policy of a published page. Content is untrusted: only our own scripts and styles are allowed. */
import { createHash } from 'node:crypto'
import { themeScript } from '../../../site/chrome/head.ts'
import { frameOrigins } from '../../../site/body/frames.ts'
import type { ExtensibleDirective } from '../../../contract/sites/blocked-hosts.ts'
import { extensibleDirectives } from '../../../contract/sites/blocked-hosts.ts'
import type { VisibleSite } from '../visibility/visible-site.ts'
import { hrefOf } from '../visibility/visible-site.ts'

const hashOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

/** Directives of scripts of integrations that are added to ours; those for elements count for all. */
const addable: ReadonlyMap<string, ExtensibleDirective> = new Map([
  ...extensibleDirectives.map((name) => [name, name] as const),
  ['script-src-elem', 'script-src'],
  ['style-src-elem', 'style-src'],
  ['child-src', 'frame-src'],
])

/** The directive of a page to which sources of this one are added. */
export const extensibleBy = (directive: string): ExtensibleDirective | undefined => addable.get(directive)

/** The last segment of the URL that browsers report what was blocked to. */
export const reportSegment = '~policy-report'

interface PolicySite extends Pick<VisibleSite, 'preview' | 'base'> {
  readonly model: Pick<VisibleSite['model'], 'scripts'> & {
    readonly row: Pick<VisibleSite['model']['row'], 'script_sources'>
  }
}

/** Whether scripts of integrations run on the pages. A preview runs none. */
export const runsScripts = ({ model, preview }: PolicySite): boolean =>
  preview === undefined && model.scripts.length > 0

/** By directive: where scripts of integrations come from, and what they declare or the site allows all of them. */
const scriptSources = (site: PolicySite): ReadonlyMap<string, readonly string[]> => {
  const sources = new Map<string, readonly string[]>()
  const add = (name: string, more: readonly string[]): void => {
    const wanted = more.filter((one) => one.toLowerCase() !== "'none'")
    sources.set(name, [...(sources.get(name) ?? []), ...wanted])
  }
  if (!runsScripts(site)) return sources
  const { scripts, row } = site.model
  if (row.script_sources === 'any-https') {
    for (const directive of extensibleDirectives) add(directive, ['https:'])
    add('connect-src', ['wss:'])
  }
  for (const { script, contentSecurityPolicy = '' } of scripts) {
    add('script-src', [new URL(script).origin])
    for (const directive of contentSecurityPolicy.split(';')) {
      const [name = '', ...declared] = directive.trim().split(/\s+/)
      const own = addable.get(name)
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
  const reports = runsScripts(site) ? [`report-uri ${hrefOf(site, reportSegment)}`] : []
  return [...directives, frameAncestors(site, dashboard), ...reports].join('; ')
}
