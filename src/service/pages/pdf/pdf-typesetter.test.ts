/**
 * A document that is set piece by piece equals the same document laid out as a whole by pdfmake's public API. These tests
 * fail when an upgrade of pdfmake or pdfkit changes the internals that `pdf-typesetter.ts` uses.
 */
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import * as fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readPdfPages } from '../../../testing/fixtures/read-pdf.ts'
import { blankPng } from '../../../testing/hostile/images.ts'
import { fontFiles } from './pdf-fonts.ts'
import { layOut } from './pdf-layout.ts'
import type { PdfDefinition, PdfImage, PdfNode, PdfText } from './pdf-node.ts'
import { tableLayouts } from './pdf-table-layouts.ts'

/** The part of the library's public API that is used here. */
interface PdfMake {
  setFonts(fonts: object): void
  readonly virtualfs: { writeFileSync(name: string, bytes: Uint8Array): void }
  setTableLayouts(layouts: object): void
  setUrlAccessPolicy(isAllowed: () => boolean): void
  setLocalAccessPolicy(isAllowed: () => boolean): void
  createPdf(definition: object): { getBuffer(): Promise<Buffer> }
}

let folder: string
const images: Record<string, PdfImage> = {}
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'pdf-'))
  images['plain'] = { type: 'png', bytes: await blankPng(30, 60) }
  images['clear'] = { type: 'png', bytes: await blankPng(60, 30, { colour: 6 }) }
})
afterAll(() => rmSync(folder, { recursive: true }))

const whole = ({ title, front = [], content }: PdfDefinition): Promise<Buffer> => {
  const pdfmake = createRequire(import.meta.url)('pdfmake') as PdfMake
  pdfmake.setFonts(fontFiles())
  pdfmake.setTableLayouts(tableLayouts)
  pdfmake.setUrlAccessPolicy(() => false)
  pdfmake.setLocalAccessPolicy(() => true)
  for (const [name, { bytes }] of Object.entries(images)) pdfmake.virtualfs.writeFileSync(name, bytes)
  return pdfmake
    .createPdf({
      pageSize: 'A4',
      pageMargins: [50, 50, 50, 55],
      images: Object.fromEntries(Object.keys(images).map((name) => [name, name])),
      content: structuredClone([...front, ...content]),
      defaultStyle: { font: 'Roboto', fontSize: 10, lineHeight: 1.2 },
      footer: (page: number, pages: number) => ({
        columns: [
          { text: title, color: '#888888', fontSize: 8 },
          { text: `${page} / ${pages}`, color: '#888888', fontSize: 8, alignment: 'right', width: 60 },
        ],
        margin: [50, 20, 50, 0],
      }),
    })
    .getBuffer()
}

const inPieces = async (definition: PdfDefinition): Promise<Buffer> => {
  const path = join(folder, 'pieces.pdf')
  await layOut(definition, path)
  return readFileSync(path)
}

/**
 * What a reader sees. Footers are written after the rest of a page; pdfmake makes a link of each word, here a link has
 * all its words of one line.
 */
const seen = (bytes: Buffer) => {
  const { pages, ...rest } = readPdfPages(bytes)
  const shown = pages.map(({ words, links, pieces }) => ({
    words: words.replaceAll('\n', ''),
    pieces,
    links: links.filter((link, at) => at === 0 || String(link) !== String(links[at - 1])),
  }))
  return { pages: shown, ...rest }
}

const words = (count: number, name = 'word'): string =>
  Array.from({ length: count }, (_, at) => `${name}${at}`).join(' ')
const paragraph = (text: string): PdfNode => ({ text: [{ text }], margin: [0, 0, 0, 7] })
const cell = (text: string): PdfNode => ({ text: [{ text }] })

