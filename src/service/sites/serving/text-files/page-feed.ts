/** The updates of a page as a feed (RSS 2.0), for people who follow a changelog. */
import { escapeHtml } from '../../../../site/html.ts'
import type { Context } from '../../../context.ts'
import { lookOf } from '../../model/sites.store.ts'
import type { PageUpdate } from '../../rendering/page-updates.ts'
import { namedHref } from '../../visibility/page-form-path.ts'
import { pageHref } from '../../visibility/page-link.ts'
import type { FoundPage } from '../../visibility/resolved-path.ts'
import type { VisibleSite } from '../../visibility/visible-site.ts'
import { textOfPage } from './text-of-page.ts'

export const feedEnding = '/rss.xml'

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

/** The feed of a page; undefined if it has no updates. */
export const pageFeed = async (
  ctx: Context,
  site: VisibleSite,
  found: FoundPage,
): Promise<string | undefined> => {
  const text = await textOfPage(ctx, site, found, { form: 'updates' })
  const updates = text === '' ? [] : (JSON.parse(text) as readonly PageUpdate[])
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
