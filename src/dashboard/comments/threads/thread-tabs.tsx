import { Link } from '@tanstack/react-router'
import { threadFilters, type DiscussionSearch, type ThreadFilter } from './discussion-search.ts'
import { filterLabels } from './filter-threads.ts'

export interface ThreadTabsProps {
  readonly current: ThreadFilter
  /** The number of threads for a filter; undefined until loaded. */
  readonly count: (filter: ThreadFilter) => number | undefined
}

/** The filters of a discussion as links, with the number of threads of each. */
export function ThreadTabs({ current, count }: ThreadTabsProps) {
  return (
    <nav aria-label="Filter threads" className="flex flex-wrap gap-1">
      {threadFilters.map((filter) => (
        <Link
          key={filter}
          to="."
          search={
            ((before: DiscussionSearch) => {
              const { threads: _, comment: __, ...rest } = before
              return filter === 'open' ? rest : { ...rest, threads: filter }
            }) as never
          }
          data-chosen={filter === current ? '' : undefined}
          aria-current={filter === current ? 'true' : undefined}
          // The default has no search parameters and would otherwise seem active with every other one.
          activeOptions={{ exact: true, includeSearch: true }}
          className="inline-flex touch-row items-center gap-1.5 rounded-base px-2.5 text-ink-soft hover:bg-hover data-chosen:bg-chosen data-chosen:font-strong data-chosen:text-ink"
        >
          {filterLabels[filter]}
          {count(filter) !== undefined && (
            <span className="figures text-caption font-normal text-ink-soft">{count(filter)}</span>
          )}
        </Link>
      ))}
    </nav>
  )
}
