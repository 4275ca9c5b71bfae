import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute, redirect } from '@tanstack/react-router'
import { getSpaceCommentOptions, getSpaceOptions } from '../../client/@tanstack/react-query.gen.ts'
import { orNotFound } from '../api/or-not-found.ts'
import { NoPages } from '../pages/no-pages.tsx'
import { countPages } from '../pages/page-nodes.ts'
import { pageTreeOptions } from '../pages/page-queries.ts'
import { PageTree } from '../pages/page-tree.tsx'
import { filterSearch } from '../pages/reader-search.ts'
import { FailureScreen } from '../shell/failure-screen.tsx'
import { MissingScreen } from '../shell/missing-screen.tsx'
import { RelativeTime } from '../ui/relative-time.tsx'
import { Skeleton } from '../ui/skeleton.tsx'

export const Route = createFileRoute('/o/$org/s/$space/pages')({
  validateSearch: filterSearch,
  loaderDeps: ({ search: { comment } }) => ({ comment }),
  loader: async ({ context: { queryClient }, params: { org, space }, deps: { comment } }) => {
    // The address of a thread does not say which page it is about: pages are deleted and their threads stay.
    if (comment !== undefined) {
      const path = { spaceId: space, commentId: comment }
      const thread = await orNotFound(queryClient.ensureQueryData(getSpaceCommentOptions({ path })))
      const page = thread.target.page?.id
      if (page !== undefined && thread.anchor?.state !== 'orphaned')
        // oxlint-disable-next-line typescript/only-throw-error -- The router's own way.
        throw redirect({
          to: '/o/$org/s/$space/p/$page',
          params: { org, space, page },
          search: { comment },
          replace: true,
        })
    }
    await orNotFound(queryClient.ensureQueryData(pageTreeOptions({ space })))
  },
  staticData: { crumb: 'Pages' },
  component: Pages,
  pendingComponent: () => <Skeleton shape="tree" count={12} label="Loading the pages" />,
  notFoundComponent: MissingScreen,
  errorComponent: FailureScreen,
})

function Pages() {
  const { org, space } = Route.useParams()
  const { q } = Route.useSearch()
  const navigate = Route.useNavigate()
  const { data: pages } = useSuspenseQuery(pageTreeOptions({ space }))
  const { data: named } = useSuspenseQuery(getSpaceOptions({ path: { spaceId: space } }))
  if (pages.length === 0)
    return (
      <NoPages
        org={org}
        space={space}
        allowed={named.permissions.edit}
        onCreated={(number) =>
          void navigate({
            to: '/o/$org/s/$space/changes/$number/edit',
            params: { org, space, number: String(number) },
          })
        }
      />
    )
  const count = countPages(pages)
  return (
    <div className="grid max-w-list gap-2">
      <h1 className="text-title font-strong">
        {count} {count === 1 ? 'page' : 'pages'}
      </h1>
      <PageTree
        key={space}
        space={space}
        pages={pages}
        filter={q ?? ''}
        onFilterChange={(filter) =>
          void navigate({ search: filter === '' ? {} : { q: filter }, replace: true })
        }
        onOpen={({ id }) =>
          void navigate({ to: '/o/$org/s/$space/p/$page', params: { org, space, page: id } })
        }
        extra={(page) =>
          page.updatedAt !== undefined && (
            <span className="w-24 text-right text-caption font-normal text-ink-soft max-sm:hidden">
              <RelativeTime at={page.updatedAt} />
            </span>
          )
        }
        className="max-h-[calc(100dvh-16rem)] min-h-64"
      />
    </div>
  )
}
