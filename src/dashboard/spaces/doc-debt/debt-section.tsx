import { CircleCheck } from 'lucide-react'
import type { ReactNode } from 'react'
import { processError } from '../../api/process-error.ts'
import { WireError } from '../../api/response-error.ts'
import { ErrorNote } from '../../ui/feedback/error-note.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Section } from '../../ui/layout/section.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'

/** What is owed of one kind: how much, and the first of it. */
interface Debt {
  readonly count: number
  readonly rows: readonly DebtRow[]
}

interface DebtRow {
  readonly key: string
  readonly name: ReactNode
  readonly detail?: ReactNode
}

/** Rows of a section; the rest is where the work is done. */
export const mostRows = 5

interface DebtQuery {
  readonly data: Debt | undefined
  readonly error: unknown
  readonly isFetching: boolean
  readonly refetch: () => Promise<unknown>
}

export interface DebtSectionProps {
  readonly title: string
  /** Why it matters, in a sentence. */
  readonly lead: string
  readonly query: DebtQuery
  /** Said when nothing is owed. */
  readonly nothing: string
  /** Who can see this if the person may not. */
  readonly forbidden: string
  /** A link to where the work is done. */
  readonly more: ReactNode
}

const isForbidden = (error: unknown): boolean =>
  error instanceof WireError && (error.status === 403 || error.status === 404)

/** One kind of debt. It loads, fails and is forbidden on its own. */
export function DebtSection({ title, lead, query, nothing, forbidden, more }: DebtSectionProps) {
  const { data, error, refetch, isFetching } = query
  return (
    <Section
      title={data === undefined ? title : `${title}: ${data.count.toLocaleString('en')}`}
      lead={lead}
      actions={data !== undefined && data.count > 0 && more}
    >
      {data !== undefined ? (
        <Rows title={title} debt={data} nothing={nothing} />
      ) : error === null ? (
        <Skeleton shape="rows" count={3} label={`Loading ${title.toLowerCase()}`} />
      ) : isForbidden(error) ? (
        <p className="text-ink-soft">{forbidden}</p>
      ) : (
        <ErrorNote {...processError(error)} onRetry={() => void refetch()} retrying={isFetching} />
      )}
    </Section>
  )
}

interface RowsProps {
  readonly title: string
  readonly debt: Debt
  readonly nothing: string
}

function Rows({ title, debt, nothing }: RowsProps) {
  if (debt.count === 0)
    return (
      <p className="flex items-center gap-1.5 text-ink-soft">
        <Icon of={CircleCheck} className="text-moss" />
        {nothing}
      </p>
    )
  return (
    <ul aria-label={title} className="grid border-t border-line">
      {debt.rows.slice(0, mostRows).map(({ key, name, detail }) => (
        <li
          key={key}
          className="flex min-w-0 flex-wrap items-baseline gap-x-3 border-b border-line py-1.5 [overflow-wrap:anywhere]"
        >
          <span className="min-w-0">{name}</span>
          {detail !== undefined && <span className="figures text-caption text-ink-soft">{detail}</span>}
        </li>
      ))}
    </ul>
  )
}
