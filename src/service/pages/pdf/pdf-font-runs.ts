/**
 * Text in runs of one face each, and the fonts for them. Faces for emoji and for Chinese, Japanese and Korean come as
 * files with some characters each, since whole they are large; a run is set in the file that has its characters. A face
 * has a weight for everything in between, which the layout library cannot embed: so of each file that a document
 * needs, one regular and one bold font is made that has the document's characters and no others.
 */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { eastAsianFace, eastAsianFile, isEast, type EastAsian } from './pdf-cjk-fonts.ts'
import { emojiFile, signsOf } from './pdf-emoji-font.ts'
import type { PdfText } from './pdf-node.ts'

/** A run of text as runs of one face each; what the text's own face draws stays in it. */
export const inFaces = (run: PdfText, preferred: EastAsian): PdfText[] => {
  const signs = signsOf(run.text)
  if (signs.every(({ face }) => face === undefined) && !isEast(run.text)) return [run]
  const runs: { text: string; font: string | undefined }[] = []
  const add = (text: string, font: string | undefined): void => {
    const last = runs.at(-1)
    if (last && last.font === font) last.text += text
    else runs.push({ text, font })
  }
  for (const { text, face } of signs) {
    if (face !== undefined) add(text, face)
    else for (const character of text) add(character, eastAsianFace(character, preferred))
  }
  return runs.map(({ text, font }) => ({ ...run, text, ...(font !== undefined && { font }) }))
}

/** What is used of the library, which comes without types. */
type SubsetFont = (
  font: Uint8Array,
  text: string,
  options: { targetFormat: 'sfnt'; variationAxes: { wght: number } },
) => Promise<Buffer>

/** Fonts of a face in two weights, with the glyphs of `text` alone: TrueType. */
export const subsetOf = async (face: string, text: string): Promise<{ normal: Buffer; bold: Buffer }> => {
  const subsetFont = createRequire(import.meta.url)('subset-font') as SubsetFont
  const [family = '', file = ''] = face.split('-', 2)
  const bytes = readFileSync(family === 'emoji' ? emojiFile(file) : eastAsianFile(family as EastAsian, file))
  const weight = (wght: number) => subsetFont(bytes, text, { targetFormat: 'sfnt', variationAxes: { wght } })
  return { normal: await weight(400), bold: await weight(700) }
}
