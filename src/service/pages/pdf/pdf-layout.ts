/**
 * Lays out a document in a separate process, since a large space takes seconds of CPU time. Opens no files except the
 * bundled fonts, and no URLs.
 */
import { createRequire } from 'node:module'
import { scriptOf, type EastAsian } from './pdf-cjk-fonts.ts'
import { splitByFont, subsetOf } from './pdf-font-runs.ts'
import { fontFiles } from './pdf-fonts.ts'
import type { PdfDefinition, PdfNode, PdfText } from './pdf-node.ts'

interface LaidOutPdf {
  getBuffer(): Promise<Buffer>
}
/** The part of the library's API that is used; it ships no types. */
interface PdfMake {
  setFonts(fonts: object): void
  readonly virtualfs: { writeFileSync(name: string, bytes: Uint8Array): void }
  setTableLayouts(layouts: object): void
  setUrlAccessPolicy(isAllowed: (url: string) => boolean): void
  setLocalAccessPolicy(isAllowed: (path: string) => boolean): void
  createPdf(definition: object): LaidOutPdf
}

interface TableNode {
  readonly table: { readonly body: readonly unknown[]; readonly bar?: string; readonly fill?: string }
}

const line = '#cccccc'
const layouts = {
  grid: {
    hLineWidth: () => 0.5,
    vLineWidth: () => 0.5,
    hLineColor: () => line,
    vLineColor: () => line,
    fillColor: (row: number, node: TableNode & { table: { headerRows?: number } }) =>
      row < (node.table.headerRows ?? 0) ? '#f3f3f0' : null,
    paddingLeft: () => 5,
    paddingRight: () => 5,
    paddingTop: () => 3,
    paddingBottom: () => 2,
  },
  box: {
    hLineWidth: () => 0.5,
    vLineWidth: () => 0.5,
    hLineColor: () => line,
    vLineColor: () => line,
    fillColor: (_row: number, node: TableNode) => node.table.fill ?? null,
    paddingLeft: () => 9,
    paddingRight: () => 9,
    paddingTop: () => 6,
    paddingBottom: () => 6,
  },
  bar: {
    hLineWidth: () => 0,
    vLineWidth: (at: number) => (at === 0 ? 2.5 : 0),
    vLineColor: (_at: number, node: TableNode) => node.table.bar ?? line,
    fillColor: (_row: number, node: TableNode) => node.table.fill ?? null,
    paddingLeft: () => 10,
    paddingRight: () => 8,
    paddingTop: () => 6,
    paddingBottom: () => 1,
  },
}

const isText = (value: unknown): value is PdfText[] =>
  Array.isArray(value) && value.every((one) => typeof (one as PdfText | null)?.text === 'string')

/** A part of a definition with all text split into runs of one font; `used` collects the characters of each font. */
const splitFontRuns = (node: unknown, preferred: EastAsian, used: Map<string, Set<string>>): unknown => {
  if (typeof node !== 'object' || node === null || node instanceof Uint8Array) return node
  if (isText(node)) {
    const runs = node.flatMap((run) => splitByFont(run, preferred))
    for (const { text, font } of runs) {
      if (font === undefined || font === 'Courier') continue
      const characters = used.get(font) ?? new Set()
      for (const character of text) characters.add(character)
      used.set(font, characters)
    }
    return runs
  }
  if (Array.isArray(node)) return node.map((one: unknown) => splitFontRuns(one, preferred, used))
  return Object.fromEntries(
    Object.entries(node).map(([name, inner]) => [name, splitFontRuns(inner, preferred, used)]),
  )
}

/** The bytes of the PDF. Throws if the library cannot draw an image. */
export const layOut = async ({ title, language, content, images }: PdfDefinition): Promise<Buffer> => {
  const pdfmake = createRequire(import.meta.url)('pdfmake') as PdfMake
  const fonts = fontFiles()
  const files = new Set(Object.values(fonts).flatMap((styles) => Object.values(styles)))
  const preferred = scriptOf(language, JSON.stringify(content))
  const used = new Map<string, Set<string>>()
  const set = splitFontRuns({ content, foot: [{ text: title }] }, preferred, used) as {
    readonly content: readonly PdfNode[]
    readonly foot: readonly PdfText[]
  }
  const more: Record<string, object> = {}
  for (const [font, characters] of used) {
    const { normal, bold } = await subsetOf(font, [...characters].join(''))
    pdfmake.virtualfs.writeFileSync(`${font}.ttf`, normal)
    pdfmake.virtualfs.writeFileSync(`${font}-bold.ttf`, bold)
    // These fonts have no italics.
    const [upright, strong] = [`${font}.ttf`, `${font}-bold.ttf`]
    more[font] = { normal: upright, italics: upright, bold: strong, bolditalics: strong }
  }
  pdfmake.setFonts({ ...fonts, ...more })
  // The images' bytes, under file names of the library's virtual file system.
  const pictures = Object.fromEntries(Object.keys(images).map((name) => [name, `pictures/${name}`]))
  for (const [name, { bytes }] of Object.entries(images))
    pdfmake.virtualfs.writeFileSync(
      `pictures/${name}`,
      Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length),
    )
  pdfmake.setTableLayouts(layouts)
  pdfmake.setUrlAccessPolicy(() => false)
  pdfmake.setLocalAccessPolicy((path) => files.has(path))
  return pdfmake
    .createPdf({
      pageSize: 'A4',
      pageMargins: [50, 50, 50, 55],
      info: { title, producer: 'Recto', creator: 'Recto' },
      images: pictures,
      content: set.content,
      defaultStyle: { font: 'Roboto', fontSize: 10, lineHeight: 1.2 },
      footer: (page: number, pages: number) => ({
        columns: [
          { text: [...set.foot], color: '#888888', fontSize: 8 },
          { text: `${page} / ${pages}`, color: '#888888', fontSize: 8, alignment: 'right', width: 60 },
        ],
        margin: [50, 20, 50, 0],
      }),
      pageBreakBefore: (
        node: { headlineLevel?: number },
        container: { getFollowingNodesOnPage(): readonly unknown[] },
      ) => node.headlineLevel !== undefined && container.getFollowingNodesOnPage().length === 0,
    })
    .getBuffer()
}