/** Words of one style; with and without a space where the next style begins. */
const run: fc.Arbitrary<PdfText> = fc
  .tuple(
    fc.constantFrom('one ', 'one two', ' three four ', 'five\n', 'x'),
    fc.constantFrom<Omit<PdfText, 'text'>>(
      {},
      { bold: true },
      { italics: true, color: '#666666' },
      { font: 'Courier', background: '#f0f0ec' },
      { link: 'https://example.com/', color: '#2456a6' },
      { sup: true },
      { decoration: 'lineThrough' },
      { fontSize: 8 },
    ),
  )
  .map(([text, style]) => ({ text, ...style }))

const block = (pages: number): fc.Arbitrary<PdfNode> => {
  const size = fc.nat({ max: 300 })
  const row = fc.nat({ max: 40 }).map((count) => [cell(words(count)), cell('b')])
  const target = fc.nat({ max: pages }).map((page) => `page-${page}`)
  const image = fc.constantFrom('plain', 'clear')
  return fc.oneof(
    size.map((count) => paragraph(words(count))),
    target.map((linkToDestination): PdfNode => ({ text: [{ text: 'see there', linkToDestination }] })),
    fc.array(run, { minLength: 1, maxLength: 12 }).map((text): PdfNode => ({ text })),
    fc
      .tuple(image, fc.integer({ min: 10, max: 400 }))
      .map(([name, width]): PdfNode => ({ image: name, width })),
    fc
      .array(row, { minLength: 1, maxLength: 40 })
      .map((body): PdfNode => ({ layout: 'grid', table: { widths: ['*', 100], headerRows: 1, body } })),
    size.map((count): PdfNode => ({
      layout: 'bar',
      table: { widths: ['*'], body: [[{ stack: [cell(words(count)), cell('end')] }]] },
    })),
    fc.array(size, { minLength: 1, maxLength: 8 }).map((all): PdfNode => ({
      ol: all.map((count) => cell(words(count))),
    })),
    size.map((count): PdfNode => ({ columns: [cell(words(count)), cell('b')], columnGap: 10 })),
  )
}

const title = (at: number): PdfNode => ({
  text: [{ text: `Page number ${at}` }],
  ...{ id: `page-${at}`, outline: true, outlineText: `Page ${at}`, fontSize: 20, tocItem: true },
  ...{ tocMargin: [at * 4, 2, 0, 2] as const, pageBreak: 'before' as const },
  ...(at % 3 > 0 && { outlineParentId: `page-${at - (at % 3)}` }),
})

const pageCount = 6
const documents = fc
  .array(fc.array(block(pageCount), { maxLength: 12 }), { minLength: 1, maxLength: pageCount })
  .map((sheets): PdfDefinition => ({
    title: 'Guide',
    front: [paragraph('Guide'), { toc: { title: { text: [{ text: 'Contents' }] } } }],
    content: sheets.flatMap((nodes, at) => [title(at), ...nodes]),
    images,
  }))

