/** Emoji that fit documentation, and the spelling of an emoji on the wire. */

export const faces = [
  { emoji: '📗', label: 'Green book' },
  { emoji: '📘', label: 'Blue book' },
  { emoji: '📙', label: 'Orange book' },
  { emoji: '📚', label: 'Books' },
  { emoji: '🧭', label: 'Compass' },
  { emoji: '🛠️', label: 'Tools' },
  { emoji: '🚀', label: 'Rocket' },
  { emoji: '🔌', label: 'Plug' },
  { emoji: '🔒', label: 'Lock' },
  { emoji: '🧪', label: 'Test tube' },
  { emoji: '💬', label: 'Speech balloon' },
  { emoji: '🌱', label: 'Seedling' },
] as const

/**
 * As the documented API writes it: code points in hexadecimal joined by hyphens. Text that is no emoji, or written so
 * already, stays as it is.
 */
export const wireEmoji = (typed: string): string => {
  const text = typed.trim()
  return /\p{Extended_Pictographic}|\p{Regional_Indicator}/u.test(text)
    ? [...text].map((point) => (point.codePointAt(0) ?? 0).toString(16)).join('-')
    : text
}
