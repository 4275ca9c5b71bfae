import { useSuspenseInfiniteQuery, useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { getSpaceOptions, getUserOptions } from '../../../../client/@tanstack/react-query.gen.ts'
import { orNotFound } from '../../../api/not-found-error.ts'
import { ChangeList } from '../../../change-requests/list/change-list.tsx'
import { changeListOptions } from '../../../change-requests/change-queries.ts'
import { useTabCounts } from '../../../change-requests/list/use-tab-counts.ts'
import { ListFilters } from '../../../change-requests/list/list-filters.tsx'
import { listSearch, withoutFilters } from '../../../change-requests/list-search.ts'
import { LazyNewChangeRequest } from '../../../change-requests/list/lazy-new-change-request.tsx'
import { MissingScreen } from '../../../shell/failures/lazy-missing-screen.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { rowPreview } from '../../-review/row-preview.tsx'

export const Route = createFileRoute('/o/$org/s/$space/changes/')({
  validateSearch: listSearch,
  loaderDeps: ({ search }) => search,
  loader: async ({ context: { queryClient }, params: { space }, deps }) => {
    const person = await queryClient.ensureQueryData(getUserOptions())
    await orNotFound(queryClient.ensureInfiniteQueryData(changeListOptions({ space }, deps, person.id)))
  },
  staticData: { crumb: 'Change requests' },
  component: SpaceChanges,
  pendingComponent: () => <Skeleton shape="rows" count={12} label="Loading change requests" />,
  notFoundComponent: MissingScreen,
})

function SpaceChanges() {
  const { org, space } = Route.useParams()
  const search = Route.useSearch()
  const navigate = Route.useNavigate()
  const [creating, setCreating] = useState(false)
  const { data: person } = useSuspenseQuery(getUserOptions())
  const { data: currentSpace } = useSuspenseQuery(getSpaceOptions({ path: { spaceId: space } }))
  const list = useSuspenseInfiniteQuery(changeListOptions({ space }, search, person.id))
  const counts = useTabCounts({ space }, person.id)
  const create = (
    <Button
      icon={Plus}
      variant="primary"
      disabledReason={
        currentSpace.permissions.edit
          ? undefined
          : 'You need the Editor role in this space. Ask a space administrator.'
      }
      onClick={() => setCreating(true)}
    >
      New change request
    </Button>
  )
  const changes = list.data.pages.flatMap(({ items }) => items)
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <h1 className="sr-only">Change requests</h1>
      <ListFilters
        org={org}
        space={space}
        search={search}
        counts={counts}
        onSearch={(next) => void navigate({ search: next })}
      >
        {create}
      </ListFilters>
      <ChangeList
        org={org}
        changes={changes}
        total={list.data.pages[0]?.count ?? 0}
        search={search}
        onMore={list.hasNextPage ? () => void list.fetchNextPage() : undefined}
        loadingMore={list.isFetchingNextPage}
        stale={false}
        preview={rowPreview(org)}
        onClear={() => void navigate({ search: withoutFilters(search) })}
      />
      {creating && (
        <LazyNewChangeRequest
          space={space}
          open
          onClose={() => setCreating(false)}
          onCreated={({ number }) =>
            void navigate({
              to: '/o/$org/s/$space/changes/$number',
              params: { org, space, number: String(number) },
            })
          }
        />
      )}
    </div>
  )
}
