/** Emoji by shortcode. The table is 31 KB, so browser code loads this file only when it is needed. */
import { emojiTable } from './emoji-table.ts'

export interface Emoji {
  readonly character: string
  /** The usual shortcode first; never empty. */
  readonly codes: readonly [string, ...string[]]
  readonly group: string
}

const inGroup = (group: string, list: string): readonly Emoji[] => {
  const parts = list.trim().split(/\s+/u)
  const found: Emoji[] = []
  for (let at = 0; at + 1 < parts.length; at += 2) {
    const [code = '', ...more] = (parts[at + 1] ?? '').split('/')
    found.push({ character: parts[at] ?? '', codes: [code, ...more], group })
  }
  return found
}

let read: readonly Emoji[] | undefined
let byCode: ReadonlyMap<string, string> | undefined

/** Every emoji in display order. The table is parsed on first use. */
export const allEmoji = (): readonly Emoji[] =>
  (read ??= emojiTable.flatMap(({ name, list }) => inGroup(name, list)))

/** The character for a shortcode (without colons); undefined if there is none. */
export const emojiOf = (code: string): string | undefined => {
  byCode ??= new Map(allEmoji().flatMap((one) => one.codes.map((name) => [name, one.character] as const)))
  return byCode.get(code)
}

let byCharacter: ReadonlyMap<string, string> | undefined
/** Skin tones and variation selectors: an emoji has the same name in every variant. */
const variants = /[\u{1F3FB}-\u{1F3FF}]|\uFE0E|\uFE0F/gu

/** The name of an emoji in words: `face with tears`; undefined for any other character. */
export const emojiName = (character: string): string | undefined => {
  byCharacter ??= new Map(
    allEmoji()
      .toReversed()
      // `+1` is not a readable name: use the first shortcode with a word in it.
      .map(({ character: one, codes }) => [
        one.replaceAll(variants, ''),
        (codes.find((code) => /[a-z]{3}/u.test(code)) ?? codes[0]).replaceAll('_', ' '),
      ]),
  )
  return byCharacter.get(character.replaceAll(variants, ''))
}

/** Rank of a shortcode for the typed text, lower is better; undefined without a match. */
const rank = (code: string, typed: string): number | undefined => {
  if (code === typed) return 0
  if (code.startsWith(typed)) return 1
  if (code.includes(`_${typed}`)) return 2
  return code.includes(typed) ? 3 : undefined
}

/**
 * Emoji whose shortcodes contain the typed text, at most `most`, best match first; prefix matches come before others.
 */
export const findEmoji = (typed: string, most: number): readonly Emoji[] => {
  const wanted = typed.toLowerCase().replaceAll(/[\s-]+/gu, '_')
  if (wanted === '') return allEmoji().slice(0, most)
  return allEmoji()
    .flatMap((one) => {
      const ranks = one.codes.flatMap((code) => rank(code, wanted) ?? [])
      return ranks.length === 0 ? [] : [{ one, best: Math.min(...ranks) }]
    })
    .toSorted((a, b) => a.best - b.best)
    .slice(0, most)
    .map(({ one }) => one)
}
