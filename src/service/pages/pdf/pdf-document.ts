/** Pages of a space as one document for layout: a title, a list of pages, then each page on a new sheet. Pure. */
import type { RenderNode } from '../../../content/render/render-node.ts'
import { pdfBlocks } from './pdf-blocks.ts'
import type { PdfSections } from './pdf-blocks.ts'
import { drawable } from './pdf-fonts.ts'
import type { PdfDefinition, PdfImage, PdfNode, PdfText } from './pdf-node.ts'
import type { PdfContext } from './pdf-text.ts'

/** A page, in reading order. */
export interface PdfPage {
  readonly id: string
  readonly title: string
  readonly description?: string | undefined
  /** 0 at the top level. */
  readonly depth: number
  /** The closest ancestor that is part of the PDF. */
  readonly parent?: string | undefined
  readonly nodes: readonly RenderNode[]
}

/** Each page as returned by `pdfSheets`; read several times, from the beginning each time. */
export type Sheets = Iterable<readonly PdfNode[]> & { readonly length: number }

export interface PdfSource {
  readonly title: string
  /** Below the title: what the content belongs to. */
  readonly subtitle: string
  readonly language?: string | undefined
  readonly sheets: Sheets
  readonly images: Readonly<Record<string, PdfImage>>
  readonly missing: Set<string>
}

/** Width of an A4 page without margins, in points. */
const textWidth = 595 - 2 * 50

/** The destination name of a page. */
export const pagePlace = (id: string): string => `page-${id}`
/** The destination name of a section; links to a section that the page does not have lead nowhere. */
export const sectionPlace = (id: string, anchor: string): string => `${pagePlace(id)}--${anchor}`

const sectionsOf = (page: string): PdfSections => {
  const taken = new Set<string>()
  const open: { level: number; name: string }[] = []
  return {
    name: (anchor) => {
      const name = sectionPlace(page, anchor)
      if (anchor === '' || taken.has(name)) return undefined
      taken.add(name)
      return name
    },
    parent: (level, name) => {
      while ((open.at(-1)?.level ?? 0) >= level) open.pop()
      const above = open.at(-1)?.name ?? pagePlace(page)
      open.push({ level, name })
      return above
    },
  }
}

/** Maximum number of characters listed that cannot be drawn. */
const mostListed = 40

const warning = (missing: ReadonlySet<string>): PdfNode[] => {
  if (missing.size === 0) return []
  // They cannot be drawn here either, so their code points are listed.
  const codes = [...missing]
    .slice(0, mostListed)
    .map((character) => `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`)
  const more = missing.size > mostListed ? ` and ${missing.size - mostListed} more` : ''
  return [
    {
      layout: 'bar',
      table: {
        widths: ['*'],
        body: [
          [
            {
              text: [
                {
                  text:
                    `Some characters in this document are not in the bundled fonts, which cover Latin, Greek, ` +
                    `Cyrillic, Chinese, Japanese and Korean. They are replaced with question marks: ${codes.join(', ')}${more}.`,
                },
              ],
            },
          ],
        ],
        bar: '#b5842b',
        fill: '#fbf5e9',
      },
      fontSize: 9,
      margin: [0, 10, 0, 10],
    },
  ]
}

/** Draws blocks of a page, part by part; sections that were named once are not named again. */
export const blocksOf = (page: string, context: PdfContext) => {
  const sections = sectionsOf(page)
  return (nodes: readonly RenderNode[]): PdfNode[] =>
    pdfBlocks(nodes, { context, sections, width: textWidth })
}

/** One page on its own sheets; `several` tells whether there are more pages, and therefore a list of them. */
export const pdfSheets = (page: PdfPage, several: boolean, context: PdfContext): PdfNode[] => {
  const head = drawable(page.title, context.missing) || 'Untitled'
  const description = page.description && drawable(page.description, context.missing)
  return [
    {
      text: [{ text: head }],
      bold: true,
      fontSize: 20,
      margin: [0, 0, 0, description === undefined ? 12 : 4],
      id: pagePlace(page.id),
      outline: true,
      outlineText: head,
      ...(page.parent !== undefined && { outlineParentId: pagePlace(page.parent) }),
      ...(several && {
        tocItem: true,
        tocMargin: [page.depth * 12, 2, 0, 2] as const,
        pageBreak: 'before' as const,
      }),
    },
    ...(description === undefined
      ? []
      : [{ text: [{ text: description }], color: '#666666', margin: [0, 0, 0, 12] as const }]),
    ...blocksOf(page.id, context)(page.nodes),
  ]
}

function* nodesOf(sheets: Sheets): Generator<PdfNode, undefined> {
  for (const nodes of sheets) yield* nodes
  return undefined
}

/** The whole document. Characters that no font can draw were collected while the sheets were built. */
export const pdfDefinition = ({
  title,
  subtitle,
  language,
  sheets,
  images,
  missing,
}: PdfSource): PdfDefinition => {
  const toRuns = (text: string): PdfText[] => [{ text: drawable(text, missing) }]
  const several = sheets.length > 1
  const cover: PdfNode[] = several
    ? [
        { text: toRuns(title), bold: true, fontSize: 26, margin: [0, 40, 0, 4] },
        { text: toRuns(subtitle), color: '#666666', margin: [0, 0, 0, 24] },
      ]
    : []
  const list: PdfNode[] = several
    ? [{ toc: { title: { text: toRuns('Contents'), bold: true, fontSize: 13, margin: [0, 0, 0, 6] } } }]
    : []
  return {
    title: drawable(title, missing),
    language,
    front: [...cover, ...warning(missing), ...list],
    content: { [Symbol.iterator]: () => nodesOf(sheets) },
    images,
  }
}
