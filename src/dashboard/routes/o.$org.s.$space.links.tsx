import { useSuspenseInfiniteQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import type { LinkStatus } from '../../client/types.gen.ts'
import { orNotFound } from '../api/or-not-found.ts'
import { LinkFilter } from '../pages/link-filter.tsx'
import { linksOptions } from '../pages/link-queries.ts'
import { LinkTable } from '../pages/link-table.tsx'
import { isLinkStatus } from '../pages/link-words.ts'
import { FailureScreen } from '../shell/failure-screen.tsx'
import { MissingScreen } from '../shell/missing-screen.tsx'
import { Button } from '../ui/button.tsx'
import { Skeleton } from '../ui/skeleton.tsx'

export const Route = createFileRoute('/o/$org/s/$space/links')({
  validateSearch: (search: Record<string, unknown>): { status?: LinkStatus } =>
    isLinkStatus(search['status']) ? { status: search['status'] } : {},
  loaderDeps: ({ search: { status } }) => ({ status }),
  loader: ({ context: { queryClient }, params: { space }, deps: { status } }) =>
    orNotFound(queryClient.ensureInfiniteQueryData(linksOptions(space, status))).then(() => undefined),
  staticData: { crumb: 'Links' },
  component: SpaceLinks,
  pendingComponent: () => <Skeleton shape="rows" count={10} label="Checking the links" />,
  notFoundComponent: MissingScreen,
  errorComponent: FailureScreen,
})

function SpaceLinks() {
  const { space } = Route.useParams()
  const { status } = Route.useSearch()
  const links = useSuspenseInfiniteQuery(linksOptions(space, status))
  const [first] = links.data.pages
  const { total = 0, broken } = first?.stats ?? {}
  return (
    <div className="grid max-w-list grid-cols-[minmax(0,1fr)] gap-3">
      <div className="flex flex-wrap items-baseline gap-x-4 gap-y-1">
        <h1 className="text-title font-strong">
          {total} {total === 1 ? 'link' : 'links'}
        </h1>
        <p className={broken?.total === 0 ? 'text-moss' : 'text-rust'}>
          {broken?.total === 0 ? 'None is broken' : `${broken?.total ?? 0} broken`}
        </p>
      </div>
      <LinkFilter status={status} />
      <LinkTable links={links.data.pages.flatMap(({ items }) => items)} space={space} status={status} />
      {links.hasNextPage && (
        <div>
          <Button busy={links.isFetchingNextPage} onClick={() => void links.fetchNextPage()}>
            Show more of {first?.count}
          </Button>
        </div>
      )}
    </div>
  )
}
