import { Link } from '@tanstack/react-router'
import { streamFilters, type DiscussionSearch, type StreamFilter } from './discussion-search.ts'

const labels: Readonly<Record<StreamFilter, string>> = {
  everything: 'Everything',
  discussion: 'Comments',
  reviews: 'Reviews',
  edits: 'Edits',
}

/** What the stream shows, as links. */
export function StreamTabs({ current }: { readonly current: StreamFilter }) {
  return (
    <nav aria-label="Filter activity" className="flex flex-wrap gap-1">
      {streamFilters.map((filter) => (
        <Link
          key={filter}
          to="."
          search={
            ((before: DiscussionSearch) => {
              const { show: _, comment: __, ...rest } = before
              return filter === 'everything' ? {} : { ...rest, show: filter }
            }) as never
          }
          data-chosen={filter === current ? '' : undefined}
          aria-current={filter === current ? 'true' : undefined}
          // The default has no search parameters and would otherwise seem active with every other one.
          activeOptions={{ exact: true, includeSearch: true }}
          className="inline-flex touch-row items-center rounded-base px-2.5 text-ink-soft hover:bg-hover data-chosen:bg-chosen data-chosen:font-strong data-chosen:text-ink"
        >
          {labels[filter]}
        </Link>
      ))}
    </nav>
  )
}
