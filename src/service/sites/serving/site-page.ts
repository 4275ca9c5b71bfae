/** Renders one page of a site and caches it by the hash of all its inputs. */
import type { ContentReference } from '../../../content/document/document.ts'
import type { PageEntry } from '../../../content/revision/revision.ts'
import type { PrintHelp } from '../../../site/pages/page-body.ts'
import { printBody } from '../../../site/pages/page-body.ts'
import { bodyOptions, printPageAround } from '../../../site/pages/page-document.ts'
import type { PageAround, PageCover, SiteFrame, SitePageView } from '../../../site/page-view.ts'
import { frameText } from '../../../site/frame-text.ts'
import { feedbackCommentLimit } from '../../../contract/sites/feedback-schemas.ts'
import { hotQuery } from '../../storage/hot-query.ts'
import type { Context } from '../../context.ts'
import { breadcrumbsOf, navigationOf, neighboursOf } from '../visibility/navigation.ts'
import { namedHref } from '../visibility/page-form-path.ts'
import { pageBody } from '../rendering/page-body.ts'
import type { BodyInput } from '../rendering/page-body.task.ts'
import { contentParts, hashOf, navigationSpaces, pageText, storedPage } from '../rendering/page-text.ts'
import type { PageText } from '../rendering/page-text.ts'
import { KeptPage, pageCacheOf } from '../rendering/page-cache.ts'
import type { PagesOf } from '../visibility/page-link.ts'
import { fileHref, pageHref, referenceResolver } from '../visibility/page-link.ts'
import { feedbackAt, feedbackHref } from './page-feedback.ts'
import { pagePolicy } from './page-policy.ts'
import type { FoundPage } from '../visibility/resolved-path.ts'
import { siteFrame, spacesOfFrame } from './site-frame.ts'
import { pagesOfSpaces } from '../visibility/site-pages.ts'
import { siteWorkOf } from '../rendering/shared-work.ts'
import type { VisibleSite } from '../visibility/visible-site.ts'

const timesOf = hotQuery<[string, string], { updated_at: string }, string | undefined>(
  (db, space, page) =>
    db.selectFrom('page_times').select('updated_at').where('space', '=', space).where('page', '=', page),
  ([row]) => row?.updated_at,
)

/** The canonical URL for search engines: on the owner's own server if the site has a proxy. */
const canonicalOf = ({ model, origin, base }: VisibleSite, href: string): string => {
  const { proxy } = model.row
  return proxy === null ? `${origin}${href}` : `https://${proxy.replace(/\/$/, '')}${href.slice(base.length)}`
}

const layoutOf = ({ layout = {} }: PageEntry) => ({
  wide: layout.width === 'wide',
  title: layout.title ?? true,
  description: layout.description ?? true,
  tableOfContents: layout.tableOfContents ?? true,
  outline: layout.outline ?? true,
  pagination: layout.pagination ?? true,
  metadata: layout.metadata ?? true,
})

const coverOf = (
  site: VisibleSite,
  { pages, node, siteSpace }: FoundPage,
  pagesOf: PagesOf,
): PageCover | undefined => {
  const { cover, layout } = node.entry
  if (cover?.ref === undefined || layout?.cover === false) return undefined
  const resolve = referenceResolver(site, siteSpace, pagesOf)
  const hrefTo = (ref: ContentReference | undefined) => {
    const target = ref === undefined ? undefined : resolve(ref)
    return target?.state === 'ok' && /^(https?:\/\/|\/)/.test(target.href) ? target.href : undefined
  }
  const light = hrefTo(cover.ref)
  return light === undefined || pages.barred.has(node.entry.id)
    ? undefined
    : {
        light,
        dark: hrefTo(cover.refDark),
        height: cover.height ?? 240,
        position: cover.yPos ?? 0,
        full: layout?.coverSize === 'full',
      }
}

/** Milliseconds. A page that took longer is reused for a while even if its highlighting is incomplete. */
const quick = 100

