/** What a document needs to be loaded before it can be rendered. */
import type { ContentReference, RichTextDocument } from '../../content/document/document.ts'
import { filesUsed, linksOf, pagesLinked } from '../../content/links/links.ts'
import type { RawHtml } from '../../content/render/render-context.ts'
import { walk } from '../../content/document/walk.ts'
import type { RichTextDocument as WireDocument } from '../../client/types.gen.ts'

/**
 * Casts a document of the API to the content type. The shape is the same; the generated client cannot express that
 * `data` is JSON.
 */
export const documentOf = (wire: WireDocument): RichTextDocument => wire as RichTextDocument

export interface DocumentNeeds {
  /** Ids of the files of its space that it shows or links to. */
  readonly files: readonly string[]
  /** Whether it contains raw HTML, which needs a parser. */
  readonly rawHtml: boolean
  /** Ids of the pages of its space that it links to. */
  readonly pages: readonly string[]
  /** References to reusable content, in page order, without duplicates. */
  readonly reusableContents: readonly Extract<ContentReference, { kind: 'reusable-content' }>[]
}

export const documentNeeds = (document: RichTextDocument, space: string): DocumentNeeds => {
  const links = linksOf(document)
  const reused = new Map<string, Extract<ContentReference, { kind: 'reusable-content' }>>()
  for (const { reference } of links)
    if (reference.kind === 'reusable-content') reused.set(reference.reusableContent, reference)
  let rawHtml = false
  for (const { node } of walk(document)) rawHtml ||= node.object !== 'text' && node.type === 'html'
  return {
    files: [...filesUsed(links, space)],
    pages: [...pagesLinked(links, space)],
    rawHtml,
    reusableContents: [...reused.values()],
  }
}

/** Loads the parser of raw HTML, which only some pages need. */
export const loadRawHtml = async (): Promise<RawHtml> =>
  (await import('../../content/render/raw-html.ts')).rawHtml
