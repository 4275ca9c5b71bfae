/**
 * Blocks of a PDF, from a rendered tree. Pure. Includes everything that readers get on screen, with hidden parts
 * expanded.
 */
import { fallback } from '../../../content/render/embed-fallback.ts'
import type { ElementNode, EmbedNode, RenderNode, Tag } from '../../../content/render/render-node.ts'
import type { PdfNode, PdfText } from './pdf-node.ts'
import type { PdfContext } from './pdf-text.ts'
import { textRuns } from './pdf-text.ts'

/** Registers headings as targets for links and the outline. */
export interface PdfSections {
  /** A name for an anchor of this page, or undefined if it is taken. */
  readonly name: (anchor: string) => string | undefined
  /** The name of the outline parent for a heading of this level; remembers the heading for later ones. */
  readonly parent: (level: number, name: string) => string
}

/** The context for laying out one container. */
export interface PdfPlace {
  readonly context: PdfContext
  readonly sections: PdfSections
  /** Line width in points. */
  readonly width: number
}

const blockTags: ReadonlySet<Tag> = new Set<Tag>([
  ...(['blockquote', 'dd', 'details', 'div', 'dl', 'dt', 'figcaption', 'figure', 'h1', 'h2', 'h3'] as const),
  ...(['h4', 'h5', 'h6', 'hr', 'img', 'li', 'ol', 'p', 'pre', 'section', 'summary', 'table', 'ul'] as const),
])
const inlineEmbeds = new Set(['annotation', 'expression'])

const isBlock = (node: RenderNode): boolean =>
  node.type === 'element'
    ? blockTags.has(node.tag) ||
      node.children.some((child) => child.type === 'element' && child.tag === 'img')
    : node.type === 'embed' &&
      !inlineEmbeds.has(node.embed.kind) &&
      !(node.embed.kind === 'math' && !node.embed.display)

const after = 7
const headingSizes: Readonly<Record<string, number>> = { h1: 17, h2: 14, h3: 12, h4: 11, h5: 10, h6: 10 }
const hintColors: Readonly<Record<string, readonly [string, string]>> = {
  info: ['#3b6fb5', '#eef3fa'],
  success: ['#3d8556', '#edf6f0'],
  warning: ['#b5842b', '#fbf5e9'],
  danger: ['#b4443c', '#faeeed'],
}

const paragraph = (text: readonly PdfText[]): PdfNode[] =>
  text.every((run) => run.text.trim() === '') ? [] : [{ text, margin: [0, 0, 0, after] }]

/** Blocks in order; runs of inline nodes between them become paragraphs. */
export const pdfBlocks = (nodes: readonly RenderNode[], place: PdfPlace): PdfNode[] => {
  const result: PdfNode[] = []
  let line: RenderNode[] = []
  const flush = () => {
    if (line.length > 0) result.push(...paragraph(textRuns(line, place.context)))
    line = []
  }
  for (const node of nodes) {
    if (!isBlock(node)) {
      line.push(node)
      continue
    }
    flush()
    result.push(
      ...(node.type === 'embed' ? embedBlocks(node, place) : elementBlocks(node as ElementNode, place)),
    )
  }
  flush()
  return result
}

/** A cell or item must not be empty. */
const filled = (nodes: PdfNode[]): PdfNode => ({
  stack: nodes.length > 0 ? nodes : [{ text: [{ text: ' ' }] }],
})

const narrower = (place: PdfPlace, by: number): PdfPlace => ({
  ...place,
  width: Math.max(40, place.width - by),
})

/** A box with a colored bar on the left: hints, quotations. */
const barred = (content: PdfNode[], [bar, fill]: readonly [string, string]): PdfNode => ({
  layout: 'bar',
  table: { widths: ['*'], body: [[filled(content)]], bar, fill },
  margin: [0, 2, 0, after + 2],
})

/** What the padding and the lines of a box take of its width (`pdf-table-layouts.ts`). */
const boxEdges = 20

const boxed = (content: PdfNode[], fill: string): PdfNode => ({
  layout: 'box',
  table: { widths: ['*'], body: [[filled(content)]], fill },
  margin: [0, 2, 0, after + 2],
})

