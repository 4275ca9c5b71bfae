/** The emoji font: outlines only, in ten files with some groups of emoji each, without skin tones. */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

const resolve = createRequire(import.meta.url).resolve
const folder = (): string => dirname(resolve('@fontsource-variable/noto-emoji/package.json'))

export const emojiFile = (file: string): string =>
  join(folder(), 'files', `noto-emoji-${file}-wght-normal.woff2`)

type Range = readonly [first: number, last: number]

let known: readonly (readonly [file: string, ranges: readonly Range[]])[] | undefined
/** The characters in each file: `"[4]": "U+1f9d1,U+1f33e-1f33f"` and so on. */
const files = (): NonNullable<typeof known> => {
  if (known !== undefined) return known
  const lists = JSON.parse(readFileSync(join(folder(), 'unicode.json'), 'utf8')) as Record<string, string>
  return (known = Object.entries(lists).map(([file, list]) => [
    file.replaceAll(/[[\]]/g, ''),
    list.split(',').map((range): Range => {
      const [first = '', last = first] = range.trim().slice(2).split('-')
      return [parseInt(first, 16), parseInt(last, 16)]
    }),
  ]))
}

/** One grapheme may consist of several characters. */
const segmenter = new Intl.Segmenter(undefined, { granularity: 'grapheme' })
const mayBe = /\p{Extended_Pictographic}|\p{Regional_Indicator}|\u20e3/u

/** Variation selectors and skin tones, which have no glyphs in this font. */
const variants = /\ufe0e|\ufe0f|[\u{1f3fb}-\u{1f3ff}]/gu

/** Symbols that text fonts also have (`©`, `↔`) are emoji only with an emoji variation selector. */
const isEmoji = (grapheme: string): boolean =>
  /^\p{Emoji_Presentation}/u.test(grapheme) ||
  /\ufe0f|\u200d|\u20e3|^\p{Regional_Indicator}/u.test(grapheme) ||
  (mayBe.test(grapheme) && (grapheme.codePointAt(0) ?? 0) >= 0x2600)

/** The font file that draws a grapheme, e.g. `emoji-4`; undefined if it is no emoji or no file has all of it. */
const fontOf = (grapheme: string): string | undefined => {
  const points = [...grapheme].map((character) => character.codePointAt(0) ?? 0)
  const file = files().find(([, ranges]) =>
    points.every((point) => ranges.some(([first, last]) => first <= point && point <= last)),
  )
  return file === undefined ? undefined : `emoji-${file[0]}`
}

export interface Grapheme {
  /** The text to draw. */
  readonly text: string
  /** Undefined for everything that is not an emoji of the font. */
  readonly font: string | undefined
}

/** A text split into graphemes, each emoji with its font. */
export const graphemesOf = (text: string): readonly Grapheme[] =>
  !mayBe.test(text)
    ? [{ text, font: undefined }]
    : [...segmenter.segment(text)].map(({ segment }) => {
        if (!mayBe.test(segment) || !isEmoji(segment)) return { text: segment, font: undefined }
        const grapheme = segment.replaceAll(variants, '')
        const font = fontOf(grapheme)
        return { text: font === undefined ? segment : grapheme, font }
      })
