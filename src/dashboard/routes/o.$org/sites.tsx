import { createFileRoute, Outlet } from '@tanstack/react-router'
import { FailureScreen } from '../../shell/failures/failure-screen.tsx'
import { MissingScreen } from '../../shell/failures/missing-screen.tsx'

/** Adds the breadcrumb for the routes below. */
export const Route = createFileRoute('/o/$org/sites')({
  staticData: { crumb: 'Sites' },
  component: Outlet,
  notFoundComponent: MissingScreen,
  errorComponent: FailureScreen,
})
