/**
 * The fonts of PDFs and what they can draw. Roboto comes with the layout library and covers Latin, Greek and Cyrillic.
 * Code is set in Courier, which every PDF reader has, where it has the characters. Chinese, Japanese, Korean and emoji
 * have their own fonts (`pdf-font-runs.ts`). Other characters are reported in the PDF itself, never dropped silently.
 */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { emojiName } from '../../../content/emoji/emoji.ts'
import { eastAsianFont } from './pdf-cjk-fonts.ts'
import { graphemesOf } from './pdf-emoji-font.ts'

const folder = (): string =>
  join(dirname(createRequire(import.meta.url).resolve('pdfmake/package.json')), 'fonts', 'Roboto')

/** The font files in the form the layout library expects. */
export const fontFiles = () => {
  const roboto = (name: string) => join(folder(), `Roboto-${name}.ttf`)
  return {
    Roboto: {
      normal: roboto('Regular'),
      bold: roboto('Medium'),
      italics: roboto('Italic'),
      bolditalics: roboto('MediumItalic'),
    },
    Courier: {
      normal: 'Courier',
      bold: 'Courier-Bold',
      italics: 'Courier-Oblique',
      bolditalics: 'Courier-BoldOblique',
    },
  }
}

/** A range of code points, inclusive. */
type Range = readonly [number, number]

/**
 * The code points for which a TrueType font has a glyph, from its `cmap` table (OpenType specification, formats 4
 * and 12). Throws for bytes without such a table.
 */
export const coveredRanges = (font: Uint8Array): readonly Range[] => {
  const view = new DataView(font.buffer, font.byteOffset, font.byteLength)
  const tables = view.getUint16(4)
  let cmap = 0
  for (let at = 12; at < 12 + tables * 16; at += 16)
    if (view.getUint32(at) === 0x636d6170) cmap = view.getUint32(at + 8)
  if (cmap === 0) throw new Error('The font has no table of characters.')
  const ranges: Range[] = []
  for (let index = 0; index < view.getUint16(cmap + 2); index += 1) {
    const table = cmap + view.getUint32(cmap + 4 + index * 8 + 4)
    const format = view.getUint16(table)
    if (format === 12) {
      for (let group = 0; group < view.getUint32(table + 12); group += 1) {
        const at = table + 16 + group * 12
        ranges.push([view.getUint32(at), view.getUint32(at + 4)])
      }
    }
    if (format === 4) {
      const segments = view.getUint16(table + 6)
      for (let at = 0; at < segments; at += 2) {
        const [last, first] = [view.getUint16(table + 14 + at), view.getUint16(table + 16 + segments + at)]
        if (first !== 0xffff) ranges.push([first, last])
      }
    }
  }
  return ranges.toSorted(([a], [b]) => a - b)
}

let ranges: readonly Range[] | undefined
const inRoboto = (point: number): boolean => {
  ranges ??= coveredRanges(readFileSync(fontFiles().Roboto.normal))
  return ranges.some(([first, last]) => first <= point && point <= last)
}

/** Windows-1252 characters beyond ASCII and Latin-1, which the Courier of every PDF reader has. */
const windows1252 = new Set('€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ')
export const inCourier = (character: string): boolean => {
  const point = character.codePointAt(0) ?? 0
  return (point >= 0x20 && point < 0x7f) || (point >= 0xa0 && point <= 0xff) || windows1252.has(character)
}

/** Common symbols in documentation, spelled in characters that the fonts have. */
const spelled: Readonly<Record<string, string>> = {
  '→': '->',
  '←': '<-',
  '↔': '<->',
  '⇒': '=>',
  '⇐': '<=',
  '✓': '[x]',
  '✗': '×',
  '✘': '×',
  '├': '|',
  '└': '`',
  '│': '|',
  '─': '-',
  '▸': '>',
  '►': '>',
  '▶': '>',
  '●': '•',
  '■': '•',
  '☐': '[ ]',
  '☑': '[x]',
  '\u00ad': '',
  '\u200b': '',
  '\u200c': '',
  '\u200d': '',
  '\ufeff': '',
  '\ufe0f': '',
  '\u2011': '-',
  '\u202f': '\u00a0',
  '\t': '    ',
}

/** An emoji that no font file fully contains is replaced by its name. */
const emojiText = (emoji: string): string => {
  const name = emojiName(emoji)
  return name === undefined ? emoji : `(${name})`
}

/** Text in characters that the fonts have; `missing` collects those that were dropped. */
export const drawable = (written: string, missing: Set<string>): string => {
  // Fast path: most text is plain ASCII.
  if (/^[\n\x20-\x7e]*$/.test(written)) return written
  let result = ''
  const put = (text: string): void => {
    for (const character of text) {
      const point = character.codePointAt(0) ?? 0
      if (character === '\n' || (point >= 0x20 && inRoboto(point))) result += character
      else if (Object.hasOwn(spelled, character)) result += spelled[character]
      else if (eastAsianFont(character) !== undefined) result += character
      else if (point >= 0x20 && (point < 0x7f || point > 0x9f)) {
        missing.add(character)
        result += '?'
      }
    }
  }
  for (const { text, font } of graphemesOf(written)) {
    const plain = text.replaceAll('\ufe0f', '')
    if (Object.hasOwn(spelled, plain)) put(plain)
    else if (font !== undefined) result += text
    else put([...plain].length === 1 && inRoboto(plain.codePointAt(0) ?? 0) ? plain : emojiText(text))
  }
  return result
}
