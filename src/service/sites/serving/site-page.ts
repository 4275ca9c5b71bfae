/** Renders one page of a site and caches it by the hash of all its inputs. */
import type { ContentReference } from '../../../content/document/document.ts'
import type { PageEntry } from '../../../content/revision/revision.ts'
import type { PrintHelp } from '../../../site/pages/page-body.ts'
import { printBody } from '../../../site/pages/page-body.ts'
import { bodyOptions, printPageAround } from '../../../site/pages/page-document.ts'
import type { PageAround, PageCover, SiteFrame, SiteLink, SitePageView } from '../../../site/page-view.ts'
import { frameText } from '../../../site/frame-text.ts'
import { languageTag } from '../../../site/text-language.ts'
import { feedbackCommentLimit } from '../../../contract/sites/feedback-schemas.ts'
import { hotQuery } from '../../storage/hot-query.ts'
import type { Context } from '../../context.ts'
import { alternatesIn } from '../visibility/page-alternates.ts'
import { breadcrumbsOf, navigationOf, neighboursOf } from '../visibility/navigation.ts'
import { namedHref } from '../visibility/page-form-path.ts'
import { feedEnding } from './text-files/page-feed.ts'
import { pageBody } from '../rendering/page-body.ts'
import type { BodyInput } from '../rendering/page-body.task.ts'
import { contentInputs, hashOf, navigationSpaces, pageText, storedPage } from '../rendering/page-text.ts'
import type { PageText } from '../rendering/page-text.ts'
import { KeptPage, pageCacheOf, type Answer } from '../rendering/page-cache.ts'
import type { PagesOf } from '../visibility/page-link.ts'
import { fileHref, pageHref, referenceResolver } from '../visibility/page-link.ts'
import { feedbackAt, feedbackHref } from './page-feedback.ts'
import { socialImageOf } from './files/site-social-picture.ts'
import { viewHref } from './page-view.ts'
import { pagePolicy } from './page-policy.ts'
import type { FoundPage } from '../visibility/resolved-path.ts'
import { possibleSourceTexts, sourceTexts } from '../../translations/source-texts.queries.ts'
import type { SourceTexts } from '../../translations/texts-in-source.ts'
import { fieldsInSource } from '../../translations/texts-in-source.ts'
import { integrationOrigin, pageWithBlocks } from '../blocks/page-with-blocks.ts'
import { siteFrame, spacesOfFrame } from './site-frame.ts'
import { pagesOfSpaces } from '../visibility/site-pages.ts'
import { siteWorkOf } from '../rendering/shared-work.ts'
import { areForEverybody } from '../visibility/visible-pages.ts'
import type { VisibleSite } from '../visibility/visible-site.ts'
import { hrefOf, isIndexable } from '../visibility/visible-site.ts'

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

/** Links that open an assistant with a question about the page. */
const assistantsFor = (address: string): readonly SiteLink[] => {
  const question = encodeURIComponent(`Read ${address} and answer questions about it.`)
  return [
    { title: 'ChatGPT', href: `https://chatgpt.com/?q=${question}` },
    { title: 'Claude', href: `https://claude.ai/new?q=${question}` },
  ]
}

/** Milliseconds. A page that took longer is reused for a while even if its highlighting is incomplete. */
const quick = 100

interface Printed extends Pick<Answer, 'madeFrom'> {
  readonly page: KeptPage
  readonly whole: boolean
}

/**
 * The page as it is now. `whole` is false while highlighting is pending, and for pages that change at any time.
 * `isCurrent` tells of a whole page with blocks of integrations whether it may be sent again.
 */
export const sitePage = async (
  ctx: Context,
  site: VisibleSite,
  found: FoundPage,
): Promise<Printed & Pick<Answer, 'isCurrent'>> => {
  const made = await printedPage(ctx, site, found)
  const { blocks } = made.page
  if (blocks === undefined) return made
  const { page, isCurrent } = await pageWithBlocks(ctx, site, found, { page: made.page, blocks })
  return isCurrent === undefined ? { page, whole: false } : { page, whole: made.whole, isCurrent }
}

/** The rendered page without blocks of integrations, possibly cached. `whole` is false while highlighting is pending. */
const printedPage = async (ctx: Context, site: VisibleSite, found: FoundPage): Promise<Printed> => {
  const { store } = ctx
  const { pages, node, siteSpace } = found
  const { entry } = node
  const cache = pageCacheOf(store)
  const text = await pageText(ctx, site, found)
  const spaces = [
    ...spacesOfFrame(site, siteSpace),
    ...text.needs.spaces,
    ...navigationSpaces(pages.snapshot),
  ]
  const pagesOf = await pagesOfSpaces(ctx, site, spaces)
  const frame = siteFrame(site, siteSpace, pagesOf, { pages, node })
  const updatedAt = await timesOf(store.read, siteSpace.space, entry.id)
  const possible = await possibleSourceTexts(store, siteSpace.space, [entry.id, ...text.reused.keys()])
  const key = hashOf([
    contentInputs(site, found, text, pagesOf),
    site.indexed,
    site.model.isViewed,
    site.model.row.script_sources,
    updatedAt,
    found.instead,
    frame,
    possible?.stamp,
  ])
  const make = async () => {
    const untranslated = possible && (await sourceTexts(store, possible))
    const view = pageView(ctx, site, found, frame, { pagesOf, updatedAt, untranslated })
    const made = await printed(ctx, site, found, { view, text, pagesOf, untranslated })
    cache.printed += 1
    return made
  }
  // Previews are neither cached nor shared.
  if (site.preview !== undefined) return make()
  // New versions of an API do not change the site's stamp: its pages are looked up by their inputs each time.
  const isSettled = text.apis.size === 0
  const known = cache.page(key)
  const isForEverybody = !text.needs.personal && [...pagesOf.values()].every(areForEverybody)
  const madeFrom: Answer['madeFrom'] = isForEverybody
    ? { spaces: [...pagesOf.keys()], apis: !isSettled }
    : undefined
  if (known) return { page: known, whole: isSettled, madeFrom }
  const work = siteWorkOf(ctx)
  const now = () => Date.parse(ctx.now())
  const unfinished = work.unfinished.get(key)
  if (unfinished !== undefined && unfinished.until > now()) return { page: unfinished.page, whole: false }
  return work.pages.run(key, async () => {
    const startedAt = now()
    const made = await make()
    const elapsed = now() - startedAt
    if (made.whole) cache.keepPage(key, made.page)
    // Highlighting may take minutes; reuse the page so that readers do not keep the pool busy with it.
    else if (elapsed > quick) {
      const until = now() + elapsed * 10
      work.unfinished.set(key, { page: made.page, until }, made.page.size)
    }
    return { ...made, whole: made.whole && isSettled, ...(made.whole && { madeFrom }) }
  })
}

