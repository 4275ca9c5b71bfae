import { useNavigate } from '@tanstack/react-router'
import type { Comment } from '../../../client/types.gen.ts'
import { Select } from '../../ui/fields/select.tsx'
import { threadOrders, type ThreadOrder } from './discussion-search.ts'

const orderText: Readonly<Record<ThreadOrder, string>> = {
  said: 'Oldest first',
  newest: 'Newest first',
  page: 'Page',
}

export interface DiscussionFiltersProps {
  /** All threads: the filter options come from them. */
  readonly threads: readonly Comment[]
  readonly order: ThreadOrder
  /** The default order, without a URL parameter. */
  readonly usual: ThreadOrder
  readonly about: string | undefined
  readonly author: string | undefined
}

const noFilter = ''

/** Options by name without duplicates; `all` is the option that clears the filter. */
const options = (all: string, items: Iterable<readonly [id: string, name: string]>) => [
  { value: noFilter, label: all },
  ...[...new Map(items)].map(([value, label]) => ({ value, label })),
]

/** Order, page and author, stored in the URL. */
export function DiscussionFilters({ threads, order, usual, about, author }: DiscussionFiltersProps) {
  const navigate = useNavigate()
  /** An absent value clears the filter; undefined is not written to the URL. */
  const set = (change: Readonly<Record<string, string | undefined>>): void =>
    void navigate({
      to: '.',
      search: ((before: object) => ({ ...before, ...change })) as never,
      replace: true,
      resetScroll: false,
      hash: true,
      hashScrollIntoView: false,
    })
  const pages = options(
    'All pages',
    threads.flatMap(({ anchor }) =>
      anchor === undefined ? [] : [[anchor.page.id, anchor.page.title] as const],
    ),
  )
  const people = options(
    'Anyone',
    threads.map(({ postedBy }) => [postedBy.id, postedBy.displayName] as const),
  )
  return (
    <div className="flex min-w-0 flex-wrap gap-3">
      <Select
        label="Sort by"
        value={order}
        options={threadOrders.map((value) => ({ value, label: orderText[value] }))}
        onValueChange={(next) => set({ order: next === usual ? undefined : next })}
      />
      {(pages.length > 2 || about !== undefined) && (
        <Select
          label="Page"
          className="max-w-48"
          value={about ?? noFilter}
          options={pages}
          onValueChange={(next) => set({ about: next === noFilter ? undefined : next })}
        />
      )}
      {(people.length > 2 || author !== undefined) && (
        <Select
          label="Author"
          className="max-w-48"
          value={author ?? noFilter}
          options={people}
          onValueChange={(next) => set({ author: next === noFilter ? undefined : next })}
        />
      )}
    </div>
  )
}
