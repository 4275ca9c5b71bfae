import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute, redirect } from '@tanstack/react-router'
import { PanelRight } from 'lucide-react'
import { useMemo } from 'react'
import {
  getSpaceCommentOptions,
  getSpaceOptions,
  getSpacePageReportOptions,
} from '../../../../client/@tanstack/react-query.gen.ts'
import { orNotFound } from '../../../api/not-found-error.ts'
import { selectPages } from '../../../pages/list/page-bulk.ts'
import { PageColumnHeadings, PageColumns } from '../../../pages/list/page-columns.tsx'
import { countPages, firstDocument } from '../../../pages/tree/page-nodes.ts'
import { useSelection } from '../../../pages/use-selection.ts'
import { pageTreeOptions, type TreePage } from '../../../api/pages/page-tree.ts'
import { isPageFilter, pageFilters, type PageFilter } from '../../../pages/list/page-filter.ts'
import { factsByPage, matchesFilter, showLabels } from '../../../pages/list/page-report.ts'
import { PageTree } from '../../../pages/tree/page-tree.tsx'
import { filterSearch, type FilterSearch } from '../../../pages/reader/reader-search.ts'
import { MissingScreen } from '../../../shell/failures/lazy-missing-screen.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { counted } from '../../../ui/counted.ts'
import { Later } from '../../../ui/loading/later.tsx'
import { Select } from '../../../ui/fields/select.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { NoPagesInSpace } from '../../-editor/no-pages-in-space.tsx'
import { lazyComponent } from '../../../ui/loading/lazy-component.tsx'

const PagePreview = lazyComponent(async () => (await import('../../-reader/page-preview.tsx')).PagePreview)
// Lazy: needed only once pages are selected.
const PageBar = lazyComponent(async () => (await import('../../../pages/list/page-bar.tsx')).PageBar)

interface PagesSearch extends FilterSearch {
  readonly show?: PageFilter
  /** The page in the preview next to the list; clicking a row changes it while it is open. */
  readonly look?: string
}

export const Route = createFileRoute('/o/$org/s/$space/pages')({
  validateSearch: (search: Record<string, unknown>): PagesSearch => ({
    ...filterSearch(search),
    ...(isPageFilter(search['show']) && { show: search['show'] }),
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
})

/** Changes of the URL: the filter and the page in the preview. */
const usePagesSearch = () => {
  const { q = '', show, look } = Route.useSearch()
  const navigate = Route.useNavigate()
  return {
    filter: { q, show },
    setFilter: (next: { readonly q: string; readonly show: PageFilter | undefined }): void =>
      void navigate({
        search: {
          ...(next.q === '' ? {} : { q: next.q }),
          ...(next.show === undefined ? {} : { show: next.show }),
          ...(look === undefined ? {} : { look }),
        },
        replace: true,
      }),
    previewed: look,
    setPreviewed: (page: string | undefined): void =>
      void navigate({
        search: ({ look: _previous, ...rest }) => ({ ...rest, ...(page !== undefined && { look: page }) }),
        replace: true,
        resetScroll: false,
      }),
  }
}

type PagesSearchState = ReturnType<typeof usePagesSearch>

function Pages() {
  const { org, space } = Route.useParams()
  const search = usePagesSearch()
  const { previewed, setPreviewed } = search
  const { data: pages } = useSuspenseQuery(pageTreeOptions({ space }))
  const { data: details } = useSuspenseQuery(getSpaceOptions({ path: { spaceId: space } }))
  if (pages.length === 0)
    return (
      <>
        <h1 className="sr-only">Pages</h1>
        <NoPagesInSpace org={org} space={space} allowed={details.permissions.edit} />
      </>
    )
  return (
    // The list is the same element with and without preview, so that it keeps scroll position and focus.
    <div
      className={
        previewed === undefined
          ? ''
          : 'grid grid-cols-[minmax(0,1fr)] gap-6 xl:grid-cols-[minmax(0,1fr)_minmax(0,28rem)]'
      }
    >
      <ListOfPages pages={pages} search={search} canEdit={details.permissions.edit} />
      {previewed !== undefined && (
        <Later fallback={<Skeleton shape="lines" count={10} label="Loading the page" />}>
          <PagePreview
            key={previewed}
            org={org}
            space={space}
            page={previewed}
            pages={pages}
            onClose={() => setPreviewed(undefined)}
          />
        </Later>
      )}
    </div>
  )
}

interface ListOfPagesProps {
  readonly pages: readonly TreePage[]
  readonly search: PagesSearchState
  readonly canEdit: boolean
}

/** The tree with its filter and columns, and the actions for selected pages. */
function ListOfPages({ pages, search, canEdit }: ListOfPagesProps) {
  const { org, space } = Route.useParams()
  const { filter, setFilter, previewed, setPreviewed } = search
  const { q, show } = filter
  const navigate = Route.useNavigate()
  const { data: report } = useQuery(getSpacePageReportOptions({ path: { spaceId: space } }))
  const facts = useMemo(() => report && factsByPage(report), [report])
  const fits = useMemo(
    () =>
      show === undefined ? undefined : (page: TreePage) => matchesFilter(show, page, facts?.get(page.id)),
    [show, facts],
  )
  const selection = useSelection()
  const selected = useMemo(() => selectPages(pages, selection.ids), [pages, selection.ids])
  return (
    <div className="@container grid max-w-list grid-cols-[minmax(0,1fr)] content-start gap-2">
      <PagesHeading pages={pages} search={search} />
      <PageTree
        key={space}
        space={space}
        pages={pages}
        filter={q}
        onFilterChange={(next) => setFilter({ q: next, show })}
        fits={fits}
        beside={
          <div className="w-full sm:w-72">
            <Select
              label="Show"
              value={show ?? 'all'}
              onValueChange={(next) => setFilter({ q, show: next === 'all' ? undefined : next })}
              options={[
                { value: 'all', label: 'All pages' },
                ...pageFilters.map((value) => ({ value, label: showLabels[value] })),
              ]}
            />
          </div>
        }
        head={<PageColumnHeadings />}
        marks={
          canEdit
            ? {
                ids: selection.ids,
                onToggle: ({ id }) => selection.select([id], !selection.ids.has(id)),
              }
            : undefined
        }
        selected={previewed}
        onOpen={({ id }) => {
          if (previewed !== undefined) setPreviewed(id)
          else void navigate({ to: '/o/$org/s/$space/p/$page', params: { org, space, page: id } })
        }}
        extra={(page) => <PageColumns org={org} space={space} page={page} facts={facts?.get(page.id)} />}
        className="max-h-[calc(100dvh-16rem)] min-h-64 [scrollbar-gutter:stable]"
      />
      {selected.length > 0 && (
        <Later>
          <PageBar org={org} space={space} tree={pages} pages={selected} onClear={selection.clear} />
        </Later>
      )}
    </div>
  )
}

/** The number of pages, and the button that shows the preview. */
function PagesHeading({ pages, search: { previewed, setPreviewed } }: Omit<ListOfPagesProps, 'canEdit'>) {
  return (
    <div className="flex items-center justify-between gap-2">
      <h1 className="text-title font-strong">{counted(countPages(pages), 'page')}</h1>
      <Button
        variant="bare"
        icon={PanelRight}
        aria-pressed={previewed !== undefined}
        // On narrow screens there is no preview; opening a page replaces it.
        className={previewed === undefined ? 'max-xl:hidden' : 'bg-chosen'}
        onClick={() => setPreviewed(previewed === undefined ? firstDocument(pages)?.id : undefined)}
      >
        Preview
      </Button>
    </div>
  )
}
