import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { ReactNode } from 'react'
import { listSpaceEmptySearchesQueryKey } from '../../../client/@tanstack/react-query.gen.ts'
import { listSpaceEmptySearches } from '../../../client/sdk.gen.ts'
import type { EmptySearch } from '../../../client/types.gen.ts'
import { pagedQuery } from '../../api/paging.ts'
import { FormError } from '../../forms/form-error.tsx'
import { Button } from '../../ui/buttons/button.tsx'
import { counted } from '../../ui/counted.ts'
import { RelativeTime } from '../../ui/relative-time.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import type { DebtChange } from './debt-change.ts'
import { searchChange } from './debt-change.ts'
import type { DebtRow, DebtSectionProps } from './debt-section.tsx'
import { DebtRows, DebtSection } from './debt-section.tsx'

const title = 'Searches without results'

export interface EmptySearchesProps extends Pick<
  DebtSectionProps<EmptySearch>,
  'debt' | 'onRetry' | 'retrying'
> {
  readonly space: string
  readonly action: (change: DebtChange) => ReactNode
}

/** What readers of the sites of a space searched for in vain; each can be answered with a change request. */
export function EmptySearches({ space, action, ...section }: EmptySearchesProps) {
  const [isWhole, setWhole] = useState(false)
  const row = (search: EmptySearch): DebtRow => ({
    key: `${search.site.id} ${search.text}`,
    name: search.text,
    detail: (
      <>
        {counted(search.searches, 'search', 'searches')} · {search.site.title} ·{' '}
        <RelativeTime at={search.lastAt} />
      </>
    ),
    action: action(searchChange(search)),
  })
  const { debt } = section
  const hasMore = debt !== undefined && debt.count > debt.items.length
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-2">
      <DebtSection
        {...section}
        debt={debt && isWhole ? { ...debt, items: [] } : debt}
        title={title}
        lead="Readers of the sites with this space looked for this in the last 90 days. Personal data is masked."
        row={row}
        nothing="Every search found something."
        forbidden="Only people who can edit a site with this space see what its readers search for."
        more={hasMore && !isWhole && <Button onClick={() => setWhole(true)}>Show all</Button>}
      />
      {isWhole && <AllSearches space={space} row={row} />}
    </div>
  )
}

interface AllSearchesProps {
  readonly space: string
  readonly row: (search: EmptySearch) => DebtRow
}

function AllSearches({ space, row }: AllSearchesProps) {
  const path = { spaceId: space }
  const list = useInfiniteQuery(
    pagedQuery(listSpaceEmptySearchesQueryKey({ path }), (page, signal) =>
      listSpaceEmptySearches({ path, query: page, signal, throwOnError: true }),
    ),
  )
  if (list.data === undefined)
    return list.error === null ? (
      <Skeleton shape="rows" count={5} label="Loading searches" />
    ) : (
      <FormError error={list.error} />
    )
  return (
    <>
      <DebtRows title={title} rows={list.data.pages.flatMap(({ items }) => items).map(row)} />
      {list.hasNextPage && (
        <span>
          <Button busy={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
            Show more
          </Button>
        </span>
      )}
      <FormError error={list.error} />
    </>
  )
}
