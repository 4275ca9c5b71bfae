/**
 * The published page as a PDF, as the visitor sees it: without content hidden by conditions, and with links to pages of
 * the site. Built on demand in a separate process, cached by the hash of its inputs, and not available in previews. One
 * that was too large is not tried again until its inputs change; one that took too long, for some minutes.
 */
import { pdfBytes } from '../../pages/pdf/render-pdf.ts'
import { drawnPictures } from '../../pages/pdf/pdf-picture-nodes.ts'
import { readPictures } from '../../pages/pdf/pdf-pictures.ts'
import { Failure } from '../../http/failure.ts'
import { oneFor, Recent } from '../../recent-cache.ts'
import type { Context } from '../../context.ts'
import { lookOf } from '../model/sites.store.ts'
import { pageNamed } from '../visibility/page-form-path.ts'
import type { PagesOf } from '../visibility/page-link.ts'
import { fileHref, referenceResolver } from '../visibility/page-link.ts'
import { pageSheets } from './page-pdf-source.ts'
import { contentInputs, hashOf, pageText, storedPage } from './page-text.ts'
import type { PageText } from './page-text.ts'
import type { FoundPage } from '../visibility/resolved-path.ts'
import { pagesOfSpaces } from '../visibility/site-pages.ts'
import { areForEverybody } from '../visibility/visible-pages.ts'
import { isTooMuch, siteWorkOf } from './shared-work.ts'
import type { VisibleSite } from '../visibility/visible-site.ts'

/** Maximum bytes of the images of one page. */
const mostPictures = 30 * 1024 * 1024
/** Cache size in bytes. */
const mostKept = 48 * 1024 * 1024
/** Number of PDFs that are known to be too large. */
const mostRefusals = 10_000
/**
 * Number of PDFs built concurrently, each in its own process. When the queue is full, readers are told to retry later.
 */
const mostAtOnce = 2
const mostWaiting = 6

/** Milliseconds for images and layout together. */
const deadline = 60_000
/** Milliseconds before a PDF that took too long is tried again: the machine may have been busy. */
const timeoutKept = 10 * 60_000

interface Refusal {
  readonly failure: Failure
  /** When it may be tried again, in milliseconds since 1970. */
  readonly until: number
}

const isTimeout = (error: unknown): boolean => error instanceof DOMException && error.name === 'TimeoutError'

/** What is not tried again at once; undefined for any other error. */
const refusalOf = (error: unknown, now: number): Refusal | undefined => {
  if (error instanceof Failure && error.reason === 'too-large') return { failure: error, until: Infinity }
  if (!isTimeout(error)) return undefined
  const message = 'Laying out this page as a PDF takes too long. Print the page from your browser instead.'
  return { failure: new Failure('too-large', message), until: now + timeoutKept }
}

export interface PagePdf {
  readonly bytes: Buffer
  readonly name: string
  readonly key: string
  /** Whether all visitors get the same, which changes with the site only. */
  readonly isForEverybody: boolean
}

class PdfShelf {
  readonly #kept = new Recent<PagePdf>(mostKept)
  readonly #refused = new Recent<Refusal>(mostRefusals)
  readonly #making = new Map<string, Promise<PagePdf>>()
  readonly #waiting: (() => void)[] = []
  #running = 0

  /** Throws the failure of a PDF that is known to be too large. */
  find(key: string, now: number): PagePdf | undefined {
    const refusal = this.#refused.get(key)
    if (refusal && now < refusal.until) throw refusal.failure
    return this.#kept.get(key)
  }

  /** Whether the queue is full. */
  get isFull(): boolean {
    return this.#waiting.length >= mostWaiting
  }

