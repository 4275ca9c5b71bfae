import { Link } from '@tanstack/react-router'

const choice =
  'touch-row inline-flex items-center rounded-base px-2.5 text-ink-soft hover:bg-hover data-chosen:bg-chosen data-chosen:font-strong data-chosen:text-ink'

export interface InboxFilterProps {
  readonly org: string
  readonly isAll: boolean
  readonly unread: number
}

/** Switches the inbox between unread and all notifications. */
export function InboxFilter({ org, isAll, unread }: InboxFilterProps) {
  return (
    <nav aria-label="Filter notifications" className="flex gap-1">
      <Link
        to="/o/$org/inbox"
        params={{ org }}
        search={{}}
        data-chosen={!isAll ? '' : undefined}
        activeOptions={{ exact: true, includeSearch: true }}
        className={choice}
      >
        Unread
        {unread > 0 && <span className="figures ml-1.5 font-normal text-ink-soft">{unread}</span>}
      </Link>
      <Link
        to="/o/$org/inbox"
        params={{ org }}
        search={{ show: 'all' }}
        data-chosen={isAll ? '' : undefined}
        activeOptions={{ exact: true, includeSearch: true }}
        className={choice}
      >
        All
      </Link>
    </nav>
  )
}
