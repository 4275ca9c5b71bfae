import { Link } from '@tanstack/react-router'
import {
  eventFilters,
  type DiscussionSearch,
  type EventFilter,
  type ThreadFilter,
} from './discussion-search.ts'
import { filterLabels } from './filter-threads.ts'

export interface StreamTabsProps {
  readonly search: DiscussionSearch
  /** The number of threads for a filter; undefined until loaded. */
  readonly count: (filter: ThreadFilter) => number | undefined
}

const eventLabels: Readonly<Record<EventFilter, string>> = { reviews: 'Reviews', edits: 'Edits' }

/** All comments first: the others are some of them. */
const threadTabs: readonly ThreadFilter[] = ['all', 'open', 'resolved', 'mine', 'mentions', 'assigned']

/** Filters that are about the user, and mostly empty. */
const personal: readonly ThreadFilter[] = ['mine', 'mentions', 'assigned']

/** What the stream shows, as links: everything, some threads or one kind of event. Personal filters without threads are hidden. */
export function StreamTabs({ search: { show, threads }, count }: StreamTabsProps) {
  const filters = threadTabs.filter(
    (filter) => filter === threads || !personal.includes(filter) || (count(filter) ?? 0) > 0,
  )
  return (
    <nav aria-label="Filter activity" className="flex flex-wrap gap-1">
      <Tab label="Everything" chosen={show === undefined && threads === undefined} search={{}} />
      {filters.map((filter) => (
        <Tab
          key={filter}
          label={filter === 'all' ? 'Comments' : filterLabels[filter]}
          count={count(filter)}
          chosen={filter === threads}
          search={{ threads: filter }}
        />
      ))}
      {eventFilters.map((filter) => (
        <Tab key={filter} label={eventLabels[filter]} chosen={filter === show} search={{ show: filter }} />
      ))}
    </nav>
  )
}

interface TabProps {
  readonly label: string
  readonly count?: number | undefined
  readonly chosen: boolean
  readonly search: Pick<DiscussionSearch, 'show' | 'threads'>
}

/** The order and the other filters stay. */
function Tab({ label, count, chosen, search }: TabProps) {
  return (
    <Link
      to="."
      search={
        ((before: DiscussionSearch) => {
          const { show: _, threads: __, comment: ___, ...rest } = before
          return { ...rest, ...search }
        }) as never
      }
      data-chosen={chosen ? '' : undefined}
      aria-current={chosen ? 'true' : undefined}
      // The default has no search parameters and would otherwise seem active with every other one.
      activeOptions={{ exact: true, includeSearch: true }}
      className="inline-flex touch-row items-center gap-1.5 rounded-base px-2.5 text-ink-soft hover:bg-hover data-chosen:bg-chosen data-chosen:font-strong data-chosen:text-ink"
    >
      {label}
      {count !== undefined && <span className="figures text-caption font-normal text-ink-soft">{count}</span>}
    </Link>
  )
}
