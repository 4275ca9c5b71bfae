import { useEffect, useState } from 'react'
import { knownEmoji, loadEmoji } from './emoji-names.ts'

export interface EmojiSignProps {
  readonly code: string
  /** What stands there while the table of shortcodes is not loaded, and for codes that are in none. */
  readonly written: string
}

/** An emoji that is named by its shortcode. */
export function EmojiCharacter({ code, written }: EmojiSignProps) {
  const [sign, setSign] = useState(() => knownEmoji(code))
  useEffect(() => {
    let gone = false
    const show = async (): Promise<void> => {
      const lookup = await loadEmoji()
      if (!gone) setSign(lookup(code))
    }
    // Without the table the shortcode stays as it is written.
    show().catch(() => undefined)
    return () => {
      gone = true
    }
  }, [code])
  return (
    // A character of the text, not a picture that is loaded.
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
    <span data-type="emoji" role="img" aria-label={code.replaceAll('_', ' ')}>
      {sign ?? written}
    </span>
  )
}
