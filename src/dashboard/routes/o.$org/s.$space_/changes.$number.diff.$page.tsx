import { createFileRoute } from '@tanstack/react-router'
import {
  changeRequestOptions,
  pageAfterOptions,
  pageBeforeOptions,
} from '../../../change-requests/change-queries.ts'

/** Names the page in view; the desk around it reads the name and shows it, so that going from page to page keeps the desk. */
export const Route = createFileRoute('/o/$org/s/$space_/changes/$number/diff/$page')({
  // Its texts are on their way before the list of what changes is there; nothing waits for them here.
  loader: ({ context: { queryClient }, params: { space, number, page } }) => {
    void queryClient
      .ensureQueryData(changeRequestOptions(space, number))
      .then((change) =>
        Promise.all([
          queryClient.prefetchQuery(pageBeforeOptions(space, change.revisionMergedAncestor, page)),
          queryClient.prefetchQuery(pageAfterOptions(change, page)),
        ]),
      )
      // The screen asks again, and tells what is wrong.
      .catch(() => undefined)
  },
  component: () => null,
})
