import { useEffect, useState } from 'react'
import { knownEmoji, loadEmoji } from './emoji-names.ts'

export interface EmojiSignProps {
  readonly code: string
  /** Shown while the shortcode table is not loaded, and for unknown codes. */
  readonly written: string
}

/** An emoji by shortcode. */
export function EmojiCharacter({ code, written }: EmojiSignProps) {
  const [character, setCharacter] = useState(() => knownEmoji(code))
  useEffect(() => {
    let gone = false
    const show = async (): Promise<void> => {
      const lookup = await loadEmoji()
      if (!gone) setCharacter(lookup(code))
    }
    // Without the table the shortcode stays as text.
    show().catch(() => undefined)
    return () => {
      gone = true
    }
  }, [code])
  return (
    // A text character, not a loaded image.
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
    <span data-type="emoji" role="img" aria-label={code.replaceAll('_', ' ')}>
      {character ?? written}
    </span>
  )
}
