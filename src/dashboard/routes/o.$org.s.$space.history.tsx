import { useSuspenseInfiniteQuery, useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { getSpaceOptions } from '../../client/@tanstack/react-query.gen.ts'
import { orNotFound } from '../api/or-not-found.ts'
import { firstDocument } from '../pages/page-nodes.ts'
import { historyOptions, pageTreeOptions } from '../pages/page-queries.ts'
import { RevisionList } from '../pages/revision-list.tsx'
import { FailureScreen } from '../shell/failure-screen.tsx'
import { MissingScreen } from '../shell/missing-screen.tsx'
import { Button } from '../ui/button.tsx'
import { Skeleton } from '../ui/skeleton.tsx'

export const Route = createFileRoute('/o/$org/s/$space/history')({
  validateSearch: (search: Record<string, unknown>): { revision?: string; page?: string } => ({
    ...(typeof search['revision'] === 'string' && { revision: search['revision'] }),
    ...(typeof search['page'] === 'string' && { page: search['page'] }),
  }),
  loaderDeps: ({ search: { page } }) => ({ page }),
  loader: ({ context: { queryClient }, params: { space }, deps: { page } }) =>
    orNotFound(
      Promise.all([
        queryClient.ensureInfiniteQueryData(historyOptions(space, page)),
        queryClient.ensureQueryData(pageTreeOptions({ space })),
      ]),
    ).then(() => undefined),
  staticData: { crumb: 'History' },
  component: SpaceHistory,
  pendingComponent: () => <Skeleton shape="rows" count={8} label="Loading the history" />,
  notFoundComponent: MissingScreen,
  errorComponent: FailureScreen,
})

function SpaceHistory() {
  const { org, space } = Route.useParams()
  const { revision, page } = Route.useSearch()
  const history = useSuspenseInfiniteQuery(historyOptions(space, page))
  const { data: pages } = useSuspenseQuery(pageTreeOptions({ space }))
  const { data: named } = useSuspenseQuery(getSpaceOptions({ path: { spaceId: space } }))
  const revisions = history.data.pages.flatMap(({ items }) => items)
  const count = history.data.pages[0]?.count ?? revisions.length
  return (
    <div className="grid max-w-list grid-cols-[minmax(0,1fr)] gap-3">
      <h1 className="text-title font-strong">
        {count} {count === 1 ? 'revision' : 'revisions'}
        {page !== undefined && ' of this page'}
      </h1>
      <RevisionList
        org={org}
        space={space}
        revisions={revisions}
        present={named.revision}
        chosen={revision}
        page={page ?? firstDocument(pages)?.id}
      />
      {history.hasNextPage && (
        <div>
          <Button busy={history.isFetchingNextPage} onClick={() => void history.fetchNextPage()}>
            Show earlier ones
          </Button>
        </div>
      )}
    </div>
  )
}
