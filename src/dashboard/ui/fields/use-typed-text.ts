import { useState } from 'react'

/** State of a field whose text is stored in the URL. */
export interface Typed {
  readonly text: string
  /** The URL's last value. */
  readonly seen: string
  /** Values written to the URL that have not come back yet. */
  readonly sent: readonly string[]
}

/** The next state when the URL changes. Pure. */
export const followed = (typed: Typed, value: string): Typed => {
  const at = typed.sent.indexOf(value)
  return at < 0
    ? { text: value, seen: value, sent: [] }
    : { ...typed, seen: value, sent: typed.sent.slice(at + 1) }
}

/**
 * The text of a field that is stored in the URL. The field updates immediately, however long navigation takes, so that
 * further typing is not applied to an outdated URL. Other changes of the URL, such as going back in history, are
 * followed.
 */
export const useTyped = (
  value: string,
  onType: (text: string) => void,
): readonly [text: string, type: (text: string) => void] => {
  const [typed, setTyped] = useState<Typed>({ text: value, seen: value, sent: [] })
  if (typed.seen !== value) setTyped(followed(typed, value))
  return [
    typed.text,
    (text) => {
      setTyped((now) => ({ ...now, text, sent: [...now.sent, text] }))
      onType(text)
    },
  ]
}
