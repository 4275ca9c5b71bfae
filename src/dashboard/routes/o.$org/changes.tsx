import { useQuery, useSuspenseInfiniteQuery, useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { useMemo } from 'react'
import { getUserOptions, listOrganizationSpacesOptions } from '../../../client/@tanstack/react-query.gen.ts'
import { ChangeList } from '../../change-requests/list/change-list.tsx'
import { changeListOptions } from '../../change-requests/change-queries.ts'
import { useTabCounts } from '../../change-requests/list/use-tab-counts.ts'
import { ListFilters } from '../../change-requests/list/list-filters.tsx'
import { listSearch, withoutFilters } from '../../change-requests/list-search.ts'
import { MissingScreen } from '../../shell/failures/lazy-missing-screen.ts'
import { Skeleton } from '../../ui/skeleton.tsx'
import { rowPreview } from '../-review/row-preview.tsx'

export const Route = createFileRoute('/o/$org/changes')({
  validateSearch: listSearch,
  loaderDeps: ({ search }) => search,
  loader: async ({ context: { queryClient }, params: { org }, deps }) => {
    const person = await queryClient.ensureQueryData(getUserOptions())
    await queryClient.ensureInfiniteQueryData(changeListOptions({ org }, deps, person.id))
  },
  staticData: { crumb: 'Change requests' },
  component: Changes,
  pendingComponent: () => <Skeleton shape="rows" count={12} label="Loading change requests" />,
  notFoundComponent: MissingScreen,
})

function Changes() {
  const { org } = Route.useParams()
  const search = Route.useSearch()
  const navigate = Route.useNavigate()
  const { data: person } = useSuspenseQuery(getUserOptions())
  const list = useSuspenseInfiniteQuery(changeListOptions({ org }, search, person.id))
  const counts = useTabCounts({ org }, person.id)
  const { data: spaces } = useQuery(
    listOrganizationSpacesOptions({ path: { organizationId: org }, query: { limit: 1000 } }),
  )
  const names = useMemo(() => new Map(spaces?.items.map(({ id, title }) => [id, title])), [spaces])
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <h1 className="text-display font-strong">Change requests</h1>
      <ListFilters
        org={org}
        spaceNames={names}
        search={search}
        counts={counts}
        onSearch={(next) => void navigate({ search: next })}
      />
      <ChangeList
        org={org}
        changes={list.data.pages.flatMap(({ items }) => items)}
        total={list.data.pages[0]?.count ?? 0}
        search={search}
        spaceNames={names}
        onMore={list.hasNextPage ? () => void list.fetchNextPage() : undefined}
        loadingMore={list.isFetchingNextPage}
        stale={false}
        preview={rowPreview(org)}
        onClear={() => void navigate({ search: withoutFilters(search) })}
      />
    </div>
  )
}
