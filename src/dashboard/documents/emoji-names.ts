/** The table of emoji shortcodes, loaded when a text first uses one. */
import type { emojiOf } from '../../content/emoji/emoji.ts'

type Lookup = typeof emojiOf

let known: Lookup | undefined
let coming: Promise<Lookup> | undefined

/** The character of a shortcode; undefined while the table is not loaded, and for unknown ones. */
export const knownEmoji = (code: string): string | undefined => known?.(code)

/** Loads the table once. After a failure, the next call tries again. */
export const loadEmoji = async (): Promise<Lookup> => {
  coming ??= import('../../content/emoji/emoji.ts').then(({ emojiOf: found }) => (known = found))
  try {
    return await coming
  } catch (error) {
    coming = undefined
    throw error
  }
}