const heading = (node: ElementNode, { context, sections }: PdfPlace): PdfNode[] => {
  const text = textRuns(node.children, context)
  const plainText = text.map((run) => run.text).join('')
  if (plainText.trim() === '') return []
  const level = Number(node.tag.slice(1))
  const id = sections.name(node.attributes.id ?? '')
  return [
    {
      text,
      bold: true,
      fontSize: headingSizes[node.tag] ?? 10,
      margin: [0, 10, 0, 5],
      // Tells the layout not to leave the heading alone at the bottom of a page.
      headlineLevel: level,
      ...(id !== undefined && {
        id,
        outline: true,
        outlineText: plainText,
        outlineParentId: sections.parent(level, id),
      }),
    },
  ]
}

const picture = (node: ElementNode, { context, width }: PdfPlace): PdfNode[] => {
  const { src = '', alt = '', 'data-theme': theme } = node.attributes
  // Skip the dark variant; paper is light.
  if (theme === 'dark') return []
  const found = context.picture(src)
  if (!found) {
    const altRuns = textRuns([{ type: 'text', text: alt === '' ? '[image]' : `[${alt}]` }], context)
    const target = src.startsWith('data:') ? undefined : context.target(src)
    return paragraph(altRuns.map((run) => ({ ...run, ...target, italics: true, color: '#666666' })))
  }
  const given = /^\d+$/.test(node.attributes.width ?? '') ? Number(node.attributes.width) : found.width
  const most = Math.min(width, (600 * found.width) / Math.max(1, found.height))
  return [{ image: found.name, width: Math.max(1, Math.min(given * 0.75, most)), margin: [0, 2, 0, after] }]
}

const tableOf = (
  header: readonly PdfNode[] | undefined,
  rows: readonly (readonly PdfNode[])[],
  count: number,
): PdfNode[] => {
  const all = [...(header ? [header] : []), ...rows]
  if (all.length === 0 || count === 0) return []
  const empty: PdfNode = { text: [{ text: ' ' }] }
  return [
    {
      layout: 'grid',
      table: {
        widths: Array.from({ length: count }, () => '*' as const),
        headerRows: header ? 1 : 0,
        body: all.map((row) => Array.from({ length: count }, (_, at) => row[at] ?? empty)),
      },
      fontSize: count > 6 ? 7 : 9,
      margin: [0, 2, 0, after + 2],
    },
  ]
}

/** The rows of a table written as HTML, in any of its sections. */
const rowsIn = (node: ElementNode): ElementNode[] =>
  node.children.flatMap((child) =>
    child.type !== 'element' ? [] : child.tag === 'tr' ? [child] : child.tag === 'table' ? [] : rowsIn(child),
  )

const htmlTable = (node: ElementNode, place: PdfPlace): PdfNode[] => {
  const rows = rowsIn(node).map((row) =>
    row.children.flatMap((cell) => (cell.type === 'element' && /^t[dh]$/.test(cell.tag) ? [cell] : [])),
  )
  const count = Math.max(0, ...rows.map((cells) => cells.length))
  const inner = narrower(place, place.width - place.width / Math.max(1, count) + 10)
  const drawn = rows.map((cells) =>
    cells.map((cell): PdfNode => ({
      ...filled(pdfBlocks(cell.children, inner)),
      ...(cell.tag === 'th' && { bold: true }),
    })),
  )
  return tableOf(undefined, drawn, count)
}

const items = (node: ElementNode): ElementNode[] =>
  node.children.flatMap((child) => (child.type === 'element' && child.tag === 'li' ? [child] : []))

/** The width that a list takes for its numbers: each digit of Roboto needs 5.6 points, the dot and the space 5.1. */
const numbersWidth = (last: number): number => Math.max(15, 6 * String(last).length + 6)

