import { createFileRoute, redirect } from '@tanstack/react-router'
import { orNotFound } from '../../../api/not-found-error.ts'
import { partialTreeOptions } from '../../../api/pages/page-tree.ts'
import { firstPage } from '../../../pages/tree/reading-order.ts'
import { readerSearch } from '../../../pages/reader/reader-search.ts'

/** Without a page in the URL: redirects to the first one, and without pages to the overview of the space. */
export const Route = createFileRoute('/o/$org/s/$space/p/')({
  validateSearch: readerSearch,
  loaderDeps: ({ search: { rev } }) => ({ rev }),
  loader: async ({ context: { queryClient }, params, deps: { rev } }) => {
    const { pages } = await orNotFound(
      queryClient.ensureQueryData(partialTreeOptions({ space: params.space, revision: rev }, [])),
    )
    const first = firstPage(pages)
    // The router's way to redirect from a loader is to throw.
    if (first === undefined) throw redirect({ to: '/o/$org/s/$space', params, replace: true })
    throw redirect({
      to: '/o/$org/s/$space/p/$page',
      params: { ...params, page: first.id },
      search: rev === undefined ? {} : { rev },
      replace: true,
    })
  },
})
