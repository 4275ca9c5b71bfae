/** The PDF layout input for a page of a site. */
import { serialize } from 'node:v8'
import { decodeEscapes } from '../../../content/links/decode-escapes.ts'
import { pdfDefinition, pdfSheets, sectionPlace } from '../../pages/pdf/pdf-document.ts'
import type { PdfPage } from '../../pages/pdf/pdf-document.ts'
import type { PdfContext, PdfPicture, PdfTarget } from '../../pages/pdf/pdf-text.ts'
import type { RenderNode } from '../../../content/render/render-node.ts'
import type { Resolve, ResolveAll, StoredPage } from './stored-page.ts'
import { readPage, renderAsking, renderPage, withPlainApis } from './stored-page.ts'

export interface SheetsInput {
  /** Absent if the page has no document. */
  readonly page: StoredPage | undefined
  readonly head: Pick<PdfPage, 'id' | 'title' | 'description'>
  readonly language: string | undefined
  /** Origin of the site, prefixed to URLs that start with a slash. */
  readonly origin: string
  /** Images that can be drawn, by URL. */
  readonly pictures: ReadonlyMap<string, PdfPicture>
}

const definition = (
  { head, language, origin, pictures }: SheetsInput,
  nodes: readonly RenderNode[],
): Uint8Array => {
  const target = (href: string): PdfTarget | undefined => {
    if (href.startsWith('#'))
      return { linkToDestination: sectionPlace(head.id, decodeEscapes(href.slice(1))) }
    if (href.startsWith('/')) return { link: `${origin}${href}` }
    return /^(https?|mailto|tel):/.test(href) ? { link: href } : undefined
  }
  const context: PdfContext = { target, picture: (src) => pictures.get(src), missing: new Set() }
  const sheets = [pdfSheets({ ...head, depth: 0, nodes }, false, context)]
  const { title } = head
  const { missing } = context
  const made = pdfDefinition({ title, subtitle: '', language, sheets, images: {}, missing })
  return serialize({ ...made, content: [...made.content] })
}

/** The definition without its images, serialized so that passing on a large one is fast. */
export const sheetsWith = (input: SheetsInput, resolve: Resolve): Uint8Array =>
  definition(input, input.page === undefined ? [] : renderPage(withPlainApis(readPage(input.page)), resolve))

/** The same when references are resolved by another process. */
export const run = async (
  input: SheetsInput,
  { resolve }: { readonly resolve: ResolveAll },
): Promise<Uint8Array> =>
  definition(
    input,
    input.page === undefined ? [] : await renderAsking(withPlainApis(readPage(input.page)), resolve),
  )
