/**
 * Resolves a path of a site for one visitor, in this order: a current page; a former path of a page; a path that
 * includes a default section or variant; a redirect of the site; and if another variant has the page, its nearest
 * ancestor here. Everything else is missing, whatever the reason.
 */
import type { PageNode } from '../../../content/tree/page-tree.ts'
import { pageAtPath } from '../../../content/tree/page-tree.ts'
import { samePath } from '../../../content/site-tree/site-paths.ts'
import type { SiteSpaceItem } from '../../../content/site-tree/site-tree.ts'
import { sectionOf } from '../../../content/site-tree/site-tree.ts'
import { formerPages } from '../../content/revisions/former-paths.ts'
import type { Context } from '../../context.ts'
import { pageHref, referenceResolver } from './page-link.ts'
import type { RedirectedPath, Resolved } from './resolved-path.ts'
import { siteRedirect } from './site-redirect.ts'
import { pagesIn, pagesOfSpaces } from './site-pages.ts'
import type { VisiblePages } from './visible-pages.ts'
import { firstBelow, holdsText, homeOf, pageOf } from './visible-pages.ts'
import type { VisibleSite } from './visible-site.ts'
import { hrefOf, pathBelow, placesOf, variantsIn } from './visible-site.ts'

const missing: Resolved = { kind: 'missing' }

/** The page at a path of a space; the visitor's home page for the empty path. */
const pageAt = (pages: VisiblePages, path: string): PageNode | undefined => {
  if (path === '') return homeOf(pages)
  const node = pageAtPath(pages.tree, path)
  return node === null ? undefined : pageOf(pages, node.entry.id)
}

const redirect = (to: string, permanent: boolean): RedirectedPath => ({ kind: 'redirect', to, permanent })

interface Place {
  readonly siteSpace: SiteSpaceItem
  readonly pages: VisiblePages
  readonly node: PageNode
}

/** The URL that a page without text leads to: the first page of a group, the target of a link. */
const urlBehind = async (
  ctx: Context,
  site: VisibleSite,
  { siteSpace, pages, node }: Place,
): Promise<string | undefined> => {
  const { type, target } = node.entry
  const below = type === 'group' ? firstBelow(pages, node) : undefined
  if (below) return pageHref(site, siteSpace, pages, below)
  if (type !== 'link' || target === undefined) return undefined
  const space = 'space' in target ? target.space : undefined
  const pagesOf = await pagesOfSpaces(ctx, site, [siteSpace.space, ...(space === undefined ? [] : [space])])
  const resolved = referenceResolver(site, siteSpace, pagesOf)(target)
  const isUrl = resolved.state === 'ok' && /^(https?:\/\/|\/(?!\/))/.test(resolved.href)
  return isUrl ? resolved.href : undefined
}

/** As many redirects in a row as browsers follow. */
const mostRedirectsInARow = 20

export const resolvePath = async (ctx: Context, site: VisibleSite, path: string): Promise<Resolved> => {
  const resolved = await resolveStep(ctx, site, path)
  let next = resolved
  for (let steps = 0; next.kind === 'redirect'; steps += 1) {
    // Pages, redirects and moves of spaces may lead in a circle, whatever was checked when each of them was made.
    if (steps === mostRedirectsInARow) return missing
    const to = pathBelow(
      site,
      next.to.startsWith(`${site.origin}/`) ? next.to.slice(site.origin.length) : next.to,
    )
    if (to === undefined) break
    next = await resolveStep(ctx, site, to)
  }
  return resolved
}

