/** The updates of a page as a feed (RSS 2.0), for people who follow a changelog. */
import { escapeHtml } from '../../../site/html.ts'
import type { Context } from '../../context.ts'
import { lookOf } from '../model/sites.store.ts'
import { pageForm } from '../rendering/page-as-text.ts'
import { contentInputs, hashOf, pageText, storedPage } from '../rendering/page-text.ts'
import type { PageUpdate } from '../rendering/page-updates.ts'
import { siteWorkOf } from '../rendering/shared-work.ts'
import { namedHref, pageNamed } from '../visibility/page-form-path.ts'
import { pageHref, referenceResolver } from '../visibility/page-link.ts'
import type { FoundPage } from '../visibility/resolved-path.ts'
import { pagesOfSpaces } from '../visibility/site-pages.ts'
import type { VisibleSite } from '../visibility/visible-site.ts'

export const feedEnding = '/rss.xml'

const updatesIn = async (
  ctx: Context,
  site: VisibleSite,
  found: FoundPage,
): Promise<readonly PageUpdate[]> => {
  const { siteSpace, node } = found
  const text = await pageText(ctx, site, found)
  const pagesOf = await pagesOfSpaces(ctx, site, [siteSpace.space, ...text.needs.spaces])
  const key = hashOf([contentInputs(site, found, text, pagesOf), 'updates'])
  const json = await siteWorkOf(ctx).text(site, key, async () => {
    const stored = await storedPage(ctx, site, found, text)
    if (stored === undefined) return '[]'
    const resolve = referenceResolver(site, siteSpace, pagesOf, node)
    return pageForm({ page: stored.page, form: 'updates' }, stored.weight, resolve)
  })
  return JSON.parse(json) as readonly PageUpdate[]
}

/** An element with text; nothing if there is none. */
const tag = (name: string, text: string): string =>
  text === '' ? '' : `<${name}>${escapeHtml(text)}</${name}>`

/** In the form of RFC 822, which RSS asks for; nothing if it is no date. */
const published = (date: string): string => {
  const time = Date.parse(date)
  return Number.isNaN(time) ? '' : tag('pubDate', new Date(time).toUTCString())
}

const itemOf = ({ date, tags, title, anchor, text }: PageUpdate, address: string): string => {
  const link = anchor === undefined ? address : `${address}#${encodeURIComponent(anchor)}`
  const [firstLine = ''] = text.split('\n')
  // Without a heading, the day and the beginning tell an update from the others of the page.
  const id = [link, date, ...(anchor === undefined ? [firstLine] : [])]
    .filter((part) => part !== '')
    .join(' ')
  const guid = `<guid isPermaLink="false">${escapeHtml(id)}</guid>`
  const categories = tags.map((one) => tag('category', one)).join('')
  const parts = [tag('title', title === '' ? firstLine : title), tag('link', link), guid, published(date)]
  return `<item>${parts.join('')}${categories}${tag('description', text)}</item>`
}

/** The feed of the page at a path; undefined if the page does not exist for the visitor or has no updates. */
export const pageFeed = async (
  ctx: Context,
  site: VisibleSite,
  path: string,
): Promise<string | undefined> => {
  const found = await pageNamed(ctx, site, path)
  if (found === undefined) return undefined
  const updates = await updatesIn(ctx, site, found)
  if (updates.length === 0) return undefined
  const { model, origin } = site
  const { title, description } = found.node.entry
  const siteTitle = lookOf(model, undefined).title ?? model.row.title
  const address = `${origin}${pageHref(site, found.siteSpace, found.pages, found.node)}`
  const own = escapeHtml(`${origin}${namedHref(site, found, feedEnding)}`)
  const about = description === undefined || description === '' ? title : description
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>${[
    tag('title', title === siteTitle ? title : `${title} | ${siteTitle}`),
    tag('link', address),
    tag('description', about),
    `<atom:link href="${own}" rel="self" type="application/rss+xml"/>`,
    ...updates.map((update) => `\n${itemOf(update, address)}`),
  ].join('')}
</channel></rss>
`
}