  /** Builds it once for all concurrent requests. */
  make(key: string, now: () => number, work: () => Promise<PagePdf>): Promise<PagePdf> {
    const pending = this.#making.get(key)
    if (pending) return pending
    const made = this.#inTurn(work)
      .then((pdf) => this.#kept.set(key, pdf, pdf.bytes.length))
      .catch((error: unknown) => {
        const refusal = refusalOf(error, now())
        if (refusal === undefined) throw error
        throw this.#refused.set(key, refusal).failure
      })
      .finally(() => this.#making.delete(key))
    this.#making.set(key, made)
    return made
  }

  async #inTurn(work: () => Promise<PagePdf>): Promise<PagePdf> {
    if (this.#running >= mostAtOnce) await new Promise<void>((resolve) => this.#waiting.push(resolve))
    this.#running += 1
    try {
      return await work()
    } finally {
      this.#running -= 1
      this.#waiting.shift()?.()
    }
  }
}

const shelfOf = oneFor((_store: object) => new PdfShelf())

const nameOf = (title: string): string => `${title.replace(/[^\p{L}\p{N} ._-]+/gu, ' ').trim() || 'page'}.pdf`

/** Selects the glyphs of characters that several languages share. */
const languageIn = ({ model }: VisibleSite, { space }: FoundPage['siteSpace']): string | undefined =>
  model.heads.get(space)?.language ?? undefined

const made = async (
  ctx: Context,
  site: VisibleSite,
  found: FoundPage,
  { text, pagesOf, key }: { readonly text: PageText; readonly pagesOf: PagesOf; readonly key: string },
): Promise<PagePdf> => {
  const { pages, node, siteSpace } = found
  const { entry } = node
  const stored = await storedPage(ctx, site, found, text)
  const files = text.needs.files.flatMap((id) => pages.snapshot.files.get(id) ?? [])
  const signal = AbortSignal.timeout(deadline)
  const layOut = async (given: ReadonlyMap<string, Uint8Array>): Promise<Buffer> => {
    const { images, sizes } = drawnPictures(given)
    const pictures = new Map(
      files.flatMap((file) => {
        const picture = sizes.get(file.id)
        return picture === undefined ? [] : [[fileHref(site, siteSpace, file), picture] as const]
      }),
    )
    const { id, title, description } = entry
    const language = languageIn(site, siteSpace)
    const serialized = await siteWorkOf(ctx).sheets.run(`${key} ${pictures.size}`, () =>
      pageSheets(
        {
          page: stored?.page,
          head: { id, title, description },
          language,
          origin: site.origin,
          pictures,
        },
        stored?.weight ?? 0,
        referenceResolver(site, siteSpace, pagesOf, node),
      ),
    )
    return pdfBytes({ serialized, images }, signal)
  }
  const pictures = await readPictures(ctx, siteSpace.space, files, { most: mostPictures, signal })
  const bytes = await layOut(pictures).catch((error: unknown) => {
    if (pictures.size === 0 || isTooMuch(error) || signal.aborted) throw error
    // One corrupt image must not fail the whole page.
    ctx.log.warn({ err: error, page: entry.id }, 'Creating the PDF of a page without its images')
    return layOut(new Map())
  })
  return {
    bytes,
    name: nameOf(entry.title),
    key,
    isForEverybody: !text.needs.personal && areForEverybody(pages),
  }
}

/**
 * The PDF of the page at a path; undefined if the site offers none there. `may` is called before one is built; if it
 * returns false, or the queue is full, the result is `busy`.
 */
export const pagePdf = async (
  ctx: Context,
  site: VisibleSite,
  path: string,
  isAllowed: () => boolean,
): Promise<PagePdf | 'busy' | undefined> => {
  const found = await pageNamed(ctx, site, path)
  if (found === undefined || site.preview !== undefined) return undefined
  if (!lookOf(site.model, found.siteSpace.id).pdf.enabled) return undefined
  const text = await pageText(ctx, site, found)
  const pagesOf = await pagesOfSpaces(ctx, site, [found.siteSpace.space, ...text.needs.spaces])
  const key = hashOf([contentInputs(site, found, text, pagesOf), languageIn(site, found.siteSpace)])
  const shelf = shelfOf(ctx.store)
  const now = () => Date.parse(ctx.now())
  const known = shelf.find(key, now())
  if (known) return known
  if (shelf.isFull || !isAllowed()) return 'busy'
  return shelf.make(key, now, () => made(ctx, site, found, { text, pagesOf, key }))
}
