/** Text as outlines of glyphs, from the fonts of PDFs. No font of the system is used. */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { EastAsian } from '../../pages/pdf/pdf-cjk-fonts.ts'
import { splitByFont, subsetIn } from '../../pages/pdf/pdf-font-runs.ts'
import { fontFiles } from '../../pages/pdf/pdf-fonts.ts'

/** The part of the library's API that is used; it ships no types. */
interface GlyphPath {
  transform(...matrix: readonly [number, number, number, number, number, number]): GlyphPath
  toSVG(): string
}
interface Font {
  readonly unitsPerEm: number
  layout(text: string): {
    readonly glyphs: readonly { readonly path: GlyphPath }[]
    readonly positions: readonly {
      readonly xAdvance: number
      readonly xOffset: number
      readonly yOffset: number
    }[]
  }
}
interface Fontkit {
  create(bytes: Uint8Array): Font
}

export interface Typeface {
  /** The width of a line at a font size of 1. */
  readonly width: (line: string) => number
  /** The outlines of a line that begins at `x` on the baseline `y`, as the data of an SVG path. */
  readonly outline: (
    line: string,
    at: { readonly x: number; readonly y: number; readonly size: number },
  ) => string
}

const weights = { regular: 400, medium: 500 } as const
const files = { regular: 'normal', medium: 'bold' } as const

/** The fonts of all characters in `texts`; others must not be drawn with it. */
export const typefaceFor = async (
  texts: readonly string[],
  weight: keyof typeof weights,
  script: EastAsian,
): Promise<Typeface> => {
  const fontkit = createRequire(import.meta.url)('fontkit') as Fontkit
  const runsOf = (line: string) => splitByFont({ text: line }, script)
  const characters = new Map<string, string>()
  for (const { text, font } of texts.flatMap(runsOf))
    if (font !== undefined) characters.set(font, (characters.get(font) ?? '') + text)
  const main = fontkit.create(readFileSync(fontFiles().Roboto[files[weight]]))
  const fonts = new Map<string, Font>()
  for (const [name, text] of characters)
    fonts.set(name, fontkit.create(await subsetIn(name, text, weights[weight])))
  const laidOut = (line: string) =>
    runsOf(line).map(({ text, font }) => {
      const chosen = (font === undefined ? undefined : fonts.get(font)) ?? main
      return { run: chosen.layout(text), scale: 1 / chosen.unitsPerEm }
    })
  return {
    width: (line) =>
      laidOut(line).reduce(
        (sum, { run, scale }) =>
          sum + run.positions.reduce((advance, { xAdvance }) => advance + xAdvance, 0) * scale,
        0,
      ),
    outline: (line, { x, y, size }) => {
      let [data, pen] = ['', x]
      for (const { run, scale } of laidOut(line))
        run.positions.forEach(({ xAdvance, xOffset, yOffset }, index) => {
          const by = scale * size
          const path = run.glyphs[index]?.path
          data += path?.transform(by, 0, 0, -by, pen + xOffset * by, y - yOffset * by).toSVG() ?? ''
          pen += xAdvance * by
        })
      return data
    },
  }
}