interface Gathered {
  readonly view: SitePageView<PageAround>
  readonly text: PageText
  readonly pagesOf: PagesOf
  readonly untranslated: SourceTexts | undefined
}

const printed = async (
  ctx: Context,
  site: VisibleSite,
  found: FoundPage,
  { view, text, pagesOf, untranslated }: Gathered,
): Promise<{ readonly page: KeptPage; readonly whole: boolean }> => {
  const options = bodyOptions(view)
  const stored = await storedPage(ctx, site, found, text)
  const resolve = referenceResolver(site, found.siteSpace, pagesOf, found.node)
  const sizes = sizesOf(site, found, text)
  const body =
    stored === undefined
      ? { ...printBody({ nodes: [], outline: [] }, options, noHelp), whole: true }
      : await pageBody(
          {
            page: {
              ...stored.page,
              ...(untranslated && { untranslated: { owner: found.node.entry.id, texts: untranslated } }),
            },
            personal: text.needs.personal,
            ...{ options, sizes },
          },
          stored.weight,
          resolve,
        )
  const { html, style } = printPageAround(view, body)
  const { diagramFrame } = view.page
  const own = body.diagrams && diagramFrame !== undefined ? [new URL(diagramFrame).origin] : []
  const policy = (frames: readonly string[]): string =>
    pagePolicy(style, ctx.config.baseUrl, site, { frames: [...own, ...frames], connects: body.connects })
  const blocks = body.blocks.length === 0 ? undefined : { list: body.blocks, frame: view.frame, policy }
  return {
    page: new KeptPage(html, policy([]), blocks),
    whole: body.whole,
  }
}

const noHelp: PrintHelp = { colours: () => undefined, formulas: undefined, sizes: () => undefined }

const pageView = (
  ctx: Context,
  site: VisibleSite,
  found: FoundPage,
  frame: SiteFrame,
  {
    pagesOf,
    updatedAt,
    untranslated,
  }: Pick<Gathered, 'pagesOf' | 'untranslated'> & { readonly updatedAt: string | undefined },
): SitePageView<PageAround> => {
  const { pages, node, siteSpace, instead } = found
  const { entry } = node
  const { customization } = frame
  const href = pageHref(site, siteSpace, pages, node)
  const noIndex = !site.indexed || instead || !isIndexable(entry)
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
      languages: untranslated && languagesOf(entry, untranslated),
      emoji: entry.emoji,
      icon: entry.icon,
      cover: coverOf(site, found, pagesOf),
      socialImage: customization.socialPreview.url === undefined ? socialImageOf(site, found) : undefined,
      layout: layoutOf(entry),
      updatedAt,
      canonical: site.indexed ? canonicalOf(site, href) : undefined,
      noIndex,
      alternates: noIndex
        ? []
        : alternatesIn(
            site,
            siteSpace.parent,
            pagesOf,
          )(entry.id).map(({ language, href: to }) => ({ language, href: canonicalOf(site, to) })),
      assistants:
        customization.pageActions.externalAI && site.indexed
          ? assistantsFor(canonicalOf(site, asText ? namedHref(site, found, '.md') : href))
          : undefined,
      markdown: asText ? namedHref(site, found, '.md') : undefined,
      feed: namedHref(site, found, feedEnding),
      pdf:
        customization.pdf.enabled && site.preview === undefined ? namedHref(site, found, '.pdf') : undefined,
      edit: customization.git.showEditLink
        ? ctx.addresses.pageEdit(row.organization, siteSpace.space, entry.id).app
        : undefined,
      // Diagrams are foreign text: the origin of integrations shares nothing with sites.
      diagramFrame: `${integrationOrigin(ctx, 'mermaid')}/frames/diagram.html`,
      integrations: {
        endpoint: hrefOf(site, '~integrations'),
        page: { id: entry.id, path: href.slice(site.base.length) || '/', title: entry.title },
      },
      feedback: customization.feedback.enabled
        ? { action: feedbackHref(site), at: feedbackAt(found), most: feedbackCommentLimit }
        : undefined,
      views:
        site.model.isViewed && site.preview === undefined
          ? { action: viewHref(site), at: feedbackAt(found) }
          : undefined,
    },
  }
}

const languagesOf = (entry: PageEntry, texts: SourceTexts): PageAround['languages'] => {
  const fields = fieldsInSource(texts, entry.id, entry)
  const language = languageTag(texts.language)
  return {
    title: fields.has('page:title') ? language : undefined,
    description: fields.has('page:description') ? language : undefined,
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