/** The rendered page, possibly cached. `whole` is false while highlighting is pending. */
export const sitePage = async (
  ctx: Context,
  site: VisibleSite,
  found: FoundPage,
): Promise<{ readonly page: KeptPage; readonly whole: boolean }> => {
  const { store } = ctx
  const { pages, node, siteSpace } = found
  const { entry } = node
  const cache = pageCacheOf(store)
  const text = await pageText(ctx, found)
  const spaces = [
    ...spacesOfFrame(site, siteSpace),
    ...text.needs.spaces,
    ...navigationSpaces(pages.snapshot),
  ]
  const pagesOf = await pagesOfSpaces(ctx, site, spaces)
  const frame = siteFrame(site, siteSpace, pagesOf, { pages, node })
  const updatedAt = await timesOf(store.read, siteSpace.space, entry.id)
  const key = hashOf([
    contentParts(site, found, text, pagesOf),
    site.indexed,
    updatedAt,
    found.instead,
    frame,
  ])
  const make = async () => {
    const view = pageView(site, found, frame, pagesOf, updatedAt, ctx.addresses)
    const made = await printed(ctx, site, found, { view, text, pagesOf })
    cache.printed += 1
    return made
  }
  // Previews are neither cached nor shared.
  if (site.preview !== undefined) return make()
  const known = cache.page(key)
  if (known) return { page: known, whole: true }
  const work = siteWorkOf(ctx)
  const now = () => Date.parse(ctx.now())
  const unfinished = work.unfinished.get(key)
  if (unfinished !== undefined && unfinished.until > now()) return { page: unfinished.page, whole: false }
  return work.pages.run(key, async () => {
    const begun = now()
    const made = await make()
    const took = now() - begun
    if (made.whole) cache.keepPage(key, made.page)
    // Highlighting may take minutes; reuse the page so that readers do not keep the pool busy with it.
    else if (took > quick) {
      const until = now() + took * 10
      work.unfinished.set(key, { page: made.page, until }, made.page.size)
    }
    return made
  })
}

interface Gathered {
  readonly view: SitePageView<PageAround>
  readonly text: PageText
  readonly pagesOf: PagesOf
}

const printed = async (
  ctx: Context,
  site: VisibleSite,
  found: FoundPage,
  { view, text, pagesOf }: Gathered,
): Promise<{ readonly page: KeptPage; readonly whole: boolean }> => {
  const options = bodyOptions(view)
  const stored = await storedPage(ctx, site, found, text)
  const resolve = referenceResolver(site, found.siteSpace, pagesOf, found.node)
  const sizes = sizesOf(site, found, text)
  const body =
    stored === undefined
      ? { ...printBody({ nodes: [], outline: [] }, options, noHelp), whole: true }
      : await pageBody(
          { page: stored.page, personal: text.needs.personal, options, sizes },
          stored.weight,
          resolve,
        )
  const { html, style } = printPageAround(view, body)
  return {
    page: new KeptPage(html, pagePolicy(style, ctx.config.baseUrl, site)),
    whole: body.whole,
  }
}

const noHelp: PrintHelp = { colours: () => undefined, formulas: undefined, sizes: () => undefined }

const pageView = (
  site: VisibleSite,
  found: FoundPage,
  frame: SiteFrame,
  pagesOf: PagesOf,
  updatedAt: string | undefined,
  addresses: Context['addresses'],
): SitePageView<PageAround> => {
  const { pages, node, siteSpace, instead } = found
  const { entry } = node
  const { customization } = frame
  const href = pageHref(site, siteSpace, pages, node)
  const noIndex = !site.indexed || instead || entry.noIndex === true || entry.noRobotsIndex === true
  const row = site.model.row
  const asText = row.agents_context !== 'excluded' && customization.pageActions.markdown
  return {
    frame,
    navigation: navigationOf(site, siteSpace, pages, node, pagesOf),
    breadcrumbs: breadcrumbsOf(site, siteSpace, pages, node),
    ...neighboursOf(site, siteSpace, pages, node),
    ...(instead && { notice: frameText(customization).nearest }),
    page: {
      title: entry.title,
      description: entry.description,
      emoji: entry.emoji,
      icon: entry.icon,
      cover: coverOf(site, found, pagesOf),
      layout: layoutOf(entry),
      updatedAt,
      canonical: site.indexed ? canonicalOf(site, href) : undefined,
      noIndex,
      markdown: asText ? namedHref(site, found, 'md') : undefined,
      pdf:
        customization.pdf.enabled && site.preview === undefined ? namedHref(site, found, 'pdf') : undefined,
      edit: customization.git.showEditLink
        ? addresses.pageEdit(row.organization, siteSpace.space, entry.id).app
        : undefined,
      feedback: customization.feedback.enabled
        ? { action: feedbackHref(site), at: feedbackAt(found), most: feedbackCommentLimit }
        : undefined,
    },
  }
}

/** Dimensions of the page's files, by URL on this site. */
const sizesOf = (
  site: VisibleSite,
  { pages, siteSpace }: FoundPage,
  { needs }: PageText,
): BodyInput['sizes'] =>
  new Map(
    needs.files.flatMap((id) => {
      const file = pages.snapshot.files.get(id)
      return file?.dimensions ? [[fileHref(site, siteSpace, file), file.dimensions] as const] : []
    }),
  )
