/** What must be there before a document can be drawn, beside its own text. */
import type { ContentReference, RichTextDocument } from '../../content/document/document.ts'
import { filesUsed, linksOf } from '../../content/links/links.ts'
import type { RawHtml } from '../../content/render/render-context.ts'
import { walk } from '../../content/document/walk.ts'
import type { RichTextDocument as WireDocument } from '../../client/types.gen.ts'

/**
 * A document as the wire carries it, as content knows it. They are one shape; the generated client only cannot say
 * that what stands in `data` is JSON.
 */
export const documentOf = (wire: WireDocument): RichTextDocument => wire as RichTextDocument

export interface DocumentNeeds {
  /** Whether it shows or links files of its space. */
  readonly files: boolean
  /** Whether raw HTML stands in it, which takes a parser. */
  readonly rawHtml: boolean
  /** Pieces of reusable content, in page order, each once. */
  readonly reusableContents: readonly Extract<ContentReference, { kind: 'reusable-content' }>[]
}

export const documentNeeds = (document: RichTextDocument, space: string): DocumentNeeds => {
  const links = linksOf(document)
  const reused = new Map<string, Extract<ContentReference, { kind: 'reusable-content' }>>()
  for (const { reference } of links)
    if (reference.kind === 'reusable-content') reused.set(reference.reusableContent, reference)
  let rawHtml = false
  for (const { node } of walk(document)) rawHtml ||= node.object !== 'text' && node.type === 'html'
  return { files: filesUsed(links, space).size > 0, rawHtml, reusableContents: [...reused.values()] }
}

/** Fetches the parser of raw HTML, which only some pages need. */
export const loadRawHtml = async (): Promise<RawHtml> =>
  (await import('../../content/render/raw-html.ts')).rawHtml
