import { createFileRoute, redirect } from '@tanstack/react-router'

/** The discussion holds the description, so a change request opens there; an address may name a comment. */
export const Route = createFileRoute('/o/$org/s/$space_/changes/$number/')({
  beforeLoad: ({ params }) => {
    // The router's own way to leave a loader.
    throw redirect({ to: '/o/$org/s/$space/changes/$number/discussion', params, replace: true })
  },
})
