import { createFileRoute, redirect } from '@tanstack/react-router'

export const Route = createFileRoute('/o/$org/sites/$site/')({
  beforeLoad: ({ params }) => {
    // The router's own way to leave a loader.
    // oxlint-disable-next-line typescript/only-throw-error
    throw redirect({ to: '/o/$org/sites/$site/publish', params, replace: true })
  },
})
