/**
 * Splits text into runs of one font each, and builds the fonts. The fonts for emoji and for Chinese, Japanese and
 * Korean are split into files with some characters each, because they are large; a run uses the file that has its
 * characters. They are variable fonts, which the layout library cannot embed, so for each file that a document needs, a
 * regular and a bold font are built that contain only the document's characters.
 */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { eastAsianFont, eastAsianFile, isEast, type EastAsian } from './pdf-cjk-fonts.ts'
import { emojiFile, graphemesOf } from './pdf-emoji-font.ts'
import type { PdfText } from './pdf-node.ts'

/** Splits a run into runs of one font each; what the text font can draw stays in it. */
export const splitByFont = (run: PdfText, preferred: EastAsian): PdfText[] => {
  const graphemes = graphemesOf(run.text)
  if (graphemes.every(({ font }) => font === undefined) && !isEast(run.text)) return [run]
  const runs: { text: string; font: string | undefined }[] = []
  const add = (text: string, font: string | undefined): void => {
    const last = runs.at(-1)
    if (last && last.font === font) last.text += text
    else runs.push({ text, font })
  }
  for (const { text, font: emojiFont } of graphemes) {
    if (emojiFont !== undefined) add(text, emojiFont)
    else for (const character of text) add(character, eastAsianFont(character, preferred))
  }
  return runs.map(({ text, font }) => ({ ...run, text, ...(font !== undefined && { font }) }))
}

/** The part of the library's API that is used; it ships no types. */
type SubsetFont = (
  font: Uint8Array,
  text: string,
  options: { targetFormat: 'sfnt'; variationAxes: { wght: number } },
) => Promise<Buffer>

/** A font with only the glyphs of `text`, in one weight: TrueType. */
export const subsetIn = (font: string, text: string, wght: number): Promise<Buffer> => {
  const subsetFont = createRequire(import.meta.url)('subset-font') as SubsetFont
  const [family = '', file = ''] = font.split('-', 2)
  const bytes = readFileSync(family === 'emoji' ? emojiFile(file) : eastAsianFile(family as EastAsian, file))
  return subsetFont(bytes, text, { targetFormat: 'sfnt', variationAxes: { wght } })
}

/** The same in the two weights of a document. */
export const subsetOf = async (font: string, text: string): Promise<{ normal: Buffer; bold: Buffer }> => ({
  normal: await subsetIn(font, text, 400),
  bold: await subsetIn(font, text, 700),
})
