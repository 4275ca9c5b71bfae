import { RotateCw, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '../buttons/button.tsx'
import { Icon } from '../icon.tsx'

export interface ErrorNoteProps {
  readonly title: string
  /** What happened, and what to do. */
  readonly what: ReactNode
  /** What was not lost. */
  readonly safe?: string | undefined
  /** Quoted in a problem report. */
  readonly requestId?: string | undefined
  readonly onRetry?: (() => void) | undefined
  readonly retrying?: boolean | undefined
}

/** A failure at the place where it happened: what failed, what is not lost, the request id and a way to retry. */
export function ErrorNote({ title, what, safe, requestId, onRetry, retrying }: ErrorNoteProps) {
  return (
    <div role="alert" className="flex gap-2.5 rounded-base bg-rust-soft p-3 text-ink">
      <Icon of={TriangleAlert} className="mt-0.5 text-rust" />
      <div className="grid min-w-0 gap-1">
        <p className="font-strong">{title}</p>
        <p>{what}</p>
        {safe !== undefined && <p>{safe}</p>}
        {requestId !== undefined && (
          <p className="text-caption text-ink-soft">
            Request ID <code className="font-mono select-all">{requestId}</code>
          </p>
        )}
        {onRetry !== undefined && (
          <div className="mt-1">
            <Button icon={RotateCw} busy={retrying} onClick={onRetry}>
              Try again
            </Button>
          </div>
        )}
      </div>
    </div>
  )
}
