import { CircleCheck } from 'lucide-react'
import type { ReactNode } from 'react'
import { ErrorNote } from '../../ui/feedback/error-note.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Section } from '../../ui/layout/section.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'

/** What is owed of one kind: how much, and the first of it. */
interface Debt<Item> {
  readonly state: 'ready' | 'forbidden' | 'failed'
  readonly count: number
  readonly items: readonly Item[]
}

export interface DebtRow {
  readonly key: string
  readonly name: ReactNode
  readonly detail?: ReactNode
  readonly action?: ReactNode
}

export interface DebtSectionProps<Item> {
  readonly title: string
  /** Why it matters, in a sentence. */
  readonly lead: string
  /** Undefined while it loads. */
  readonly debt: Debt<Item> | undefined
  readonly row: (item: Item, at: number) => DebtRow
  /** Said when nothing is owed. */
  readonly nothing: string
  /** Who can see this if the person may not. */
  readonly forbidden: string
  /** A link to where the work is done. */
  readonly more: ReactNode
  readonly onRetry: () => void
  readonly retrying: boolean
}

/** One kind of debt. It can fail and be forbidden on its own. */
export function DebtSection<Item>(props: DebtSectionProps<Item>) {
  const { title, lead, debt, row, nothing, forbidden, more, onRetry, retrying } = props
  const isReady = debt?.state === 'ready'
  return (
    <Section
      title={isReady ? `${title}: ${debt.count.toLocaleString('en')}` : title}
      lead={lead}
      actions={isReady && debt.count > 0 && more}
    >
      {debt === undefined ? (
        <Skeleton shape="rows" count={3} label={`Loading ${title.toLowerCase()}`} />
      ) : debt.state === 'forbidden' ? (
        <p className="text-ink-soft">{forbidden}</p>
      ) : debt.state === 'failed' ? (
        <ErrorNote
          title="This part could not be computed"
          what="The reason is in the log of the service."
          onRetry={onRetry}
          retrying={retrying}
        />
      ) : debt.count === 0 ? (
        <p className="flex items-center gap-1.5 text-ink-soft">
          <Icon of={CircleCheck} className="text-moss" />
          {nothing}
        </p>
      ) : (
        <DebtRows title={title} rows={debt.items.map(row)} />
      )}
    </Section>
  )
}

export function DebtRows({ title, rows }: { readonly title: string; readonly rows: readonly DebtRow[] }) {
  return (
    <ul aria-label={title} className="grid border-t border-line">
      {rows.map(({ key, name, detail, action }) => (
        <li
          key={key}
          className="flex min-w-0 flex-wrap items-baseline gap-x-3 border-b border-line py-1.5 [overflow-wrap:anywhere]"
        >
          <span className="min-w-0">{name}</span>
          {detail !== undefined && <span className="figures text-caption text-ink-soft">{detail}</span>}
          {action !== undefined && <span className="ml-auto">{action}</span>}
        </li>
      ))}
    </ul>
  )
}
