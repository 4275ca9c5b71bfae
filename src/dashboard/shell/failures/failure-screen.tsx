import { useRouter, type ErrorComponentProps } from '@tanstack/react-router'
import { processError } from '../../api/process-error.ts'
import { ErrorNote } from '../../ui/feedback/error-note.tsx'

/** Replaces a screen whose data or code could not be loaded. The frame around it stays. */
export function FailureScreen({ error, reset }: ErrorComponentProps) {
  const router = useRouter()
  const errorText = processError(error)
  return (
    <div className="max-w-measure py-4">
      <ErrorNote
        title={errorText.title}
        what={errorText.what}
        safe={errorText.safe}
        requestId={errorText.requestId}
        onRetry={() => {
          reset()
          void router.invalidate()
        }}
      />
    </div>
  )
}
