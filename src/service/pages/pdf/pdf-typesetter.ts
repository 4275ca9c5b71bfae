/**
 * Sets blocks into a PDF one passage after the other: finished pages are written at once and forgotten, so that memory
 * does not grow with the document. Footers with the number of pages and the table of contents are set last, and each
 * font is embedded once.
 *
 * The only file that uses internals of pdfmake and pdfkit: their public API lays out a whole document at once. Their
 * shapes below hold for pdfmake 0.3.11; `pdf-typesetter.test.ts` fails if an upgrade changes them.
 */
import { createRequire } from 'node:module'
import type { PdfText } from './pdf-node.ts'

/** A word of a line, with the space after it. */
interface Inline {
  text: string
  readonly x: number
  width: number
  readonly height: number
  /** Places of its number in a table of contents: known when it is drawn. */
  readonly _pageNodeRef?: unknown
}
/** A node after measuring. */
interface MeasuredNode {
  pageBreak?: string | undefined
  readonly id?: string
  readonly tocItem?: unknown
  readonly tocMargin?: readonly number[]
  readonly headlineLevel?: number
  readonly text?: unknown
  readonly _inlines?: readonly Inline[]
  readonly _maxWidth?: number
  readonly _height?: number
  readonly _margin?: readonly [number, number, number, number] | null
  /** Where it was placed; `pageNumber` counts from 1. */
  readonly positions?: readonly { readonly pageNumber: number }[]
}
interface Line {
  readonly x: number
  readonly y: number
  readonly _pageNodeRef?: unknown
  inlines: Inline[]
}
interface LaidOutPage {
  readonly items: readonly { readonly type: string; readonly item: Line }[]
}
interface LayoutContext {
  /** Here null once it is printed. */
  readonly pages: (LaidOutPage | null)[]
  readonly page: number
  readonly y: number
  readonly availableWidth: number
  readonly availableHeight: number
  readonly pageMargins: { readonly top: number; readonly bottom: number }
}
interface ElementWriter {
  addPage(size: object, orientation: null, margins: readonly number[]): void
  moveToNextPage(): void
}
interface Preprocessor {
  parentNode: null
  tocs: Record<string, unknown>
  nodeReferences: Record<string, unknown>
  preprocessNode(node: unknown, isRoot: boolean): unknown
}
interface Measurer {
  measureDocument(node: unknown): { readonly stack: readonly MeasuredNode[] }
}
interface LayoutBuilder {
  docPreprocessor: Preprocessor
  docMeasure: Measurer
  writer: ElementWriter
  linearNodeList: unknown[]
  processNode(node: MeasuredNode): void
}
interface PdfReference {
  end(): void
}
interface PdfKitPage {
  content: PdfReference
  readonly dictionary: { readonly data: { Contents: unknown } }
  end(): void
}
interface Font {
  /** The shapes of words; absent from the fonts that every reader has. */
  layoutCache?: object
}
interface PdfKitDocument extends AsyncIterable<Buffer> {
  readonly _root: {
    readonly data: { readonly Pages: { readonly data: { Kids: (PdfReference | undefined)[] } } }
  }
  readonly fontCache: Readonly<Record<string, Readonly<Record<string, Font>>>>
  /** Pages that the end of the document writes. */
  _pageBuffer: PdfKitPage[]
  bufferedPageRange(): { readonly count: number }
  switchToPage(index: number): PdfKitPage
  ref(): PdfReference
  read(): Buffer | null
  end(): void
}
interface PageRenderer {
  renderPages(pages: readonly (LaidOutPage | null)[]): void
  renderLine(line: Line, x: number, y: number): void
}
interface VirtualFiles {
  existsSync(name: string): boolean
  readFileSync(name: string): Buffer | undefined
}

