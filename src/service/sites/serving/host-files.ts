/** What crawlers read at the root of the second origin, where they look for it whatever is below. */
import { escapeHtml } from '../../../site/html.ts'
import type { Context } from '../../context.ts'

/** Maximum sitemaps in one index (sitemaps.org). */
const mostSitemaps = 50_000

/** Pages of sites that are not for search engines say so themselves. */
export const hostRobots = ({ config }: Context): string =>
  `User-agent: *\nAllow: /\nDisallow: /~preview/\nDisallow: /~proxy/\nDisallow: /*/~search\n\nSitemap: ${config.sitesUrl}/sitemap.xml\n`

/** The sitemaps of all public sites that are served here, and not at a domain of their own. */
export const hostSitemap = async ({ config, store }: Context): Promise<string> => {
  const sites = await store.read
    .selectFrom('sites')
    .select('basename')
    .where('published', '=', 1)
    .where('visibility', '=', 'public')
    .where('hostname', 'is', null)
    .where('proxy', 'is', null)
    .orderBy('basename')
    .limit(mostSitemaps)
    .execute()
  const lines = sites.map(({ basename }) => {
    const address = `${config.sitesUrl}/${encodeURIComponent(basename)}/sitemap.xml`
    return `<sitemap><loc>${escapeHtml(address)}</loc></sitemap>`
  })
  return `<?xml version="1.0" encoding="UTF-8"?>\n<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${lines.join('\n')}\n</sitemapindex>\n`
}
