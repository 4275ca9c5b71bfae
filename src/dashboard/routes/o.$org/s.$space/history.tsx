import { useSuspenseInfiniteQuery, useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute, Link } from '@tanstack/react-router'
import { Suspense, useState } from 'react'
import { getSpaceOptions } from '../../../../client/@tanstack/react-query.gen.ts'
import type { RevisionSummary } from '../../../../client/types.gen.ts'
import { orNotFound } from '../../../api/not-found-error.ts'
import { diffSearch } from '../../../change-requests/diff/diff-search.ts'
import { historySearch } from '../../../pages/history/history-search.ts'
import { firstDocument } from '../../../pages/tree/page-nodes.ts'
import { pageTreeOptions } from '../../../api/pages/page-tree.ts'
import { historyOptions, revisionOptions } from '../../../pages/page-queries.ts'
import { ReadAtTime } from '../../../pages/history/read-at-time.tsx'
import { RestoreButton } from '../../../pages/history/restore-button.tsx'
import { RevisionList, type RevisionPair } from '../../../pages/history/revision-list.tsx'
import { MissingScreen } from '../../../shell/failures/lazy-missing-screen.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { counted } from '../../../ui/counted.ts'
import { RelativeTime } from '../../../ui/relative-time.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { RevisionComparison, SwapLink, type ComparisonSearch } from '../../-review/revision-comparison.tsx'

const comparisonSearch = (search: Record<string, unknown>): ComparisonSearch => ({
  ...historySearch(search),
  ...diffSearch(search),
})

export const Route = createFileRoute('/o/$org/s/$space/history')({
  validateSearch: comparisonSearch,
  loaderDeps: ({ search: { page, from, to } }) => ({ page, from, to }),
  loader: ({ context: { queryClient }, params: { space }, deps: { page, from, to } }) =>
    orNotFound(
      Promise.all([
        queryClient.ensureInfiniteQueryData(historyOptions(space, page)),
        queryClient.ensureQueryData(pageTreeOptions({ space })),
        ...[from, to].flatMap((id) =>
          id === undefined ? [] : [queryClient.ensureQueryData(revisionOptions(space, id))],
        ),
      ]),
    ).then(() => undefined),
  staticData: { crumb: 'History' },
  component: SpaceHistory,
  pendingComponent: () => <Skeleton shape="rows" count={8} label="Loading the history" />,
  notFoundComponent: MissingScreen,
})

function SpaceHistory() {
  const { from, to } = Route.useSearch()
  return from !== undefined && to !== undefined ? <Comparison from={from} to={to} /> : <Revisions />
}

function Comparison({ from, to }: { readonly from: string; readonly to: string }) {
  const { org, space } = Route.useParams()
  const search = Route.useSearch()
  const navigate = Route.useNavigate()
  const { data: details } = useSuspenseQuery(getSpaceOptions({ path: { spaceId: space } }))
  const { data: before } = useSuspenseQuery(revisionOptions(space, from))
  const { data: after } = useSuspenseQuery(revisionOptions(space, to))
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h1 className="text-title font-strong">
          Changes from <When revision={before} /> to <When revision={after} present={details.revision} />
        </h1>
        <div className="flex flex-wrap gap-2">
          <SwapLink search={search} />
          <Link
            to="."
            search={search.page === undefined ? {} : { page: search.page }}
            className="self-center text-accent underline"
          >
            Back to history
          </Link>
        </div>
      </div>
      <Suspense fallback={<Skeleton shape="lines" count={12} label="Comparing both revisions" />}>
        <RevisionComparison
          org={org}
          space={space}
          from={from}
          to={to}
          search={search}
          onSearch={(set) =>
            void navigate({
              search: (last) => comparisonSearch({ ...last, ...set }),
              // The back button returns to the previous entry, not to display options.
              replace: set.entry === undefined,
              resetScroll: false,
            })
          }
          mayEdit={details.permissions.edit}
          onRestored={(number) =>
            void navigate({
              to: '/o/$org/s/$space/changes/$number/diff',
              params: { org, space, number: String(number) },
            })
          }
        />
      </Suspense>
    </div>
  )
}

function When({ revision, present }: { readonly revision: RevisionSummary; readonly present?: string }) {
  return revision.id === present ? <>now</> : <RelativeTime at={revision.createdAt} />
}

function Revisions() {
  const { org, space } = Route.useParams()
  const { revision, page } = Route.useSearch()
  const navigate = Route.useNavigate()
  const history = useSuspenseInfiniteQuery(historyOptions(space, page))
  const { data: pages } = useSuspenseQuery(pageTreeOptions({ space }))
  const { data: details } = useSuspenseQuery(getSpaceOptions({ path: { spaceId: space } }))
  const revisions = history.data.pages.flatMap(({ items }) => items)
  const count = history.data.pages[0]?.count ?? revisions.length
  // Initially compares the newest revision with the one before it.
  const [pair, setPair] = useState<RevisionPair>({ from: revisions[1]?.id, to: revisions[0]?.id })
  const openedPage = page ?? firstDocument(pages)?.id
  return (
    <div className="grid max-w-list grid-cols-[minmax(0,1fr)] gap-3">
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <h1 className="text-title font-strong">
          {counted(count, 'revision')}
          {page !== undefined && ' of this page'}
        </h1>
        {openedPage !== undefined && (
          <ReadAtTime
            space={space}
            onFound={(rev) =>
              void navigate({
                to: '/o/$org/s/$space/p/$page',
                params: { org, space, page: openedPage },
                search: rev === details.revision ? {} : { rev },
              })
            }
          />
        )}
      </div>
      {revisions.length > 1 && <CompareBar pair={pair} />}
      <RevisionList
        org={org}
        space={space}
        revisions={revisions}
        currentRevision={details.revision}
        selectedRevision={revision}
        page={openedPage}
        pair={pair}
        onPair={setPair}
        actions={({ id }) => (
          <RestoreButton
            space={space}
            revision={id}
            page={page === undefined ? undefined : { id: page, title: titleIn(pages, page) ?? 'page' }}
            allowed={details.permissions.edit}
            onCreated={(number) =>
              void navigate({
                to: '/o/$org/s/$space/changes/$number/diff',
                params: { org, space, number: String(number) },
              })
            }
          />
        )}
      />
      {history.hasNextPage && (
        <div>
          <Button busy={history.isFetchingNextPage} onClick={() => void history.fetchNextPage()}>
            Show earlier revisions
          </Button>
        </div>
      )}
    </div>
  )
}

/** Opens the comparison of the selected revisions. */
function CompareBar({ pair }: { readonly pair: RevisionPair }) {
  const { page } = Route.useSearch()
  const navigate = Route.useNavigate()
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
      <Button
        disabledReason={
          pair.from === undefined || pair.to === undefined || pair.from === pair.to
            ? 'Select two different revisions first.'
            : undefined
        }
        onClick={() =>
          void navigate({
            search: {
              ...(page !== undefined && { page }),
              ...(pair.from !== undefined && { from: pair.from }),
              ...(pair.to !== undefined && { to: pair.to }),
            },
          })
        }
      >
        Compare selected
      </Button>
      <span className="text-caption text-ink-soft">
        The left button selects the older revision, the right one the newer.
      </span>
    </div>
  )
}

interface Titled {
  readonly id: string
  readonly title: string
  readonly pages?: readonly Titled[] | undefined
}

const titleIn = (pages: readonly Titled[], id: string): string | undefined => {
  for (const page of pages) {
    const title = page.id === id ? page.title : titleIn(page.pages ?? [], id)
    if (title !== undefined) return title
  }
  return undefined
}
