/** Text for a picture: in characters that the bundled fonts have, and no longer than there is room for. */
import { isEast } from '../../pages/pdf/pdf-cjk-fonts.ts'
import { drawable } from '../../pages/pdf/pdf-fonts.ts'

const segmenter = new Intl.Segmenter(undefined, { granularity: 'grapheme' })
export const graphemesIn = (text: string): string[] =>
  [...segmenter.segment(text)].map(({ segment }) => segment)

/** The first graphemes of a text, at most so many Latin letters wide, with an ellipsis if there are more. */
const cut = (text: string, most: number): string => {
  let [result, width] = ['', 0]
  // A letter may have any number of combining marks.
  for (const grapheme of graphemesIn(text.slice(0, most * 4))) {
    width += isEast(grapheme) ? 2 : 1
    if (width > most) return `${result.trimEnd()}…`
    result += grapheme.slice(0, 32)
  }
  return text.length > most * 4 ? `${result.trimEnd()}…` : result
}

/**
 * The text in characters that the fonts have, on one line. '' if they lack a letter or digit of it: half a title says
 * nothing. Symbols that they lack are left out.
 */
export const drawableText = (text: string, most: number): string => {
  const plain = cut(
    text
      .slice(0, 10_000)
      .normalize('NFC')
      .replaceAll(/[\p{Cc}\s]+/gu, ' ')
      .trim(),
    most,
  )
  const missing = new Set<string>()
  const drawn = drawable(plain, missing)
  if (missing.size === 0) return drawn
  if ([...missing].some((character) => /[\p{L}\p{N}]/u.test(character))) return ''
  const rest = [...plain].filter((character) => !missing.has(character)).join('')
  return drawable(rest, new Set()).replaceAll(/ {2,}/g, ' ').trim()
}
