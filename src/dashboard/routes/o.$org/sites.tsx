import { createFileRoute, Outlet } from '@tanstack/react-router'
import { FailureScreen } from '../../shell/failures/failure-screen.tsx'
import { MissingScreen } from '../../shell/failures/missing-screen.tsx'

/** Gives what lies below its step on the way back. */
export const Route = createFileRoute('/o/$org/sites')({
  staticData: { crumb: 'Sites' },
  component: Outlet,
  notFoundComponent: MissingScreen,
  errorComponent: FailureScreen,
})
