import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute, redirect } from '@tanstack/react-router'
import { PanelRight } from 'lucide-react'
import { lazy, Suspense, useMemo, useState } from 'react'
import {
  getSpaceCommentOptions,
  getSpaceOptions,
  getSpacePageReportOptions,
} from '../../../../client/@tanstack/react-query.gen.ts'
import type { Page } from '../../../../client/types.gen.ts'
import { orNotFound } from '../../../api/not-found-error.ts'
import { NoPages } from '../../../pages/tree/no-pages.tsx'
import { pagesAmong } from '../../../pages/list/page-bulk.ts'
import { PageColumnHeads, PageColumns } from '../../../pages/list/page-columns.tsx'
import { countPages, firstDocument } from '../../../pages/tree/page-nodes.ts'
import { pageTreeOptions } from '../../../pages/page-queries.ts'
import {
  factsByPage,
  isPageShow,
  isShown,
  pageShows,
  showLabels,
  type PageShow,
} from '../../../pages/list/page-report.ts'
import { PageTree } from '../../../pages/tree/page-tree.tsx'
import { filterSearch, type FilterSearch } from '../../../pages/reader/reader-search.ts'
import { FailureScreen } from '../../../shell/failures/failure-screen.tsx'
import { MissingScreen } from '../../../shell/failures/missing-screen.tsx'
import { Button } from '../../../ui/buttons/button.tsx'
import { counted } from '../../../ui/counted.ts'
import { Later } from '../../../ui/later.tsx'
import { Select } from '../../../ui/fields/select.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'

const PagePreview = lazy(async () => ({
  default: (await import('../../-reader/page-preview.tsx')).PagePreview,
}))
// Lazy: needed only once pages are selected.
const PageBar = lazy(async () => ({ default: (await import('../../../pages/list/page-bar.tsx')).PageBar }))

interface PagesSearch extends FilterSearch {
  readonly show?: PageShow
  /** The page in the preview next to the list; clicking a row changes it while it is open. */
  readonly look?: string
}

export const Route = createFileRoute('/o/$org/s/$space/pages')({
  validateSearch: (search: Record<string, unknown>): PagesSearch => ({
    ...filterSearch(search),
    ...(isPageShow(search['show']) && { show: search['show'] }),
    ...(typeof search['look'] === 'string' && { look: search['look'] }),
  }),
  loaderDeps: ({ search: { comment } }) => ({ comment }),
  loader: async ({ context: { queryClient }, params: { org, space }, deps: { comment } }) => {
    // Thread URLs do not contain the page, because pages can be deleted while their threads remain.
    if (comment !== undefined) {
      const path = { spaceId: space, commentId: comment }
      const thread = await orNotFound(queryClient.ensureQueryData(getSpaceCommentOptions({ path })))
      const page = thread.target.page?.id
      if (page !== undefined && thread.anchor?.state !== 'orphaned')
        // The router's way to redirect from a loader is to throw.
        throw redirect({
          to: '/o/$org/s/$space/p/$page',
          params: { org, space, page },
          search: { comment },
          replace: true,
        })
    }
    // The list renders before the report has loaded.
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
  const { q, show, look } = Route.useSearch()
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
        ...(look === undefined ? {} : { look }),
      },
      replace: true,
    })
  const lookAt = (page: string | undefined): void => {
    void navigate({
      search: ({ look: _before, ...rest }) => ({ ...rest, ...(page !== undefined && { look: page }) }),
      replace: true,
      resetScroll: false,
    })
  }
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
  const list = (
    <div className="@container grid max-w-list grid-cols-[minmax(0,1fr)] content-start gap-2">
      <div className="flex items-center justify-between gap-2">
        <h1 className="text-title font-strong">{counted(countPages(pages), 'page')}</h1>
        <Button
          variant="bare"
          icon={PanelRight}
          aria-pressed={look !== undefined}
          // On narrow screens there is no preview; opening a page replaces it.
          className={look === undefined ? 'max-xl:hidden' : 'bg-chosen'}
          onClick={() => lookAt(look === undefined ? firstDocument(pages)?.id : undefined)}
        >
          Preview
        </Button>
      </div>
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
                ...pageShows.map((value) => ({ value, label: showLabels[value] })),
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
        selected={look}
        onOpen={({ id }) => {
          if (look !== undefined) lookAt(id)
          else void navigate({ to: '/o/$org/s/$space/p/$page', params: { org, space, page: id } })
        }}
        extra={(page) => <PageColumns org={org} space={space} page={page} facts={facts?.get(page.id)} />}
        className="max-h-[calc(100dvh-16rem)] min-h-64 [scrollbar-gutter:stable]"
      />
      {chosen.length > 0 && (
        <Later>
          <PageBar org={org} space={space} tree={pages} pages={chosen} onClear={() => setMarked(new Set())} />
        </Later>
      )}
    </div>
  )
  return (
    // The list is the same element with and without preview, so that it keeps scroll position and focus.
    <div
      className={
        look === undefined
          ? ''
          : 'grid grid-cols-[minmax(0,1fr)] gap-6 xl:grid-cols-[minmax(0,1fr)_minmax(0,28rem)]'
      }
    >
      {list}
      {look !== undefined && (
        <Suspense fallback={<Skeleton shape="lines" count={10} label="Loading the page" />}>
          <PagePreview
            key={look}
            org={org}
            space={space}
            page={look}
            pages={pages}
            onClose={() => lookAt(undefined)}
          />
        </Suspense>
      )}
    </div>
  )
}
