import { useState } from 'react'

/** A field whose words live in the address. */
export interface Typed {
  readonly words: string
  /** What the address said last. */
  readonly seen: string
  /** What was sent to the address and has not come back. */
  readonly sent: readonly string[]
}

/** What the field shows once the address says something. Pure. */
export const followed = (typed: Typed, value: string): Typed => {
  const at = typed.sent.indexOf(value)
  return at < 0
    ? { words: value, seen: value, sent: [] }
    : { ...typed, seen: value, sent: typed.sent.slice(at + 1) }
}

/**
 * The words of a field that live in the address. They stand in the field at once, however long the address takes: what
 * is typed next is put to them and not to what the address still says. What comes by another way, as a step back in the
 * history does, is followed.
 */
export const useTyped = (
  value: string,
  onType: (words: string) => void,
): readonly [words: string, type: (words: string) => void] => {
  const [typed, setTyped] = useState<Typed>({ words: value, seen: value, sent: [] })
  if (typed.seen !== value) setTyped(followed(typed, value))
  return [
    typed.words,
    (words) => {
      setTyped((now) => ({ ...now, words, sent: [...now.sent, words] }))
      onType(words)
    },
  ]
}
