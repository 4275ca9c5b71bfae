/** Emoji of spaces: sections of the picker, and the API's notation. */
import type { Emoji } from '../../../content/emoji/emoji.ts'

/** Emoji that suit documentation, by shortcode. */
const suggested = [
  'green_book',
  'blue_book',
  'orange_book',
  'books',
  'compass',
  'hammer_and_wrench',
  'rocket',
  'electric_plug',
  'lock',
  'test_tube',
  'speech_balloon',
  'seedling',
]

export interface EmojiSection {
  readonly name: string
  readonly emoji: readonly Emoji[]
}

/** Emoji that suit documentation, then all by group, in the given order. */
export const emojiSections = (all: readonly Emoji[]): readonly EmojiSection[] => {
  const groups = Map.groupBy(all, ({ group }) => group)
  const byCode = new Map(all.map((one) => [one.codes[0] as string, one]))
  return [
    { name: 'Suggested', emoji: suggested.flatMap((code) => byCode.get(code) ?? []) },
    ...[...groups].map(([name, emoji]) => ({ name, emoji })),
  ]
}

/**
 * The API's notation: hexadecimal code points joined by hyphens. Text that is not an emoji, or is already in
 * this notation, is returned as it is.
 */
export const wireEmoji = (typed: string): string => {
  const text = typed.trim()
  return /\p{Extended_Pictographic}|\p{Regional_Indicator}/u.test(text)
    ? [...text].map((point) => (point.codePointAt(0) ?? 0).toString(16)).join('-')
    : text
}
