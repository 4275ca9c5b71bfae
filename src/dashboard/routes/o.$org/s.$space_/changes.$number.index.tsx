import { createFileRoute, redirect } from '@tanstack/react-router'

/** A change request opens at its discussion, which contains the description; a URL may name a comment. */
export const Route = createFileRoute('/o/$org/s/$space_/changes/$number/')({
  beforeLoad: ({ params }) => {
    // The router's way to leave a loader is to throw.
    throw redirect({ to: '/o/$org/s/$space/changes/$number/discussion', params, replace: true })
  },
})
