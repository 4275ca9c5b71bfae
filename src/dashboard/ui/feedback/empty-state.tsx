import type { ReactNode } from 'react'

export interface EmptyStateProps {
  readonly title: string
  /** One sentence about what will appear here. */
  readonly children: ReactNode
  /** The action that creates the first item. */
  readonly action?: ReactNode
}

/** Replaces an empty list: why it is empty, what belongs here and how to start. */
export function EmptyState({ title, children, action }: EmptyStateProps) {
  return (
    <div className="flex max-w-measure flex-col items-start gap-2 py-4">
      <p className="font-strong">{title}</p>
      <p className="text-ink-soft">{children}</p>
      {action !== undefined && <div className="mt-1">{action}</div>}
    </div>
  )
}
