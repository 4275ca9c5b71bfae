import { createFileRoute, redirect } from '@tanstack/react-router'

/** A URL without a page redirects to the list of pages. */
export const Route = createFileRoute('/o/$org/s/$space/p/')({
  beforeLoad: ({ params }) => {
    // The router's way to redirect from a loader is to throw.
    throw redirect({ to: '/o/$org/s/$space/pages', params, replace: true })
  },
})
