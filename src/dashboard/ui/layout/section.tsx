import { useId, type ReactNode } from 'react'

export interface SectionProps {
  readonly title: string
  /** One sentence below the title. */
  readonly lead?: ReactNode
  /** To the right of the title. */
  readonly actions?: ReactNode
  readonly children: ReactNode
}

/** A titled section of a screen, set apart by space instead of a box. */
export function Section({ title, lead, actions, children }: SectionProps) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-3">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <div className="min-w-0">
          <h2 id={id} className="text-title font-strong">
            {title}
          </h2>
          {lead !== undefined && <p className="mt-0.5 max-w-measure text-ink-soft">{lead}</p>}
        </div>
        {actions}
      </div>
      {children}
    </section>
  )
}