const require = createRequire(import.meta.url)
const part = (name: string): unknown => (require(`pdfmake/js/${name}.js`) as { default: unknown }).default
/** Loaded on first use. */
const load = () => ({
  Preprocessor: part('DocPreprocessor') as new () => Preprocessor,
  Measurer: part('DocMeasure') as new (...given: [PdfKitDocument, object, object, null, object]) => Measurer,
  Context: part('DocumentContext') as new () => LayoutContext,
  Writer: part('PageElementWriter') as new (context: LayoutContext) => ElementWriter,
  Builder: part('LayoutBuilder') as new (size: object, margins: object, svg: null) => LayoutBuilder,
  Renderer: part('Renderer') as new (document: PdfKitDocument) => PageRenderer,
  Document: part('PDFDocument') as new (
    fonts: object,
    images: object,
    patterns: object,
    attachments: object,
    ...given: [options: object, files: VirtualFiles, mayOpen: (path: string) => boolean]
  ) => PdfKitDocument,
  tableLayouts: (require('pdfmake/js/tableLayouts.js') as { tableLayouts: object }).tableLayouts,
})

/** A4, in points. */
const pageSize = { width: 595.28, height: 841.89 }
const margins = [50, 50, 50, 55] as const
const footerTop = pageSize.height - margins[3]
const defaultStyle = { font: 'Roboto', fontSize: 10, lineHeight: 1.2 }
/** Height that a block after a heading needs on the same page, if its beginning cannot be measured. */
const beginning = 30

/** After so many pages shapes of words are worked out again: some megabytes, and a few seconds for thousands of pages. */
const pagesPerCache = 250

/** A row of the table of contents: the text and the place of a node with `tocItem`. */
interface Entry {
  readonly _textNodeRef: {
    readonly text: PdfText[] | undefined
    readonly tocMargin: readonly number[] | undefined
  }
  readonly _nodeRef: { readonly id: string | undefined; readonly positions: { pageNumber: number }[] }
}

/** Pages that follow each other. */
interface Flow {
  readonly builder: LayoutBuilder
  readonly context: LayoutContext
  /** How many pages are printed. */
  printed: number
}

const innerHeight = pageSize.height - margins[1] - margins[3]

/** The height of the beginning of a block, for which a heading before it must leave room. */
const beginningOf = ({ _height, _inlines, _maxWidth = 0, _margin }: MeasuredNode, width: number): number => {
  const top = _margin?.[1] ?? 0
  const line = _inlines?.[0]?.height
  if (line !== undefined) return top + line * (_maxWidth > width ? 2 : 1)
  return top + (_height ?? beginning)
}

/** The height of a heading and of the beginning of what follows it; 0 for other blocks. */
const heightWithNext = (stack: readonly MeasuredNode[], at: number, width: number): number => {
  const [node, next] = [stack[at], stack[at + 1]]
  if (node?.headlineLevel === undefined || next === undefined) return 0
  const [, top, , bottom] = node._margin ?? [0, 0, 0, 0]
  const lines = Math.ceil((node._maxWidth ?? 0) / width)
  const own = top + lines * (node._inlines?.[0]?.height ?? 0) + bottom
  return own + (heightWithNext(stack, at + 1, width) || beginningOf(next, width))
}

/** What differs between words of the same style. */
const ofWord: ReadonlySet<string> = new Set([
  'text',
  ...['x', 'width', 'leadingCut', 'trailingCut'],
  ...['lineEnd', 'noNewLine'],
])

const isDrawnLike = (one: Readonly<Inline>, other: Readonly<Inline>): boolean => {
  for (const name in one) if (!ofWord.has(name) && !(name in other)) return false
  for (const name in other)
    if (!ofWord.has(name) && one[name as keyof Inline] !== other[name as keyof Inline]) return false
  return true
}

/** Makes one piece of words of one style: the library draws each piece by itself, and links it by itself. */
const joinWords = (line: Line): void => {
  if (line._pageNodeRef !== undefined) return
  const pieces: Inline[] = []
  for (const word of line.inlines) {
    const last = pieces.at(-1)
    const follows = last !== undefined && Math.abs(last.x + last.width - word.x) < 0.01
    if (follows && word._pageNodeRef === undefined && isDrawnLike(last, word)) {
      last.text += word.text
      last.width += word.width
    } else pieces.push({ ...word })
  }
  line.inlines = pieces
}

