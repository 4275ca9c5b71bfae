import { createFileRoute, redirect } from '@tanstack/react-router'

/** A site opens at its structure. */
export const Route = createFileRoute('/o/$org/sites/$site/')({
  beforeLoad: ({ params }) => {
    // The router's way to leave a loader is to throw.
    throw redirect({ to: '/o/$org/sites/$site/structure', params, replace: true })
  },
})
