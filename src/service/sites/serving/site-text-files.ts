/** Files for programs: sitemap, robots.txt, pages as text. */
import type { ContentReference } from '../../../content/document/document.ts'
import type { PageNode } from '../../../content/tree/page-tree.ts'
import type { ResolvedReference } from '../../../content/render/render-node.ts'
import type { SiteSpaceItem } from '../../../content/site-tree/site-tree.ts'
import { sectionOf } from '../../../content/site-tree/site-tree.ts'
import { escapeHtml } from '../../../site/html.ts'
import { breather } from '../../computing/yield-to-requests.ts'
import type { Context } from '../../context.ts'
import { lookOf } from '../model/sites.store.ts'
import { pageHref, referenceResolver } from '../visibility/page-link.ts'
import { namedHref, pageNamed } from '../visibility/page-form-path.ts'
import { pageForm } from '../rendering/page-as-text.ts'
import { contentParts, hashOf, pageText, storedPage } from '../rendering/page-text.ts'
import { pagesIn, pagesOfSpaces } from '../visibility/site-pages.ts'
import { siteWorkOf } from '../rendering/shared-work.ts'
import type { VisiblePages } from '../visibility/visible-pages.ts'
import { readingOrder } from '../visibility/visible-pages.ts'
import type { VisibleSite } from '../visibility/visible-site.ts'
import { hrefOf } from '../visibility/visible-site.ts'

/** Maximum URLs in one sitemap (sitemaps.org). */
const mostInMap = 50_000

interface ListedPage {
  readonly siteSpace: SiteSpaceItem
  readonly pages: VisiblePages
  readonly node: PageNode
}

/** Every listed page in reading order. A space in two places has its pages in both. */
async function* listedPages(ctx: Context, site: VisibleSite): AsyncGenerator<ListedPage> {
  const breathe = breather()
  for (const siteSpace of site.siteSpaces) {
    const pages = await pagesIn(ctx, site, siteSpace.space)
    if (pages === undefined) continue
    for (const node of readingOrder(pages)) {
      await breathe()
      yield { siteSpace, pages, node }
    }
  }
}

export const robots = (site: VisibleSite): string =>
  site.indexed
    ? `User-agent: *\nAllow: /\nDisallow: ${site.base}/~search\n\nSitemap: ${site.origin}${hrefOf(site, 'sitemap.xml')}\n`
    : 'User-agent: *\nDisallow: /\n'

/** A list of the whole site, cached for all visitors who see the same. */
const list =
  (name: string, make: (ctx: Context, site: VisibleSite) => Promise<string>) =>
  (ctx: Context, site: VisibleSite): Promise<string> =>
    siteWorkOf(ctx).text(
      site,
      hashOf([name, site.model.row.organization, site.model.stamp, site.origin, site.base, site.claimsKey]),
      () => make(ctx, site),
    )

/** The sitemap of a public site, with the day each page last changed. */
export const sitemap = list('sitemap', async (ctx, site) => {
  const times = new Map<string, ReadonlyMap<string, string>>()
  const lines: string[] = []
  for await (const { siteSpace, pages, node } of listedPages(ctx, site)) {
    if (lines.length >= mostInMap) break
    if (node.entry.noIndex === true || node.entry.noRobotsIndex === true) continue
    let changed = times.get(siteSpace.space)
    if (changed === undefined) {
      const rows = await ctx.store.read
        .selectFrom('page_times')
        .select(['page', 'updated_at'])
        .where('space', '=', siteSpace.space)
        .execute()
      times.set(siteSpace.space, (changed = new Map(rows.map((row) => [row.page, row.updated_at]))))
    }
    const day = changed.get(node.entry.id)?.slice(0, 10)
    const address = escapeHtml(`${site.origin}${pageHref(site, siteSpace, pages, node)}`)
    lines.push(`<url><loc>${address}</loc>${day === undefined ? '' : `<lastmod>${day}</lastmod>`}</url>`)
  }
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${lines.join('\n')}\n</urlset>\n`
})

/** User text as a single line of a list; it cannot start another line or a link. */
const line = (text: string): string => text.replace(/\s+/g, ' ').replace(/[[\]]/g, '\\$&').trim()

/** The list of pages as text, for programs (llmstxt.org). */
export const llmsText = list('llms', async (ctx, site) => {
  const { model, origin } = site
  const parts = [`# ${line(lookOf(model, undefined).title ?? model.row.title)}\n`]
  let current: SiteSpaceItem | undefined
  for await (const listed of listedPages(ctx, site)) {
    const { siteSpace, node } = listed
    if (siteSpace !== current) {
      current = siteSpace
      const section = sectionOf(model.tree, siteSpace.parent)?.title
      const variant = siteSpace.title ?? model.heads.get(siteSpace.space)?.title ?? ''
      parts.push(
        `\n## ${line(section === undefined || section === variant ? variant : `${section}: ${variant}`)}\n`,
      )
    }
    if (node.entry.noIndex === true) continue
    const about = node.entry.description
    parts.push(
      `- [${line(node.entry.title)}](${origin}${namedHref(site, listed, 'md')})${about === undefined || about === '' ? '' : `: ${line(about)}`}`,
    )
  }
  return `${parts.join('\n')}\n`
})

/**
 * The page at a path as Markdown, as the visitor sees it: without content hidden by conditions, and with links to pages
 * of this site. Undefined if the page does not exist for them.
 */
export const pageMarkdown = async (
  ctx: Context,
  site: VisibleSite,
  path: string,
): Promise<string | undefined> => {
  const found = await pageNamed(ctx, site, path)
  if (found === undefined) return undefined
  const { siteSpace, node } = found
  const text = await pageText(ctx, found)
  const pagesOf = await pagesOfSpaces(ctx, site, [siteSpace.space, ...text.needs.spaces])
  const resolve = referenceResolver(site, siteSpace, pagesOf, node)
  const whole = (reference: ContentReference): ResolvedReference => {
    const target = resolve(reference)
    return target.href.startsWith('/') ? { ...target, href: `${site.origin}${target.href}` } : target
  }
  const key = hashOf([contentParts(site, found, text, pagesOf), 'markdown'])
  const body = await siteWorkOf(ctx).text(site, key, async () => {
    const stored = await storedPage(ctx, site, found, text)
    return stored === undefined ? '' : pageForm({ page: stored.page, form: 'markdown' }, stored.weight, whole)
  })
  const { title, description } = node.entry
  return `# ${title}\n\n${description === undefined || description === '' ? '' : `${description}\n\n`}${body}`
}
