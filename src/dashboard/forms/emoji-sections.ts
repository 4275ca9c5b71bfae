/** Sections of the emoji picker. */
import type { Emoji } from '../../content/emoji/emoji.ts'

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
