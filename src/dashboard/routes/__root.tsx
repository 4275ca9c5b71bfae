import { createRootRouteWithContext, lazyRouteComponent, Outlet } from '@tanstack/react-router'
import type { RouterContext } from '../router-context.ts'
import { RouteAnnouncer } from '../shell/route-announcer.tsx'
import { ReauthProvider } from './-settings/reauth-provider.tsx'
import { ToastRegion } from '../ui/toast-region.tsx'

export const Route = createRootRouteWithContext<RouterContext>()({
  component: Root,
  // The root is part of the initial bundle; only what every screen needs belongs here.
  errorComponent: lazyRouteComponent(() => import('../shell/failures/failure-page.tsx'), 'FailurePage'),
  notFoundComponent: lazyRouteComponent(() => import('../shell/failures/missing-page.tsx'), 'MissingPage'),
})

function Root() {
  return (
    <>
      <Outlet />
      <RouteAnnouncer />
      <ToastRegion />
      <ReauthProvider />
    </>
  )
}
