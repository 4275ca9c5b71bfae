import {
  useMutation,
  useQueryClient,
  useSuspenseInfiniteQuery,
  useSuspenseQuery,
} from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { useState } from 'react'
import {
  getSpaceOptions,
  heedLinksMutation,
  listSpaceLinksQueryKey,
} from '../../../../client/@tanstack/react-query.gen.ts'
import type { Link, ListSpaceLinksResponse } from '../../../../client/types.gen.ts'
import { orNotFound } from '../../../api/not-found-error.ts'
import { LinkBar } from '../../../pages/links/link-bar.tsx'
import { linkKey } from '../../../pages/links/link-choice.ts'
import { LinkFilter } from '../../../pages/links/link-filter.tsx'
import { linksOptions } from '../../../pages/links/link-queries.ts'
import { LinkTable } from '../../../pages/links/link-table.tsx'
import { isLinkView, type LinkView } from '../../../pages/links/link-views.ts'
import { MissingScreen } from '../../../shell/failures/lazy-missing-screen.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { counted } from '../../../ui/counted.ts'
import { RelativeTime } from '../../../ui/relative-time.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'

export const Route = createFileRoute('/o/$org/s/$space/links')({
  validateSearch: (search: Record<string, unknown>): { status?: LinkView } =>
    isLinkView(search['status']) ? { status: search['status'] } : {},
  loaderDeps: ({ search: { status } }) => ({ status }),
  loader: ({ context: { queryClient }, params: { space }, deps: { status } }) =>
    orNotFound(queryClient.ensureInfiniteQueryData(linksOptions(space, status))).then(() => undefined),
  staticData: { crumb: 'Links' },
  component: SpaceLinks,
  pendingComponent: () => <Skeleton shape="rows" count={10} label="Checking links" />,
  notFoundComponent: MissingScreen,
})

function SpaceLinks() {
  const { org, space } = Route.useParams()
  const { status } = Route.useSearch()
  const client = useQueryClient()
  const { data: details } = useSuspenseQuery(getSpaceOptions({ path: { spaceId: space } }))
  const links = useSuspenseInfiniteQuery(linksOptions(space, status))
  const [selected, setSelected] = useState<ReadonlyMap<string, Link>>(new Map())
  const select = (some: readonly Link[], on: boolean): void => {
    const next = new Map(selected)
    for (const link of some) {
      if (on) next.set(linkKey(link), link)
      else next.delete(linkKey(link))
    }
    setSelected(next)
  }
  const stopIgnoring = useMutation({
    ...heedLinksMutation(),
    onSuccess: () =>
      client.invalidateQueries({ queryKey: listSpaceLinksQueryKey({ path: { spaceId: space } }) }),
  })
  const [first] = links.data.pages
  const { total = 0, broken } = first?.stats ?? {}
  const ignored = broken?.ignored ?? 0
  return (
    <div className="grid max-w-list grid-cols-[minmax(0,1fr)] gap-3">
      <div className="flex flex-wrap items-baseline gap-x-4 gap-y-1">
        <h1 className="text-title font-strong">{counted(total, 'link')}</h1>
        <p className={broken?.total === 0 ? 'text-moss' : 'text-rust'}>
          {broken?.total === 0 ? 'None broken' : `${broken?.total ?? 0} broken`}
        </p>
        {ignored > 0 && <p className="text-ink-soft">{ignored} ignored</p>}
        {first !== undefined && <CheckedWhen checked={first.checked} busy={links.isFetching} />}
      </div>
      <LinkFilter view={status} />
      <LinkTable
        links={links.data.pages.flatMap(({ items }) => items)}
        org={org}
        space={space}
        view={status}
        selected={details.permissions.edit && status !== 'ignored' ? selected : undefined}
        onSelect={select}
        {...(details.permissions.edit && {
          onStopIgnoring: (target: string) =>
            stopIgnoring.mutate({ path: { spaceId: space, targetId: target } }),
        })}
      />
      {links.hasNextPage && (
        <div>
          <Button busy={links.isFetchingNextPage} onClick={() => void links.fetchNextPage()}>
            Show more of {first?.count}
          </Button>
        </div>
      )}
      {selected.size > 0 && (
        <LinkBar
          org={org}
          space={space}
          links={[...selected.values()]}
          onClear={() => setSelected(new Map())}
        />
      )}
    </div>
  )
}

/** When the links were last checked: without it an empty list would mean nothing. */
function CheckedWhen({
  checked,
  busy,
}: {
  readonly checked: ListSpaceLinksResponse['checked']
  readonly busy: boolean
}) {
  return (
    <p aria-live="polite" className="text-ink-soft sm:ml-auto">
      {busy ? (
        'Checking…'
      ) : (
        <>
          Checked <RelativeTime at={checked.at} />
          {checked.revision !== undefined && ` at revision ${checked.revision.number}`}
        </>
      )}
    </p>
  )
}
