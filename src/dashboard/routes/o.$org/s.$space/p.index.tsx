import { createFileRoute, redirect } from '@tanstack/react-router'

/** An address cut short leads to the list of pages. */
export const Route = createFileRoute('/o/$org/s/$space/p/')({
  beforeLoad: ({ params }) => {
    // The router's own way to lead elsewhere.
    throw redirect({ to: '/o/$org/s/$space/pages', params, replace: true })
  },
})
