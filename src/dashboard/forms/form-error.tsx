import { processError, type ErrorText } from '../api/process-error.ts'
import { ErrorNote } from '../ui/feedback/error-note.tsx'

export interface FormErrorProps {
  /** What was thrown, or the text that was made of it; null or undefined without a failure. */
  readonly error: unknown
}

const isErrorText = (error: unknown): error is ErrorText =>
  typeof error === 'object' && error !== null && 'fields' in error && error.fields instanceof Map

/** The error of a failed action, above its buttons. The button is the way to retry. */
export function FormError({ error }: FormErrorProps) {
  if (error === null || error === undefined) return null
  const { title, what, safe, requestId } = isErrorText(error) ? error : processError(error)
  return <ErrorNote title={title} what={what} safe={safe} requestId={requestId} />
}
