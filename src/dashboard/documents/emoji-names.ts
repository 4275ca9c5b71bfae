/** The table of emoji shortcodes, fetched when a text first names one. */
import type { emojiOf } from '../../content/emoji/emoji.ts'

type Lookup = typeof emojiOf

let known: Lookup | undefined
let coming: Promise<Lookup> | undefined

/** The character of a shortcode; undefined while the table is not there, and for words that name none. */
export const knownEmoji = (code: string): string | undefined => known?.(code)

/** Fetches the table, once. A failed attempt is made again by the next one who asks. */
export const loadEmoji = async (): Promise<Lookup> => {
  coming ??= import('../../content/emoji/emoji.ts').then(({ emojiOf: found }) => (known = found))
  try {
    return await coming
  } catch (error) {
    coming = undefined
    throw error
  }
}
