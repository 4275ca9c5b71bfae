import { EmptyState } from '../ui/empty-state.tsx'
import { RelativeTime } from '../ui/relative-time.tsx'
import { Section } from '../ui/section.tsx'

export interface OpenChange {
  readonly id: string
  readonly number: number
  readonly subject: string
  readonly updatedAt: string
  readonly createdBy?: { readonly displayName: string } | undefined
}

/** The change requests that wait for somebody, across all spaces. */
export function OpenChanges({ changes }: { readonly changes: readonly OpenChange[] }) {
  return (
    <Section title="Open change requests">
      {changes.length === 0 ? (
        <EmptyState
          title="Nothing waits to be reviewed"
          example={
            <>
              Explain the backup command
              <span className="block font-sans text-base text-ink-soft">
                #12 by Ines, 3 pages, 1 approval
              </span>
            </>
          }
        >
          A change request collects edits to pages until somebody has looked at them and merges them.
        </EmptyState>
      ) : (
        <ul className="divide-y divide-line border-y border-line">
          {changes.map((change) => (
            <li key={change.id} className="flex touch-row items-center gap-2.5 py-1">
              <span className="figures w-10 text-ink-soft">#{change.number}</span>
              <span className="min-w-0 flex-1 truncate font-strong">{change.subject}</span>
              <span className="truncate text-caption text-ink-soft max-sm:hidden">
                {change.createdBy?.displayName}
              </span>
              <span className="w-28 text-right text-caption text-ink-soft">
                <RelativeTime at={change.updatedAt} />
              </span>
            </li>
          ))}
        </ul>
      )}
    </Section>
  )
}