describe('a document that is set in pieces', { timeout: 120_000 }, () => {
  it('tells programs that show it or read it aloud its title and its language', async () => {
    const content = [paragraph('Welkom')]
    const dutch = (await inPieces({ title: 'Gids', language: 'nl', content, images })).toString('latin1')
    expect(dutch.match(/\/Lang \([^)]*\)|\/DisplayDocTitle \w+/g)?.toSorted()).toEqual([
      '/DisplayDocTitle true',
      '/Lang (nl)',
    ])
    const unknown = (await inPieces({ title: 'Gids', content, images })).toString('latin1')
    expect(unknown.includes('/Lang')).toBe(false)
  })

  it('has the pages, outline, links and numbers of the same document in one piece', async () => {
    await fc.assert(
      fc.asyncProperty(documents, async (definition) => {
        expect(seen(await inPieces(definition))).toEqual(seen(await whole(definition)))
      }),
      { numRuns: 25 },
    )
  })

  it('draws the words of one style on a line as one piece, with one link', async () => {
    const link = 'https://example.com/'
    const text = [{ text: 'read ' }, { text: 'the whole story', link }, { text: ' of it' }]
    const bytes = await inPieces({ title: '', content: [{ text }], images: {} })
    expect(readPdfPages(bytes).pages[0]?.links).toEqual([link])
    expect((await whole({ title: '', content: [{ text }], images: {} })).length).toBeGreaterThan(bytes.length)
  })

  it('has a table of contents of several pages, and links that lead to later and earlier pages', async () => {
    const sheets = Array.from({ length: 120 }, (_, at): PdfNode[] => [
      title(at),
      paragraph(words(20, `p${at}w`)),
      { text: [{ text: 'next', linkToDestination: `page-${(at + 7) % 120}` }] },
    ])
    const front: PdfNode[] = [{ toc: { title: cell('Contents') as { text: [] } } }]
    const { pages } = readPdfPages(await inPieces({ title: '', front, content: sheets.flat(), images: {} }))
    const first = pages.findIndex((page) => page.words.includes('p0w0'))
    expect(first).toBeGreaterThan(1)
    expect(pages.length).toBe(first + sheets.length)
    for (const [at, { words: text, links }] of pages.slice(first).entries()) {
      expect(text).toContain(`p${at}w0`)
      expect(text).toContain(`${first + at + 1} / ${pages.length}`)
      expect(new Set(links.map((link) => link?.[0]))).toEqual(new Set([first + ((at + 7) % 120) + 1]))
    }
    const contents = pages.slice(0, first)
    const listed = contents.map((page) => page.words).join('')
    for (const at of [0, 60, 119]) expect(listed).toContain(`Page number ${at}${first + at + 1}`)
    const targets = contents.flatMap(({ links }) => links.map((link) => Number(link?.[0])))
    expect([...new Set(targets)]).toEqual(sheets.map((_, at) => first + at + 1))
  })

  it('has headings on the page of what follows', async () => {
    const heading: PdfNode = {
      text: [{ text: 'Heading' }],
      ...{ headlineLevel: 2, fontSize: 14, bold: true, margin: [0, 8, 0, 4] as const },
    }
    for (const before of [10, 400, 480, 490, 500, 510, 520, 530, 540, 560]) {
      const lines: PdfNode = {
        text: [{ text: Array.from({ length: before / 10 }, () => 'line').join('\n') }],
      }
      for (const next of [paragraph('after'), { image: 'plain', width: 200 }, heading] as PdfNode[]) {
        const content = [lines, heading, next, paragraph(words(5, 'end'))]
        const { pages } = readPdfPages(await inPieces({ title: '', content, images }))
        for (const page of pages) expect(page.words.replace(/\n.*$/, '')).not.toMatch(/Heading$/)
      }
    }
  })

  it('is written while it is set, and reads its content from the beginning each time', async () => {
    const path = join(folder, 'long.pdf')
    let written = 0
    const content = {
      *[Symbol.iterator](): Generator<PdfNode, undefined> {
        for (let at = 0; at < 40; at += 1) yield paragraph(words(600, `p${at}w`))
        written = statSync(path).size
        return undefined
      },
    }
    await layOut({ title: '', content, images: {} }, path)
    // Fonts and the list of pages come last.
    expect(written).toBeGreaterThan(20_000)
    expect(readPdfPages(readFileSync(path)).pages.length).toBeGreaterThan(20)
  })

  it('leaves no file when a piece fails', async () => {
    const path = join(folder, 'failed.pdf')
    const broken = { type: 'png' as const, bytes: new TextEncoder().encode('no picture') }
    const content = [paragraph(words(2000)), { image: 'broken', width: 10 }]
    await expect(layOut({ title: '', content, images: { broken } }, path)).rejects.toThrow('Invalid image')
    expect(existsSync(path)).toBe(false)
  })

  it('has one page if it is empty', async () => {
    expect(readPdfPages(await inPieces({ title: 'T', content: [], images: {} })).pages).toHaveLength(1)
  })
})
