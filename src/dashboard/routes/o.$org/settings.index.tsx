import { createFileRoute, redirect } from '@tanstack/react-router'

export const Route = createFileRoute('/o/$org/settings/')({
  beforeLoad: ({ params: { org } }) => {
    // The router's way to leave a loader is to throw.
    throw redirect({ to: '/o/$org/settings/$section', params: { org, section: 'general' }, replace: true })
  },
})