const elementBlocks = (node: ElementNode, place: PdfPlace): PdfNode[] => {
  const { tag, attributes, children } = node
  switch (tag) {
    case 'h1':
    case 'h2':
    case 'h3':
    case 'h4':
    case 'h5':
    case 'h6':
      return heading(node, place)
    case 'img':
      return picture(node, place)
    case 'hr':
      return [
        {
          canvas: [
            { type: 'line', x1: 0, y1: 0, x2: place.width, y2: 0, lineWidth: 0.5, lineColor: '#bbbbbb' },
          ],
          margin: [0, 6, 0, 10],
        },
      ]
    case 'ul':
    case 'ol': {
      const found = items(node)
      if (found.length === 0) return []
      const start = tag === 'ol' ? Number(attributes.start ?? 1) : 1
      const inner = narrower(place, tag === 'ol' ? numbersWidth(start + found.length - 1) : 15)
      const list = found.map(({ children: content }) => filled(pdfBlocks(content, inner)))
      const margin = [0, 0, 0, after] as const
      if (tag === 'ul') return [{ ul: list, margin }]
      return [{ ol: list, ...(start !== 1 && { start }), margin }]
    }
    case 'blockquote':
      return [barred(pdfBlocks(children, narrower(place, 20)), ['#bbbbbb', '#ffffff'])]
    case 'pre':
      return [codeBox(textRuns(children, place.context, { font: 'Courier' }), place.width)]
    case 'table':
      return htmlTable(node, place)
    case 'figcaption':
      return pdfBlocks(children, place).map((block) => ({ ...block, fontSize: 8.5, color: '#666666' }))
    case 'summary':
    case 'dt':
      return paragraph(textRuns(children, place.context, { bold: true }))
    case 'dd':
      return pdfBlocks(children, narrower(place, 15)).map((block) => ({
        ...block,
        margin: [15, 0, 0, after],
      }))
    case 'details':
      return [boxed(pdfBlocks(children, narrower(place, boxEdges)), '#ffffff')]
    default:
      return boxes(node, place)
  }
}

const boxes = (node: ElementNode, place: PdfPlace): PdfNode[] => {
  const { attributes, children } = node
  switch (attributes['data-type']) {
    case 'hint': {
      const colors = hintColors[attributes['data-style'] ?? 'info'] ?? ['#3b6fb5', '#eef3fa']
      return [barred(pdfBlocks(children, narrower(place, 20)), colors)]
    }
    case 'columns': {
      const columns = children.filter((child) => child.type === 'element')
      if (columns.length < 2) return pdfBlocks(children, place)
      const gap = 12
      const inner = { ...place, width: (place.width - gap * (columns.length - 1)) / columns.length }
      return [
        {
          columns: columns.map((column) => filled(pdfBlocks([column], inner))),
          columnGap: gap,
          margin: [0, 0, 0, after],
        },
      ]
    }
    case 'tab-title':
      return paragraph(textRuns(children, place.context, { bold: true }))
    default:
      return pdfBlocks(children, place)
  }
}

const codeSize = 8

/** Whether a line of code needs no wrapping. Characters of Courier are 0.6 em wide. */
const fitsIn = (line: readonly PdfText[], width: number): boolean =>
  line.every(({ font }) => font === 'Courier') &&
  line.reduce((sum, { text }) => sum + text.length, 0) * 0.6 * codeSize <= width - boxEdges

/** Lines of code in a box. A line that fits is set as one piece: word by word takes several times as long. */
const codeBox = (runs: readonly PdfText[], width: number): PdfNode => {
  const lines: PdfText[][] = [[]]
  for (const { text, ...style } of runs) {
    for (const [at, lineText] of text.split('\n').entries()) {
      if (at > 0) lines.push([])
      // The box has its own background.
      const { background: _, ...rest } = style
      if (lineText !== '') lines.at(-1)?.push({ ...rest, text: lineText })
    }
  }
  return boxed(
    lines.map((line) => ({
      text: line.length > 0 ? line : [{ text: ' ' }],
      fontSize: codeSize,
      preserveLeadingSpaces: true,
      ...(fitsIn(line, width) && { noWrap: true }),
    })),
    '#f6f6f3',
  )
}

const embedBlocks = (node: EmbedNode, place: PdfPlace): PdfNode[] => {
  const { embed } = node
  switch (embed.kind) {
    case 'code': {
      const runs = embed.lines.flatMap(({ children, highlighted }, at) => [
        ...(at > 0 ? [{ text: '\n', font: 'Courier' as const }] : []),
        ...textRuns(children, place.context, { font: 'Courier', ...(highlighted && { bold: true }) }),
      ])
      const title = embed.title === undefined ? [] : [{ type: 'text' as const, text: embed.title }]
      return [
        ...paragraph(textRuns(title, place.context, { bold: true, fontSize: 8.5 })),
        codeBox(runs, place.width),
      ]
    }
    case 'table': {
      const inner = narrower(place, place.width - place.width / Math.max(1, embed.columns.length) + 10)
      const header = embed.columns.map((column): PdfNode => ({
        text: textRuns([{ type: 'text', text: column.title }], place.context, { bold: true }),
      }))
      const rows = embed.rows.map(({ cells }) => cells.map((cell) => filled(pdfBlocks(cell, inner))))
      return tableOf(embed.hideHeader ? undefined : header, rows, embed.columns.length)
    }
    default:
      return pdfBlocks(fallback(node), place)
  }
}
