import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { MissingScreen } from '../../shell/failures/lazy-missing-screen.ts'
import { allCollectionsOptions, deletedSpacesOptions } from '../../spaces/tree/space-queries.ts'
import { trashDays } from '../../spaces/resources/deletion-text.ts'
import { TrashList } from '../../spaces/resources/trash-list.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'

export const Route = createFileRoute('/o/$org/trash')({
  loader: async ({ context: { queryClient }, params: { org } }) => {
    await Promise.all([
      queryClient.ensureQueryData(deletedSpacesOptions(org)),
      queryClient.ensureQueryData(allCollectionsOptions(org)),
    ])
  },
  staticData: { crumb: 'Trash' },
  component: Trash,
  pendingComponent: () => <Skeleton shape="rows" count={6} label="Loading the trash" />,
  notFoundComponent: MissingScreen,
})

function Trash() {
  const { org } = Route.useParams()
  const { data: spaces } = useSuspenseQuery(deletedSpacesOptions(org))
  const { data: collections } = useSuspenseQuery(allCollectionsOptions(org))
  return (
    <div className="grid max-w-list grid-cols-[minmax(0,1fr)] gap-4">
      <div>
        <h1 className="text-display font-strong">Trash</h1>
        {spaces.length > 0 && (
          <p className="max-w-measure text-ink-soft">
            You can restore deleted spaces for {trashDays} days. After that they are permanently deleted.
          </p>
        )}
      </div>
      <TrashList
        org={org}
        spaces={spaces.toSorted((one, other) => (other.deletedAt ?? '').localeCompare(one.deletedAt ?? ''))}
        collections={collections}
      />
    </div>
  )
}
