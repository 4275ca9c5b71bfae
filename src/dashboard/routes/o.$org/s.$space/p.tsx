import { createFileRoute, Outlet, useNavigate, useParams } from '@tanstack/react-router'
import { useMemo, useState } from 'react'
import { processError } from '../../../api/process-error.ts'
import { PageTree } from '../../../pages/tree/page-tree.tsx'
import { ReaderPagesProvider, useReaderTree } from '../../../pages/tree/use-reader-tree.ts'
import { ReaderFrame } from '../../../pages/reader/reader-frame.tsx'
import { readerSearch } from '../../../pages/reader/reader-search.ts'
import { MissingScreen } from '../../../shell/failures/lazy-missing-screen.ts'
import { ErrorNote } from '../../../ui/feedback/error-note.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'

/** The page tree next to the reader. Stays mounted when navigating between pages. */
export const Route = createFileRoute('/o/$org/s/$space/p')({
  validateSearch: readerSearch,
  component: Reader,
  notFoundComponent: MissingScreen,
})

function Reader() {
  const { space } = Route.useParams()
  const { rev } = Route.useSearch()
  return <RevisionReader key={`${space} ${rev ?? ''}`} />
}

function RevisionReader() {
  const { org, space } = Route.useParams()
  const { page } = useParams({ strict: false })
  const { rev } = Route.useSearch()
  const tree = useReaderTree({ space, revision: rev }, page)
  const { pages, isWhole, error, retry, loadBelow, loadAll } = tree
  const known = useMemo(() => ({ pages, isWhole }), [pages, isWhole])
  const navigate = useNavigate()
  const [filter, setFilter] = useState('')
  return (
    <ReaderPagesProvider value={known}>
      <ReaderFrame
        tree={(close) =>
          pages === undefined ? (
            error === null ? (
              <Skeleton shape="tree" count={10} label="Loading the pages" />
            ) : (
              <ErrorNote {...processError(error)} onRetry={retry} />
            )
          ) : (
            <PageTree
              space={space}
              pages={pages}
              rest={isWhole ? undefined : { loadBelow, loadAll, failed: error !== null, retry }}
              selected={page}
              filter={filter}
              onFilterChange={setFilter}
              onOpen={({ id }) => {
                close()
                void navigate({
                  to: '/o/$org/s/$space/p/$page',
                  params: { org, space, page: id },
                  search: rev === undefined ? {} : { rev },
                })
              }}
            />
          )
        }
      >
        <Outlet />
      </ReaderFrame>
    </ReaderPagesProvider>
  )
}
