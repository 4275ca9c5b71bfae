/**
 * Lays out a document in a separate process, since a large space takes seconds of CPU time. Opens no files except the
 * bundled fonts, and no URLs. Reads the content piece by piece, so that memory does not grow with it.
 */
import { closeSync, openSync, rmSync, writeSync } from 'node:fs'
import { setImmediate } from 'node:timers/promises'
import { scriptOf, type EastAsian } from './pdf-cjk-fonts.ts'
import { splitByFont, subsetOf } from './pdf-font-runs.ts'
import { fontFiles } from './pdf-fonts.ts'
import type { PdfDefinition, PdfNode, PdfText } from './pdf-node.ts'
import { tableLayouts } from './pdf-table-layouts.ts'
import { PdfTypesetter } from './pdf-typesetter.ts'

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

/** The preferred script of a document, by its language, else by what it contains anywhere. */
const scriptOfAll = (language: string | undefined, content: Iterable<PdfNode>): EastAsian => {
  let found = scriptOf(language, '')
  for (const node of content) {
    const script = scriptOf(language, JSON.stringify(node))
    if (script === 'jp') return script
    if (script === 'kr') found = script
  }
  return found
}

/** Blocks that stay together: headings with the block after them. */
function* passages(content: Iterable<PdfNode>): Generator<PdfNode[], undefined> {
  let passage: PdfNode[] = []
  for (const node of content) {
    passage.push(node)
    if ('headlineLevel' in node && node.headlineLevel !== undefined) continue
    yield passage
    passage = []
  }
  if (passage.length > 0) yield passage
  return undefined
}

/** The fonts of the document: names by family and style, and the files of those names. */
const fontsFor = async (used: ReadonlyMap<string, ReadonlySet<string>>) => {
  const fonts: Record<string, object> = { ...fontFiles() }
  const files = new Map<string, () => Uint8Array>()
  for (const [font, characters] of used) {
    const { normal, bold } = await subsetOf(font, [...characters].join(''))
    const [upright, strong] = [`${font}.ttf`, `${font}-bold.ttf`]
    files.set(upright, () => normal).set(strong, () => bold)
    // These fonts have no italics.
    fonts[font] = { normal: upright, italics: upright, bold: strong, bolditalics: strong }
  }
  return { fonts, files }
}

/** Sets the document and passes on its bytes. Throws if the library cannot draw an image. */
const typeset = async (
  { title, language, front = [], content, images }: PdfDefinition,
  put: (bytes: Uint8Array) => void,
): Promise<void> => {
  const both = [front, content]
  const preferred = both.map((nodes) => scriptOfAll(language, nodes))
  const script =
    preferred.find((found) => found === 'jp') ?? preferred.find((found) => found === 'kr') ?? 'sc'
  const used = new Map<string, Set<string>>()
  const split = (node: unknown): unknown => splitFontRuns(node, script, used)
  for (const nodes of both) for (const node of nodes) split(node)
  split([{ text: title }])
  const { fonts, files } = await fontsFor(used)
  const bundled = new Set(Object.values(fontFiles()).flatMap((styles) => Object.values(styles)))
  for (const [name, image] of Object.entries(images)) files.set(`pictures/${name}`, () => image.bytes)
  const typesetter = new PdfTypesetter({
    fonts,
    tableLayouts,
    images: Object.fromEntries(Object.keys(images).map((name) => [name, `pictures/${name}`])),
    files,
    mayOpen: (path) => bundled.has(path),
    info: { Producer: 'Recto', Creator: 'Recto', ...(title !== '' && { Title: title }) },
    language,
    put,
  })
  for (const passage of passages(content)) {
    typesetter.add(passage.map(split))
    // Images are decoded in the background.
    await setImmediate()
  }
  await typesetter.finish(front.map(split), (page, pages) => ({
    columns: [
      { text: split([{ text: title }]) as PdfText[], color: '#888888', fontSize: 8 },
      {
        text: [{ text: `${page} / ${pages}` }],
        color: '#888888',
        fontSize: 8,
        alignment: 'right',
        width: 60,
      },
    ],
    margin: [50, 20, 50, 0],
  }))
}

/** Writes the PDF to `path`. Throws if the library cannot draw an image; then there is no file. */
export const layOut = async (definition: PdfDefinition, path: string): Promise<void> => {
  const file = openSync(path, 'w')
  const put = (bytes: Uint8Array): void => {
    for (let written = 0; written < bytes.length;) written += writeSync(file, bytes, written)
  }
  try {
    await typeset(definition, put)
  } catch (error) {
    rmSync(path)
    throw error
  } finally {
    closeSync(file)
  }
}
