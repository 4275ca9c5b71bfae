import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute, redirect } from '@tanstack/react-router'
import { lazy, Suspense, useMemo, useState } from 'react'
import {
  getSpaceCommentOptions,
  getSpaceOptions,
  getSpacePageReportOptions,
} from '../../client/@tanstack/react-query.gen.ts'
import type { Page } from '../../client/types.gen.ts'
import { orNotFound } from '../api/or-not-found.ts'
import { NoPages } from '../pages/no-pages.tsx'
import { pagesAmong } from '../pages/page-bulk.ts'
import { PageColumnHeads, PageColumns } from '../pages/page-columns.tsx'
import { countPages } from '../pages/page-nodes.ts'
import { pageTreeOptions } from '../pages/page-queries.ts'
import {
  factsByPage,
  isPageShow,
  isShown,
  pageShows,
  showWords,
  type PageShow,
} from '../pages/page-report.ts'
import { PageTree } from '../pages/page-tree.tsx'
import { filterSearch, type FilterSearch } from '../pages/reader-search.ts'
import { FailureScreen } from '../shell/failure-screen.tsx'
import { MissingScreen } from '../shell/missing-screen.tsx'
import { counted } from '../ui/counted.ts'
import { Select } from '../ui/select.tsx'
import { Skeleton } from '../ui/skeleton.tsx'

// Only who chooses pages needs what is done with them.
const PageBar = lazy(async () => ({ default: (await import('../pages/page-bar.tsx')).PageBar }))

export const Route = createFileRoute('/o/$org/s/$space/pages')({
  validateSearch: (search: Record<string, unknown>): FilterSearch & { readonly show?: PageShow } => ({
    ...filterSearch(search),
    ...(isPageShow(search['show']) && { show: search['show'] }),
  }),
  loaderDeps: ({ search: { comment } }) => ({ comment }),
  loader: async ({ context: { queryClient }, params: { org, space }, deps: { comment } }) => {
    // The address of a thread does not say which page it is about: pages are deleted and their threads stay.
    if (comment !== undefined) {
      const path = { spaceId: space, commentId: comment }
      const thread = await orNotFound(queryClient.ensureQueryData(getSpaceCommentOptions({ path })))
      const page = thread.target.page?.id
      if (page !== undefined && thread.anchor?.state !== 'orphaned')
        // The router's own way.
        throw redirect({
          to: '/o/$org/s/$space/p/$page',
          params: { org, space, page },
          search: { comment },
          replace: true,
        })
    }
    // The list stands before it is known.
    void queryClient.prefetchQuery(getSpacePageReportOptions({ path: { spaceId: space } }))
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
  const { q, show } = Route.useSearch()
  const navigate = Route.useNavigate()
  const { data: pages } = useSuspenseQuery(pageTreeOptions({ space }))
  const { data: named } = useSuspenseQuery(getSpaceOptions({ path: { spaceId: space } }))
  const { data: report } = useQuery(getSpacePageReportOptions({ path: { spaceId: space } }))
  const facts = useMemo(() => report && factsByPage(report), [report])
  const fits = useMemo(
    () => (show === undefined ? undefined : (page: Page) => isShown(show, page, facts?.get(page.id))),
    [show, facts],
  )
  const [marked, setMarked] = useState<ReadonlySet<string>>(new Set())
  const chosen = useMemo(() => pagesAmong(pages, marked), [pages, marked])
  const narrow = (next: { readonly q: string; readonly show: PageShow | undefined }): void =>
    void navigate({
      search: {
        ...(next.q === '' ? {} : { q: next.q }),
        ...(next.show === undefined ? {} : { show: next.show }),
      },
      replace: true,
    })
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
      <h1 className="text-title font-strong">{counted(count, 'page')}</h1>
      <PageTree
        key={space}
        space={space}
        pages={pages}
        filter={q ?? ''}
        onFilterChange={(filter) => narrow({ q: filter, show })}
        fits={fits}
        beside={
          <div className="w-full sm:w-72">
            <Select
              label="Show"
              value={show ?? 'all'}
              onValueChange={(next) => narrow({ q: q ?? '', show: next === 'all' ? undefined : next })}
              options={[
                { value: 'all', label: 'All pages' },
                ...pageShows.map((value) => ({ value, label: showWords[value] })),
              ]}
            />
          </div>
        }
        head={<PageColumnHeads />}
        marks={
          named.permissions.edit
            ? {
                ids: marked,
                onToggle: ({ id }) => {
                  const next = new Set(marked)
                  if (!next.delete(id)) next.add(id)
                  setMarked(next)
                },
              }
            : undefined
        }
        onOpen={({ id }) =>
          void navigate({ to: '/o/$org/s/$space/p/$page', params: { org, space, page: id } })
        }
        extra={(page) => <PageColumns org={org} space={space} page={page} facts={facts?.get(page.id)} />}
        className="max-h-[calc(100dvh-16rem)] min-h-64 [scrollbar-gutter:stable]"
      />
      {chosen.length > 0 && (
        <Suspense>
          <PageBar org={org} space={space} tree={pages} pages={chosen} onClear={() => setMarked(new Set())} />
        </Suspense>
      )}
    </div>
  )
}
