import { processError } from '../api/process-error.ts'

export interface ChoicesErrorProps {
  readonly error: unknown
  readonly busy: boolean
  readonly onRetry: () => void
}

/** Below a field whose choices could not be loaded, so that its value is typed. */
export function ChoicesError({ error, busy, onRetry }: ChoicesErrorProps) {
  const { title, what } = processError(error)
  return (
    <output className="block text-caption text-ink-soft">
      The choices could not be loaded. {what === '' ? `${title}.` : what} Type the value instead, or{' '}
      <button type="button" className="text-accent underline" disabled={busy} onClick={onRetry}>
        try again
      </button>
      .
    </output>
  )
}
