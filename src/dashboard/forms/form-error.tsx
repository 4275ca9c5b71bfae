import type { ShownError } from '../api/process-error.ts'
import { ErrorNote } from '../ui/feedback/error-note.tsx'

/** What went wrong when the form was sent, above its buttons. The button of the form is the way to try again. */
export function FormError({ error }: { readonly error: ShownError | undefined }) {
  if (error === undefined) return null
  return <ErrorNote title={error.title} what={error.what} safe={error.safe} requestId={error.requestId} />
}
