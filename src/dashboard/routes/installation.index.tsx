import { createFileRoute, redirect } from '@tanstack/react-router'

export const Route = createFileRoute('/installation/')({
  beforeLoad: () => {
    // The router's way to leave a loader is to throw.
    throw redirect({ to: '/installation/$section', params: { section: 'overview' }, replace: true })
  },
})
