import { createFileRoute, redirect } from '@tanstack/react-router'
import { changeRequestOptions } from '../../../change-requests/change-queries.ts'
import { firstEditable } from '../../../editor/panel/page-rows.ts'
import { pageTreeOptions } from '../../../api/pages/page-tree.ts'

/** Without a page in the URL: redirects to the first one. A space without pages stays here. */
export const Route = createFileRoute('/o/$org/s/$space_/changes/$number_/edit/')({
  loader: async ({ context: { queryClient }, params }) => {
    const { revision } = await queryClient.ensureQueryData(changeRequestOptions(params.space, params.number))
    const pages = await queryClient.ensureQueryData(pageTreeOptions({ space: params.space, revision }))
    const first = firstEditable(pages)
    // The router's way to leave a loader is to throw.
    if (first !== undefined)
      throw redirect({
        to: '/o/$org/s/$space/changes/$number/edit/$page',
        params: { ...params, page: first.id },
        replace: true,
      })
  },
  component: () => null,
})
