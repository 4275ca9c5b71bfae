import { Link } from '@tanstack/react-router'
import type { LinkStatus } from '../../client/types.gen.ts'
import { linkStatuses, statusWords } from './link-words.ts'

export interface LinkFilterProps {
  readonly status: LinkStatus | undefined
}

/** Which links the report lists. */
export function LinkFilter({ status }: LinkFilterProps) {
  return (
    <nav aria-label="Status" className="flex gap-1 overflow-x-auto">
      {[undefined, ...linkStatuses].map((one) => (
        <Link
          key={one ?? 'all'}
          to="."
          search={(one === undefined ? {} : { status: one }) as never}
          data-chosen={one === status ? '' : undefined}
          // "All" has no search of its own and would seem chosen with every other one.
          activeOptions={{ exact: true, includeSearch: true }}
          className="inline-flex touch-row items-center rounded-base px-2.5 text-ink-soft hover:bg-hover data-chosen:bg-chosen data-chosen:font-strong data-chosen:text-ink"
        >
          {one === undefined ? 'All' : statusWords[one]}
        </Link>
      ))}
    </nav>
  )
}
