/** The rendered pages of a revision for a PDF; links to pages that are part of it lead inside the PDF. */
import type { ContentReference, RichTextDocument } from '../../../content/document/document.ts'
import { decodeEscapes } from '../../../content/links/decode-escapes.ts'
import { filesUsed, linksOf } from '../../../content/links/links.ts'
import type { PageNode } from '../../../content/tree/page-tree.ts'
import { rawHtml } from '../../../content/render/raw-html.ts'
import { emojiOf } from '../../../content/emoji/emoji.ts'
import { renderDocument } from '../../../content/render/render-document.ts'
import type { RenderNode, ResolvedReference } from '../../../content/render/render-node.ts'
import type { Hash, PageEntry } from '../../../content/revision/revision.ts'
import type { Addresses } from '../../../contract/wire/addresses.ts'
import type { ContentSnapshot } from '../../content/revisions/content-snapshot.ts'
import { expressionInput } from '../../content/revisions/expression-input.ts'
import type { PdfSource } from './pdf-document.ts'
import type { ChangedPdfPage, RecordLine } from './pdf-differences.ts'
import { differenceNodes, noteNodes, recordSheet } from './pdf-differences.ts'
import { blocksOf, pagePlace, pdfSheets, sectionPlace } from './pdf-document.ts'
import type { PdfNode } from './pdf-node.ts'
import type { StoredPictures } from './pdf-picture-nodes.ts'
import { drawnPictures } from './pdf-picture-nodes.ts'
import type { PdfContext, PdfTarget } from './pdf-text.ts'
import { expressionEvaluator } from '../../../content/render/evaluate-expression.ts'

/** Placeholder URLs for content of the space while a page is rendered; `.invalid` never resolves (RFC 2606). */
const inner = 'https://space.invalid'

export interface PdfContent {
  readonly title: string
  readonly subtitle: string
  readonly language?: string | undefined
  readonly organization: string
  readonly space: string
  readonly snapshot: ContentSnapshot
  readonly documentOf: (hash: Hash) => RichTextDocument
  /** Bytes of images by file id; missing ones are replaced by their text. */
  readonly pictures: StoredPictures
  readonly addresses: Addresses
}

/** Ids of the files used in the pages. */
export const fileIdsIn = (documents: Iterable<RichTextDocument>, space: string): ReadonlySet<string> => {
  const ids = new Set<string>()
  for (const document of documents) for (const file of filesUsed(linksOf(document), space)) ids.add(file)
  return ids
}

const resolveIn =
  ({ snapshot, addresses, organization, space }: PdfContent, page: string) =>
  (reference: ContentReference): ResolvedReference => {
    const broken = (title: string): ResolvedReference => ({ href: '', title, state: 'broken' })
    const ok = (href: string, title: string): ResolvedReference => ({ href, title, state: 'ok' })
    if ('space' in reference && reference.space !== undefined && reference.space !== space) {
      const { app } = addresses.space(organization, reference.space)
      return ok(app, app)
    }
    switch (reference.kind) {
      case 'url':
        return ok(reference.url, reference.url)
      case 'page': {
        const entry = snapshot.pages.get(reference.page)
        return entry ? ok(`${inner}/page/${entry.id}`, entry.title) : broken(reference.page)
      }
      case 'anchor': {
        const entry = snapshot.pages.get(reference.page ?? page)
        return entry
          ? ok(`${inner}/page/${entry.id}/${encodeURIComponent(reference.anchor)}`, entry.title)
          : broken(reference.anchor)
      }
      case 'file': {
        const file = snapshot.files.get(reference.file)
        return file ? ok(`${inner}/file/${file.id}`, file.name) : broken(reference.file)
      }
      case 'reusable-content': {
        const content = snapshot.reusableContents.get(reference.reusableContent)
        return broken(content?.title ?? reference.reusableContent)
      }
      case 'space': {
        const { app } = addresses.space(organization, reference.space)
        return ok(app, app)
      }
      case 'collection': {
        const { app } = addresses.collection(organization, reference.collection)
        return ok(app, app)
      }
      case 'user':
        return broken(reference.user)
      case 'openapi':
        return broken(reference.spec)
    }
  }

