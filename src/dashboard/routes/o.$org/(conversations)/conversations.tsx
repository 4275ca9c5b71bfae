import { createFileRoute, Outlet } from '@tanstack/react-router'
import { MissingScreen } from '../../../shell/failures/lazy-missing-screen.ts'

/** Adds the breadcrumb for the routes below. */
export const Route = createFileRoute('/o/$org/(conversations)/conversations')({
  staticData: { crumb: 'Conversations' },
  component: Outlet,
  notFoundComponent: MissingScreen,
})
