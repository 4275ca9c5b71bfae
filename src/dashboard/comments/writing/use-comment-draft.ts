import { useEffect, useRef, useState } from 'react'
import { readDraft, storeDraft, watchDraft } from './comment-drafts.local.ts'
import { sentMarkdown, typedText, type TypedText } from './mention-text.ts'

/**
 * The text of a composer. It is stored in the browser under `target`, and follows the same person's other window as
 * long as nothing typed here would be lost; otherwise `elsewhere` is the text of that window.
 */
export const useCommentDraft = (target: string, start: string) => {
  const [typed, setTyped] = useState(() => {
    const stored = readDraft(target)
    return typedText(stored === '' ? start : stored)
  })
  /** The current text, also before it is rendered: another window can report several keys at once. */
  const latest = useRef(sentMarkdown(typed))
  const [elsewhere, setElsewhere] = useState<string>()
  useEffect(
    () =>
      watchDraft(target, (before, now) => {
        if (latest.current === before || latest.current === now) {
          latest.current = now
          setTyped(typedText(now))
          setElsewhere(undefined)
        } else setElsewhere(now)
      }),
    [target],
  )
  const type = (next: TypedText): void => {
    setTyped(next)
    latest.current = sentMarkdown(next)
    storeDraft(target, latest.current)
  }
  return {
    typed,
    type,
    isEmpty: typed.text.trim() === '',
    clear: (): void => type(typedText('')),
    elsewhere,
    dismissElsewhere: (): void => setElsewhere(undefined),
  }
}
export type CommentDraft = ReturnType<typeof useCommentDraft>
