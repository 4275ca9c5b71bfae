import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute, Outlet, useNavigate, useParams } from '@tanstack/react-router'
import { useState } from 'react'
import { orNotFound } from '../../../api/not-found-error.ts'
import { pageTreeOptions } from '../../../api/pages/page-tree.ts'
import { PageTree } from '../../../pages/tree/page-tree.tsx'
import { ReaderFrame } from '../../../pages/reader/reader-frame.tsx'
import { readerSearch } from '../../../pages/reader/reader-search.ts'
import { MissingScreen } from '../../../shell/failures/lazy-missing-screen.ts'
import { Skeleton } from '../../../ui/skeleton.tsx'

/** The page tree next to the reader. Stays mounted when navigating between pages. */
export const Route = createFileRoute('/o/$org/s/$space/p')({
  validateSearch: readerSearch,
  loaderDeps: ({ search: { rev } }) => ({ rev }),
  loader: ({ context: { queryClient }, params: { space }, deps: { rev } }) =>
    orNotFound(queryClient.ensureQueryData(pageTreeOptions({ space, revision: rev }))).then(() => undefined),
  component: Reader,
  pendingComponent: () => <Skeleton shape="tree" count={10} label="Loading the pages" />,
  notFoundComponent: MissingScreen,
})

function Reader() {
  const { org, space } = Route.useParams()
  const { page } = useParams({ strict: false })
  const { rev } = Route.useSearch()
  const { data: pages } = useSuspenseQuery(pageTreeOptions({ space, revision: rev }))
  const navigate = useNavigate()
  const [filter, setFilter] = useState('')
  return (
    <ReaderFrame
      tree={(close) => (
        <PageTree
          key={space}
          space={space}
          pages={pages}
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
      )}
    >
      <Outlet />
    </ReaderFrame>
  )
}
