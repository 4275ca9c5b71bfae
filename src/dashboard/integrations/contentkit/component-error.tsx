import { Puzzle } from 'lucide-react'
import { isMissing } from '../../api/response-error.ts'
import { processError } from '../../api/process-error.ts'
import { ErrorNote } from '../../ui/feedback/error-note.tsx'
import { Icon } from '../../ui/icon.tsx'

export interface ComponentErrorProps {
  readonly error: unknown
  readonly integration: string
  readonly componentId: string
  readonly onRetry: () => void
}

/** Why a component was not rendered. One that is not installed names itself, so that its text is not lost silently. */
export function ComponentError({ error, integration, componentId, onRetry }: ComponentErrorProps) {
  if (isMissing(error)) return <MissingBlock integration={integration} block={componentId} />
  const { title, what, requestId } = processError(error)
  return <ErrorNote title={title} what={what} requestId={requestId} onRetry={onRetry} />
}

/** Stands for a block of an integration that is not installed here. */
function MissingBlock({ integration, block }: { readonly integration: string; readonly block: string }) {
  return (
    <p className="flex items-start gap-2 text-ink-soft">
      <Icon of={Puzzle} className="mt-0.5" />
      <span className="min-w-0">
        Block <code className="font-mono">{block}</code> of the integration{' '}
        <code className="font-mono">{integration}</code>, which is not installed here. Readers see a
        placeholder.
      </span>
    </p>
  )
}
