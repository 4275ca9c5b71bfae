/** Files for programs: sitemap, robots.txt, pages as text. */
import type { PageNode } from '../../../../content/tree/page-tree.ts'
import type { SiteSpaceItem } from '../../../../content/site-tree/site-tree.ts'
import { sectionOf } from '../../../../content/site-tree/site-tree.ts'
import { escapeHtml } from '../../../../site/html.ts'
import { breather } from '../../../computing/yield-to-requests.ts'
import type { Context } from '../../../context.ts'
import { fencedBlocksIn } from '../../../integrations/catalog/fenced-blocks.ts'
import { lookOf } from '../../model/sites.store.ts'
import { alternatesIn } from '../../visibility/page-alternates.ts'
import type { PagesOf } from '../../visibility/page-link.ts'
import { pageHref } from '../../visibility/page-link.ts'
import { namedHref } from '../../visibility/page-form-path.ts'
import type { FoundPage } from '../../visibility/resolved-path.ts'
import { hashOf } from '../../rendering/page-text.ts'
import { pagesIn, pagesOfSpaces } from '../../visibility/site-pages.ts'
import { isTooMuch, siteWorkOf } from '../../rendering/shared-work.ts'
import type { VisiblePages } from '../../visibility/visible-pages.ts'
import { areForEverybody, readingOrder } from '../../visibility/visible-pages.ts'
import type { VisibleSite } from '../../visibility/visible-site.ts'
import { hrefOf, isIndexable } from '../../visibility/visible-site.ts'
import { textOfPage } from './text-of-page.ts'

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

const pagesOfSite = (ctx: Context, site: VisibleSite): Promise<PagesOf> =>
  pagesOfSpaces(
    ctx,
    site,
    site.siteSpaces.map(({ space }) => space),
  )

/** What sources generate on the site, which its version does not tell. */
const computedStamps = async (ctx: Context, site: VisibleSite): Promise<readonly unknown[]> =>
  [...(await pagesOfSite(ctx, site)).values()].flatMap(({ snapshot }) => snapshot.computed?.stamp ?? [])

/** Whether all visitors get the same lists of the site, and the same pages in them. */
export const listsAreForEverybody = async (ctx: Context, site: VisibleSite): Promise<boolean> =>
  site.cdn === 'kept' && [...(await pagesOfSite(ctx, site)).values()].every(areForEverybody)

/** A list of the whole site, cached for all visitors who see the same. */
const list =
  (name: string, make: (ctx: Context, site: VisibleSite) => Promise<string>) =>
  async (ctx: Context, site: VisibleSite): Promise<string> => {
    const { model, origin, base, claimsKey } = site
    const stamps = await computedStamps(ctx, site)
    return siteWorkOf(ctx).text(
      site,
      hashOf([name, model.row.organization, model.stamp, origin, base, claimsKey, stamps]),
      () => make(ctx, site),
    )
  }

/** Maximum characters that alternates take in a sitemap: pages after that name them only themselves. */
const mostAlternates = 6_000_000

/** Prints a page's alternates by the path of its section and its id. */
const alternateLines = async (ctx: Context, site: VisibleSite) => {
  const pagesOf = await pagesOfSite(ctx, site)
  const bySection = new Map<string | null, ReturnType<typeof alternatesIn>>()
  let length = 0
  return (section: string | null, page: string): string => {
    if (length >= mostAlternates) return ''
    const alternates = bySection.get(section) ?? alternatesIn(site, section, pagesOf)
    bySection.set(section, alternates)
    const text = alternates(page)
      .map(({ language, href }) => {
        const address = escapeHtml(`${site.origin}${href}`)
        return `<xhtml:link rel="alternate" hreflang="${language}" href="${address}"/>`
      })
      .join('')
    length += text.length
    return text
  }
}

/** The sitemap of a public site: the day that each page last changed, and the page in its other languages. */
export const sitemap = list('sitemap', async (ctx, site) => {
  const times = new Map<string, ReadonlyMap<string, string>>()
  const lines: string[] = []
  const alternates = await alternateLines(ctx, site)
  for await (const { siteSpace, pages, node } of listedPages(ctx, site)) {
    if (lines.length >= mostInMap) break
    if (!isIndexable(node.entry)) continue
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
    lines.push(
      `<url><loc>${address}</loc>${day === undefined ? '' : `<lastmod>${day}</lastmod>`}${alternates(siteSpace.parent, node.entry.id)}</url>`,
    )
  }
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${lines.join('\n')}\n</urlset>\n`
})

/** User text as a single line of a list; it cannot start another line or a link. */
const line = (text: string): string => text.replace(/\s+/g, ' ').replace(/[[\]]/g, '\\$&').trim()

/** The list of pages as text, for programs (llmstxt.org). */
export const llmsText = list('llms', async (ctx, site) => {
  const { model, origin } = site
  const lines = [`# ${line(lookOf(model, undefined).title ?? model.row.title)}\n`]
  let current: SiteSpaceItem | undefined
  for await (const listed of listedPages(ctx, site)) {
    const { siteSpace, node } = listed
    if (siteSpace !== current) {
      current = siteSpace
      const section = sectionOf(model.tree, siteSpace.parent)?.title
      const variant = siteSpace.title ?? model.heads.get(siteSpace.space)?.title ?? ''
      lines.push(
        `\n## ${line(section === undefined || section === variant ? variant : `${section}: ${variant}`)}\n`,
      )
    }
    if (node.entry.noIndex === true) continue
    const about = node.entry.description
    lines.push(
      `- [${line(node.entry.title)}](${origin}${namedHref(site, listed, '.md')})${about === undefined || about === '' ? '' : `: ${line(about)}`}`,
    )
  }
  return `${lines.join('\n')}\n`
})

/** Maximum size of the whole site as text, in UTF-16 units. */
const mostText = 8_000_000

/** All listed pages as one text, for programs, up to a size; the address of each is above it. */
export const llmsFullText = list('llms-full', async (ctx, site) => {
  const { model, origin } = site
  const texts = [`# ${line(lookOf(model, undefined).title ?? model.row.title)}\n`]
  let length = 0
  for await (const { siteSpace, pages, node } of listedPages(ctx, site)) {
    if (node.entry.noIndex === true) continue
    const address = `${origin}${namedHref(site, { siteSpace, node }, '.md')}`
    const found = { kind: 'page', siteSpace, pages, node, instead: false } as const
    const text = await pageMarkdown(ctx, site, found).catch((error: unknown) => {
      if (!isTooMuch(error)) throw error
      return `# ${line(node.entry.title)}\n\nThis page is too long for this file.\n`
    })
    if (length + text.length > mostText) {
      texts.push(`The rest is left out. Pages are listed at ${origin}${hrefOf(site, 'llms.txt')}\n`)
      break
    }
    length += text.length
    texts.push(`Source: ${address}\n\n${text}`)
  }
  return texts.join('\n---\n\n')
})

/** A page as Markdown, as the visitor sees it: without content hidden by conditions, and with links to pages of this site. */
export const pageMarkdown = async (ctx: Context, site: VisibleSite, found: FoundPage): Promise<string> => {
  const fencedBlocks = await fencedBlocksIn(ctx.store.read, found.siteSpace.space)
  const body = await textOfPage(ctx, site, found, { form: 'markdown', fencedBlocks })
  const { title, description } = found.node.entry
  return `# ${title}\n\n${description === undefined || description === '' ? '' : `${description}\n\n`}${body}`
}