/** A copy of the runs of a paragraph, since layout changes them. */
const runsOf = (node: unknown): PdfText[] | undefined => {
  const { text } = node as { readonly text?: unknown }
  return Array.isArray(text) ? (text as PdfText[]).map((run) => ({ ...run })) : undefined
}

export interface TypesetterInput {
  /** Font files by family and style: paths, or names in `files`. */
  readonly fonts: object
  readonly tableLayouts: object
  /** The names of images in nodes, and their names in `files`. */
  readonly images: Readonly<Record<string, string>>
  readonly files: ReadonlyMap<string, () => Uint8Array>
  /** Whether a file of this path may be opened. */
  readonly mayOpen: (path: string) => boolean
  readonly info: object
  /** The language in which readers' programs read it aloud, as a BCP 47 tag. */
  readonly language?: string | undefined
  /** Receives the bytes of the PDF in order. */
  readonly put: (bytes: Uint8Array) => void
}

const toBuffer = (bytes: Uint8Array): Buffer => Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length)

export class PdfTypesetter {
  readonly #parts = load()
  readonly #document: PdfKitDocument
  readonly #renderer: PageRenderer
  readonly #tableLayouts: object
  readonly #put: (bytes: Uint8Array) => void
  readonly #entries: Entry[] = []
  #body: Flow | undefined

  constructor({ fonts, tableLayouts, images, files, mayOpen, info, language, put }: TypesetterInput) {
    const { Document, Renderer, tableLayouts: own } = this.#parts
    const options = {
      size: [pageSize.width, pageSize.height],
      ...{ pdfVersion: '1.3', compress: true, fontLayoutCache: true, autoFirstPage: false, font: null },
      // Pages can be completed until the end; what is drawn on them is written earlier.
      bufferPages: true,
      ...{ info, lang: language, displayTitle: true },
    }
    const virtual: VirtualFiles = {
      existsSync: (name) => files.has(name),
      readFileSync: (name) => {
        const bytes = files.get(name)?.()
        return bytes && toBuffer(bytes)
      },
    }
    this.#document = new Document(fonts, images, {}, {}, options, virtual, mayOpen)
    this.#renderer = new Renderer(this.#document)
    this.#tableLayouts = { ...own, ...tableLayouts }
    this.#put = put
  }