/** What is at a path, which may be a redirect to another path. */
const resolveStep = async (ctx: Context, site: VisibleSite, path: string): Promise<Resolved> => {
  const places = placesOf(site, path)
  for (const { siteSpace, rest } of places) {
    const pages = await pagesIn(ctx, site, siteSpace.space)
    const node = pages && pageAt(pages, rest)
    if (pages === undefined || node === undefined) continue
    const canonical = pageHref(site, siteSpace, pages, node)
    if (holdsText(node)) {
      // The home page also has a path, and case may differ: redirect to the canonical URL.
      if (canonical !== hrefOf(site, path)) return redirect(canonical, true)
      return { kind: 'page', siteSpace, pages, node, instead: false }
    }
    const behind = await urlBehind(ctx, site, { siteSpace, pages, node })
    if (behind !== undefined && behind !== hrefOf(site, path)) return redirect(behind, false)
  }
  for (const { siteSpace, rest } of places) {
    const left = rest === '' ? undefined : await leftPath(ctx, site, siteSpace, rest)
    if (left !== undefined && left.to !== hrefOf(site, path)) return left
  }
  return (
    (await withoutDefaultPath(ctx, site, path)) ??
    (await siteRedirect(ctx, site, path)) ??
    (await nearestAbove(ctx, site, places)) ??
    missing
  )
}

/** Leads to the page that most recently left a path, among those that still exist for this visitor. */
const leftPath = async (
  ctx: Context,
  site: VisibleSite,
  siteSpace: SiteSpaceItem,
  path: string,
): Promise<RedirectedPath | undefined> => {
  const pages = await pagesIn(ctx, site, siteSpace.space)
  if (pages === undefined) return undefined
  for (const page of await formerPages(ctx.store.read, siteSpace.space, path)) {
    const node = pageOf(pages, page)
    if (node === undefined) continue
    if (holdsText(node)) return redirect(pageHref(site, siteSpace, pages, node), true)
    const behind = await urlBehind(ctx, site, { siteSpace, pages, node })
    if (behind !== undefined) return redirect(behind, false)
  }
  return undefined
}

/** Default sections and variants have no path in URLs; URLs that include it are redirected to the short form. */
const withoutDefaultPath = async (
  ctx: Context,
  site: VisibleSite,
  path: string,
): Promise<Resolved | undefined> => {
  const segments = path.split('/')
  for (const siteSpace of site.siteSpaces) {
    const section = sectionOf(site.model.tree, siteSpace.parent)
    const full = [...(section ? [section.path] : []), siteSpace.path]
    const short = section && siteSpace.default ? [section.path] : undefined
    const bare = section?.default === true ? [siteSpace.path] : undefined
    for (const prefix of [full, bare, short]) {
      if (prefix === undefined || prefix.length > segments.length) continue
      if (!prefix.every((segment, index) => samePath(segment) === samePath(segments[index] ?? ''))) continue
      const pages = await pagesIn(ctx, site, siteSpace.space)
      const node = pages && pageAt(pages, segments.slice(prefix.length).join('/'))
      if (pages === undefined || node === undefined || !holdsText(node)) continue
      const to = pageHref(site, siteSpace, pages, node)
      if (to !== hrefOf(site, path)) return redirect(to, true)
    }
  }
  return undefined
}

/** For a page that another variant has: its nearest ancestor that this variant has. */
const nearestAbove = async (
  ctx: Context,
  site: VisibleSite,
  places: readonly { readonly siteSpace: SiteSpaceItem; readonly rest: string }[],
): Promise<Resolved | undefined> => {
  for (const { siteSpace, rest } of places) {
    if (rest === '') continue
    const otherVariants = variantsIn(site, siteSpace.parent).filter(({ id }) => id !== siteSpace.id)
    let known = false
    for (const { space } of otherVariants) {
      const pages = await pagesIn(ctx, site, space)
      const node = pages && pageAt(pages, rest)
      known ||= node !== undefined && holdsText(node)
    }
    const pages = known ? await pagesIn(ctx, site, siteSpace.space) : undefined
    if (pages === undefined) continue
    for (let cut = rest; ; cut = cut.slice(0, Math.max(0, cut.lastIndexOf('/')))) {
      const node = pageAt(pages, cut)
      if (node && holdsText(node)) return { kind: 'page', siteSpace, pages, node, instead: true }
      if (cut === '') break
    }
  }
  return undefined
}