/** What drawing needs of the pages in `included`, and what it collects. */
const drawingContext = (content: PdfContent, included: ReadonlySet<string>) => {
  const { images, sizes } = drawnPictures(content.pictures)
  const found = new Map([...sizes].map(([id, picture]) => [`${inner}/file/${id}`, picture]))
  const target = (href: string): PdfTarget | undefined => {
    if (!href.startsWith(`${inner}/`)) return /^(https?|mailto|tel):/.test(href) ? { link: href } : undefined
    const [kind, id = '', anchor] = href.slice(inner.length + 1).split('/')
    if (kind === 'page' && included.has(id))
      return {
        linkToDestination: anchor === undefined ? pagePlace(id) : sectionPlace(id, decodeEscapes(anchor)),
      }
    // For files and for pages outside of the PDF, the URL in the application stays valid.
    const { addresses, organization, space } = content
    return {
      link:
        kind === 'page'
          ? addresses.page(organization, space, id).app
          : addresses.space(organization, space).app,
    }
  }
  const missing = new Set<string>()
  const context: PdfContext = { target, picture: (src) => found.get(src), missing }
  return { context, missing, images }
}

/** Renders a document as the text of a page. */
const rendererOf =
  (content: PdfContent, page: Pick<PageEntry, 'id' | 'title'>) =>
  (document: RichTextDocument): readonly RenderNode[] => {
    const { snapshot, documentOf } = content
    // A deleted page has no entry any more.
    const entry = snapshot.pages.get(page.id) ?? page
    return renderDocument(document, {
      resolve: resolveIn(content, page.id),
      evaluate: expressionEvaluator({ mode: 'true', input: expressionInput(snapshot, entry) }),
      reusableContent: ({ space, reusableContent }) => {
        const reused = snapshot.reusableContents.get(reusableContent)
        const isLocal = space === undefined || space === content.space
        return isLocal && reused ? documentOf(reused.document) : undefined
      },
      rawHtml,
      emoji: emojiOf,
    })
  }

interface DrawnSheets {
  /** Receives each page as returned by `pdfSheets`. */
  readonly put: (nodes: readonly PdfNode[]) => void
  /** Awaited after every page, so that long work can report progress and yield. */
  readonly each: (done: number) => Promise<void>
}

/** What the layout needs besides the pages. */
type Drawn = Pick<PdfSource, 'images' | 'missing'>

/** Draws these pages. */
export const pdfSource = async (
  content: PdfContent,
  nodes: readonly PageNode[],
  { put, each }: DrawnSheets,
): Promise<Drawn> => {
  const { documentOf } = content
  const included = new Set(nodes.map(({ entry }) => entry.id))
  const { context, missing, images } = drawingContext(content, included)
  const depths = new Map<string, number>()
  for (const [place, { entry }] of nodes.entries()) {
    const depth = entry.parent === null ? 0 : (depths.get(entry.parent) ?? -1) + 1
    depths.set(entry.id, depth)
    const drawn = entry.document === undefined ? [] : rendererOf(content, entry)(documentOf(entry.document))
    const parent = entry.parent !== null && included.has(entry.parent) ? entry.parent : undefined
    const { id, title, description } = entry
    const page = { id, title, description, depth, parent, nodes: drawn }
    put(pdfSheets(page, nodes.length > 1, context))
    await each(place + 1)
  }
  return { images, missing }
}

/** What a change request changes, and what happened to it. */
export interface PdfChanges {
  readonly pages: readonly ChangedPdfPage[]
  readonly record: readonly RecordLine[]
}

/** The changed pages with their differences, then the record. */
export const changesSource = async (
  content: PdfContent,
  { pages, record }: PdfChanges,
  { put, each }: DrawnSheets,
): Promise<Drawn> => {
  const { documentOf } = content
  const { context, missing, images } = drawingContext(content, new Set(pages.map(({ id }) => id)))
  for (const [place, page] of pages.entries()) {
    const { id, title, before, after } = page
    const head = { id, title, depth: 0, nodes: [] }
    const drawing = { render: rendererOf(content, page), draw: blocksOf(id, context) }
    const documentAt = (hash: Hash | undefined) => (hash === undefined ? undefined : documentOf(hash))
    put([
      ...pdfSheets(head, true, context),
      ...noteNodes(page, missing),
      ...differenceNodes(page, documentAt(before), documentAt(after), drawing),
    ])
    await each(place + 1)
  }
  put(recordSheet(record, missing))
  return { images, missing }
}
