/** One page of a site: gathered, printed, and kept under the hash of all that it was made from. */
import type { ContentReference } from '../../../content/document.ts'
import { outline } from '../../../content/render/anchors.ts'
import { renderDocument } from '../../../content/render/render-document.ts'
import type { PageEntry } from '../../../content/revision.ts'
import { evaluatedDocument } from '../../../content/expressions/evaluated-document.ts'
import { codesOf } from '../../../site/body/print-code.ts'
import type { Formulas } from '../../../site/body/math.ts'
import type { PrintHelp } from '../../../site/page-document.ts'
import { printPage } from '../../../site/page-document.ts'
import type { PrintedPage } from '../../../site/page-shell.ts'
import type { ImageSizes, PageCover, SiteFrame, SitePageView } from '../../../site/page-view.ts'
import { wordsOf } from '../../../site/words.ts'
import { feedbackCommentLimit } from '../../../contract/site-feedback.ts'
import { hotQuery } from '../../storage/hot-query.ts'
import type { Surroundings } from '../../surroundings.ts'
import { CodeColourer } from './code-colourer.ts'
import { breadcrumbsOf, navigationOf, neighboursOf } from './navigation.ts'
import { namedHref } from './named-page.ts'
import { contentParts, hashOf, navigationSpaces, pageText, renderContext } from './page-text.ts'
import type { PageText } from './page-text.ts'
import { KeptPage, pageCacheOf } from './page-cache.ts'
import type { PagesOf } from './page-link.ts'
import { fileHref, pageHref, referenceResolver } from './page-link.ts'
import { feedbackAt, feedbackHref } from './page-feedback.ts'
import { pagePolicy } from './page-policy.ts'
import type { FoundPage } from './resolved.ts'
import { siteFrame, spacesOfFrame } from './site-frame.ts'
import { pagesOfSpaces } from './site-pages.ts'
import type { VisibleSite } from './visible-site.ts'

/** Colours that are not ready by then are left to the next reader. */
const patience = 12

const colourer = new CodeColourer()

const timesOf = hotQuery<[string, string], { updated_at: string }, string | undefined>(
  (db, space, page) =>
    db.selectFrom('page_times').select('updated_at').where('space', '=', space).where('page', '=', page),
  ([row]) => row?.updated_at,
)

/** One address for search engines: under the host and path of the owner's own server when the site has one. */
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

/** The page, printed now or before. `whole` is false when some colours are still being made. */
export const sitePage = async (
  around: Surroundings,
  site: VisibleSite,
  found: FoundPage,
): Promise<{ readonly page: KeptPage; readonly whole: boolean }> => {
  const { store, config } = around
  const { pages, node, siteSpace } = found
  const { entry } = node
  const cache = pageCacheOf(store)
  const text = await pageText(around, found)
  const spaces = [
    ...spacesOfFrame(site, siteSpace),
    ...text.needs.spaces,
    ...navigationSpaces(pages.snapshot),
  ]
  const pagesOf = await pagesOfSpaces(around, site, spaces)
  const frame = siteFrame(site, siteSpace, pagesOf, { pages, node })
  const updatedAt = await timesOf(store.read, siteSpace.space, entry.id)
  const key = hashOf([
    contentParts(site, found, text, pagesOf),
    site.indexed,
    updatedAt,
    found.instead,
    frame,
  ])
  const known = site.preview === undefined ? cache.page(key) : undefined
  if (known) return { page: known, whole: true }
  const view = pageView(site, found, frame, text, pagesOf, updatedAt, around.addresses)
  const { colours, whole } = await colourer.colours(codesOf(view.page.nodes), patience)
  const { html, style } = await printed(view, { colours, sizes: sizesOf(site, found, text) })
  cache.printed += 1
  const page = new KeptPage(html, pagePolicy(style, config.baseUrl, site))
  if (whole && site.preview === undefined) cache.keepPage(key, page)
  return { page, whole }
}

// Loaded by the first page that holds a formula: the start and the others do without.
let formulas: Formulas | undefined

const printed = async (view: SitePageView, help: Omit<PrintHelp, 'formulas'>): Promise<PrintedPage> => {
  const page = printPage(view, { ...help, formulas })
  if (!page.formulas || formulas !== undefined) return page
  formulas = (await import('../../../content/render/math.ts')).mathMarkup
  return printPage(view, { ...help, formulas })
}

const pageView = (
  site: VisibleSite,
  found: FoundPage,
  frame: SiteFrame,
  text: PageText,
  pagesOf: PagesOf,
  updatedAt: string | undefined,
  addresses: Surroundings['addresses'],
): SitePageView => {
  const { pages, node, siteSpace, instead } = found
  const { entry } = node
  const context = renderContext(site, found, text, pagesOf)
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
    ...(instead && { notice: wordsOf(customization).nearest }),
    page: {
      title: entry.title,
      description: entry.description,
      emoji: entry.emoji,
      icon: entry.icon,
      cover: coverOf(site, found, pagesOf),
      layout: layoutOf(entry),
      nodes: text.document === undefined ? [] : renderDocument(text.document, context),
      // Headings inside what this visitor does not see are no entries of the outline.
      outline:
        text.document === undefined
          ? []
          : outline(
              text.needs.personal ? evaluatedDocument(text.document, context.expressions) : text.document,
            ),
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

/** Sizes of the files that the page shows, by their address on this site. */
const sizesOf = (site: VisibleSite, { pages, siteSpace }: FoundPage, { needs }: PageText): ImageSizes => {
  const sizes = new Map(
    needs.files.flatMap((id) => {
      const file = pages.snapshot.files.get(id)
      return file?.dimensions ? [[fileHref(site, siteSpace, file), file.dimensions] as const] : []
    }),
  )
  return (src) => sizes.get(src)
}