  /** Sets blocks that belong together, such as headings and the block after them. The nodes are changed. */
  add(nodes: readonly unknown[]): void {
    const texts = nodes.map(runsOf)
    const isFirst = this.#body === undefined
    const flow = (this.#body ??= this.#flow())
    for (const [at, { id, tocItem, tocMargin, positions }] of this.#lay(flow, nodes, { isFirst }).entries()) {
      if (tocItem === undefined) continue
      const pageNumber = positions?.[0]?.pageNumber ?? flow.context.page + 1
      this.#entries.push({
        _textNodeRef: { text: texts[at], tocMargin },
        _nodeRef: { id, positions: [{ pageNumber }] },
      })
    }
    this.#print(flow, flow.context.page)
  }

  /**
   * Sets the pages before all others, in which a `toc` node becomes the table of contents, and the footers, and writes
   * the rest of the file. Footers receive the number of their page, from 1, and the number of all pages.
   */
  async finish(front: readonly unknown[], footer: (page: number, pages: number) => unknown): Promise<void> {
    const body = this.#body ?? (front.length === 0 ? this.#flow() : undefined)
    if (body) this.#print(body, body.context.pages.length)
    const bodyPages = body?.printed ?? 0
    const frontPages = front.length === 0 ? 0 : this.#front(front)
    const pages = frontPages + bodyPages
    const tree = this.#document._root.data.Pages.data
    tree.Kids = [...tree.Kids.slice(bodyPages), ...tree.Kids.slice(0, bodyPages)]
    for (let at = 0; at < pages; at += 1) {
      this.#foot(at, footer(at < bodyPages ? frontPages + at + 1 : at - bodyPages + 1, pages))
      this.#flush()
    }
    this.#document._pageBuffer = []
    this.#document.end()
    for await (const bytes of this.#document) this.#put(bytes)
  }

  /** Returns the number of pages. */
  #front(nodes: readonly unknown[]): number {
    const flow = this.#flow()
    this.#lay(flow, nodes, { entries: this.#entries })
    const count = flow.context.pages.length
    // Numbers are drawn when the page is printed, in the same width for all.
    for (const { _nodeRef } of this.#entries)
      for (const position of _nodeRef.positions) position.pageNumber += count
    this.#print(flow, count)
    return count
  }

  #flow(size: object = pageSize, around: readonly number[] = margins): Flow {
    const { Builder, Context, Writer, Measurer, Preprocessor } = this.#parts
    const builder = new Builder(size, around, null)
    const context = new Context()
    builder.writer = new Writer(context)
    builder.docPreprocessor = new Preprocessor()
    builder.docMeasure = new Measurer(this.#document, {}, defaultStyle, null, this.#tableLayouts)
    builder.writer.addPage(size, null, around)
    return { builder, context, printed: 0 }
  }

  #lay(
    { builder, context }: Flow,
    nodes: readonly unknown[],
    { isFirst = false, entries = [] }: { readonly isFirst?: boolean; readonly entries?: Entry[] } = {},
  ): readonly MeasuredNode[] {
    const { docPreprocessor, docMeasure, writer } = builder
    docPreprocessor.parentNode = null
    docPreprocessor.nodeReferences = {}
    docPreprocessor.tocs = { _default_: { toc: { _items: entries, _pseudo: true } } }
    const root = docPreprocessor.preprocessNode({ stack: [...nodes] }, true)
    const { stack } = docMeasure.measureDocument(root)
    builder.linearNodeList = []
    for (const [at, node] of stack.entries()) {
      if (isFirst && at === 0) node.pageBreak = undefined
      const height = heightWithNext(stack, at, context.availableWidth)
      const isBegun = context.y > context.pageMargins.top
      const isTight = height > context.availableHeight && height <= innerHeight
      if (isBegun && isTight && node.pageBreak === undefined) writer.moveToNextPage()
      builder.processNode(node)
    }
    builder.linearNodeList = []
    return stack
  }

  /** Writes what is drawn on the pages before `end`; footers can still be added to them. */
  #print(flow: Flow, end: number): void {
    const { pages } = flow.context
    const first = this.#document.bufferedPageRange().count
    const printed = pages.slice(flow.printed, end)
    for (const { type, item } of printed.flatMap((page) => page?.items ?? []))
      if (type === 'line') joinWords(item)
    this.#renderer.renderPages(printed)
    for (let at = first; at < this.#document.bufferedPageRange().count; at += 1)
      this.#document.switchToPage(at).content.end()
    pages.fill(null, flow.printed, end)
    // A word's shape is kept for each font, which adds up to more than all else that lasts.
    if (Math.floor(end / pagesPerCache) > Math.floor(flow.printed / pagesPerCache))
      for (const font of Object.values(this.#document.fontCache).flatMap((styles) => Object.values(styles)))
        if (font.layoutCache !== undefined) font.layoutCache = Object.create(null) as object
    flow.printed = end
    this.#flush()
  }

  /** Adds a footer to the page that was printed as number `at`, from 0, and ends it. */
  #foot(at: number, node: unknown): void {
    const page = this.#document.switchToPage(at)
    const drawn = page.content
    page.content = this.#document.ref()
    page.dictionary.data.Contents = [drawn, page.content]
    // A taller page, since a footer has no next page.
    const flow = this.#flow({ ...pageSize, height: pageSize.height * 2 }, [0, footerTop, 0, 0])
    this.#lay(flow, [node])
    for (const { type, item } of flow.context.pages[0]?.items ?? [])
      if (type === 'line') this.#renderer.renderLine(item, item.x, item.y)
    page.end()
  }

  #flush(): void {
    for (let bytes = this.#document.read(); bytes !== null; bytes = this.#document.read()) this.#put(bytes)
  }
}
