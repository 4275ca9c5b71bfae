import { Link } from '@tanstack/react-router'
import { viewLabels } from './link-text.ts'
import { linkViews, type LinkView } from './link-views.ts'

export interface LinkFilterProps {
  readonly view: LinkView | undefined
}

/** Filter of the link report. */
export function LinkFilter({ view }: LinkFilterProps) {
  return (
    <nav aria-label="Status" className="flex gap-1 scroll-row">
      {[undefined, ...linkViews].map((one) => (
        <Link
          key={one ?? 'all'}
          to="."
          search={(one === undefined ? {} : { status: one }) as never}
          data-chosen={one === view ? '' : undefined}
          // "All" has no search parameters and would otherwise match as active with every filter.
          activeOptions={{ exact: true, includeSearch: true }}
          className="inline-flex touch-row shrink-0 items-center rounded-base whitespace-nowrap px-2.5 text-ink-soft hover:bg-hover data-chosen:bg-chosen data-chosen:font-strong data-chosen:text-ink"
        >
          {one === undefined ? 'All' : viewLabels[one]}
        </Link>
      ))}
    </nav>
  )
}
