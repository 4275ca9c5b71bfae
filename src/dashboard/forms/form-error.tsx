import type { ShownError } from '../api/process-error.ts'
import { ErrorNote } from '../ui/feedback/error-note.tsx'

/** The error of a failed submit, above the form's buttons. The submit button is the way to retry. */
export function FormError({ error }: { readonly error: ShownError | undefined }) {
  if (error === undefined) return null
  return <ErrorNote title={error.title} what={error.what} safe={error.safe} requestId={error.requestId} />
}
