/** Fonts for Chinese, Japanese and Korean. Each consists of about a hundred files with some characters each. */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

/** Simplified Chinese, Japanese, Korean: the same code point has a different shape in each. */
export type EastAsian = 'sc' | 'jp' | 'kr'

const resolve = createRequire(import.meta.url).resolve
const folderOf = (script: EastAsian): string =>
  dirname(resolve(`@fontsource-variable/noto-sans-${script}/package.json`))

export const eastAsianFile = (script: EastAsian, file: string): string =>
  join(folderOf(script), 'files', `noto-sans-${script}-${file}-wght-normal.woff2`)

/**
 * Unicode blocks that these fonts are used for: radicals, kana, ideographs, Hangul, full-width forms, circled numbers.
 * Outside of them the file lists name more characters than the files contain.
 */
const east =
  /[\u2460-\u24ff\u2e80-\u2fdf\u3000-\u4dbf\u4e00-\u9fff\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe4f\uff00-\uffef\u{20000}-\u{2fa1f}]/u
export const isEast = (text: string): boolean => east.test(text)

const hangul = /[\uac00-\ud7a3]/u
const kana = /[\u3041-\u30ff]/

/** First and last code point, and the file that contains them. */
type Range = readonly [first: number, last: number, file: string]

/** Parses `"[4]": "U+4e00-4e02,U+5b57"` and so on into ranges ordered by code point. */
const rangesOf = (script: EastAsian): Range[] => {
  const lists = JSON.parse(readFileSync(join(folderOf(script), 'unicode.json'), 'utf8')) as Record<
    string,
    string
  >
  return Object.entries(lists)
    .flatMap(([file, list]) =>
      list.split(',').map((range): Range => {
        const [first = '', last = first] = range.trim().slice(2).split('-')
        return [parseInt(first, 16), parseInt(last, 16), file.replaceAll(/[[\]]/g, '')]
      }),
    )
    .toSorted(([a], [b]) => a - b)
}

const known = new Map<EastAsian, Range[]>()
/** The font file that contains a code point, by binary search. */
const fileOf = (script: EastAsian, point: number): string | undefined => {
  let ranges = known.get(script)
  if (!ranges) known.set(script, (ranges = rangesOf(script)))
  let [low, high] = [0, ranges.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((ranges[middle]?.[1] ?? 0) < point) low = middle + 1
    else high = middle
  }
  const range = ranges[low]
  return range && range[0] <= point ? range[2] : undefined
}

const orders: Readonly<Record<EastAsian, readonly EastAsian[]>> = {
  sc: ['sc', 'jp', 'kr'],
  jp: ['jp', 'sc', 'kr'],
  kr: ['kr', 'jp', 'sc'],
}

/** The font that has a character, e.g. `sc-119`, the preferred script first; undefined if none has it. */
export const eastAsianFont = (character: string, preferred: EastAsian = 'sc'): string | undefined => {
  if (!east.test(character)) return undefined
  const point = character.codePointAt(0) ?? 0
  for (const script of hangul.test(character) ? (['kr'] as const) : orders[preferred]) {
    const file = fileOf(script, point)
    if (file !== undefined) return `${script}-${file}`
  }
  return undefined
}

/** The script whose shapes a text needs: by the language of its space, else by characters that only one script uses. */
export const scriptOf = (language: string | undefined, text: string): EastAsian => {
  if (language?.startsWith('zh')) return 'sc'
  if (language === 'ja' || kana.test(text)) return 'jp'
  return language === 'ko' || hangul.test(text) ? 'kr' : 'sc'
}
