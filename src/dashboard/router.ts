import type { QueryClient } from '@tanstack/react-query'
import { createRouter, lazyRouteComponent, rootRouteId } from '@tanstack/react-router'
import { readingRoutes } from './reading-routes.ts'
import { routeTree } from './route-tree.gen.ts'
import type { RouterContext } from './router-context.ts'

/** In the chunk that all screens share. */
const loadFailureScreen = () => import('./shell/failures/failure-screen.tsx')

/**
 * Makes a router over a query client; tests make one each. The query client decides about freshness, so the router
 * caches nothing itself (`defaultPreloadStaleTime: 0`).
 */
export const makeRouter = (queryClient: QueryClient) =>
  createRouter({
    routeTree,
    context: { queryClient } satisfies RouterContext,
    defaultErrorComponent: lazyRouteComponent(loadFailureScreen, 'FailureScreen'),
    defaultPreload: 'intent',
    defaultPreloadStaleTime: 0,
    defaultPendingMs: 100,
    defaultPendingMinMs: 200,
    scrollRestoration: true,
    // A parameter that no route accepts is removed from the URL; otherwise components would get its raw value.
    search: { strict: true },
  })

/**
 * Starts loading the code of the current route, what all screens share, and the loaders. The router would wait until it
 * knows who is signed in, which takes a request.
 */
export const beginCode = (router: ReturnType<typeof makeRouter>): void => {
  // The router loads a failed chunk again and reports the failure.
  const ignore = (): void => {}
  void loadFailureScreen().catch(ignore)
  void import('./loaders.ts').catch(ignore)
  const ids: readonly (keyof typeof router.routesById)[] = router
    .matchRoutes(router.latestLocation)
    .map(({ routeId }) => routeId)
  const known: readonly string[] = [rootRouteId, ...readingRoutes]
  if (!ids.every((id) => known.includes(id))) void import('./other-loaders.ts').catch(ignore)
  for (const id of ids) void router.loadRouteChunk(router.routesById[id])?.catch(ignore)
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof makeRouter>
  }
}
