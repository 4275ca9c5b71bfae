import { createFileRoute, redirect } from '@tanstack/react-router'

/** A site opens with what it is made of. */
export const Route = createFileRoute('/o/$org/sites/$site/')({
  beforeLoad: ({ params }) => {
    // The router's own way to leave a loader.
    throw redirect({ to: '/o/$org/sites/$site/structure', params, replace: true })
  },
})
