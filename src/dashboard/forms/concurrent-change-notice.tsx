import { Button } from '../ui/buttons/button.tsx'
import { Note } from '../ui/feedback/note.tsx'

export interface ConcurrentChangeNoticeProps {
  /** What happened, as a sentence: “The subject was changed while you typed.” */
  readonly message: string
  /** The current text; absent where it is shown elsewhere. */
  readonly theirs?: string | undefined
  readonly takeLabel: string
  /** Replaces what was typed with the current text. */
  readonly onTake: () => void
  readonly onKeep: () => void
}

/** Says that the value was changed elsewhere during typing. What was typed stays until the user decides. */
export function ConcurrentChangeNotice({
  message,
  theirs,
  takeLabel,
  onTake,
  onKeep,
}: ConcurrentChangeNoticeProps) {
  return (
    <output className="block">
      <Note tone="warning">
        <p>{message} What you typed is still here.</p>
        {theirs !== undefined && theirs !== '' && (
          <blockquote className="mt-1 line-clamp-4 border-l-2 border-line pl-2 [overflow-wrap:anywhere] whitespace-pre-wrap">
            {theirs}
          </blockquote>
        )}
        <span className="mt-2 flex flex-wrap gap-2">
          <Button onClick={onTake}>{takeLabel}</Button>
          <Button variant="bare" onClick={onKeep}>
            Keep my version
          </Button>
        </span>
      </Note>
    </output>
  )
}
