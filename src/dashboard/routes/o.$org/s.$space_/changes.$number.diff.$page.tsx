import { createFileRoute } from '@tanstack/react-router'
import {
  changeRequestOptions,
  pageAfterOptions,
  pageBeforeOptions,
} from '../../../change-requests/change-queries.ts'

/**
 * Only holds the page in the URL; the parent route renders it, so that navigating between pages keeps the
 * screen mounted.
 */
export const Route = createFileRoute('/o/$org/s/$space_/changes/$number/diff/$page')({
  // Prefetches its content before the list of changes has loaded, without waiting.
  loader: ({ context: { queryClient }, params: { space, number, page } }) => {
    void queryClient
      .ensureQueryData(changeRequestOptions(space, number))
      .then((change) =>
        Promise.all([
          queryClient.prefetchQuery(pageBeforeOptions(space, change.revisionMergedAncestor, page)),
          queryClient.prefetchQuery(pageAfterOptions(change, page)),
        ]),
      )
      // The screen fetches again and reports errors.
      .catch(() => undefined)
  },
  component: () => null,
})
