import type { QueryClient } from '@tanstack/react-query'
import { createRouter, lazyRouteComponent } from '@tanstack/react-router'
import { routeTree } from './route-tree.gen.ts'
import type { RouterContext } from './router-context.ts'

/**
 * Makes a router over a query client; tests make one each. The query client decides about freshness, so the router
 * caches nothing itself (`defaultPreloadStaleTime: 0`).
 */
export const makeRouter = (queryClient: QueryClient) =>
  createRouter({
    routeTree,
    context: { queryClient } satisfies RouterContext,
    defaultErrorComponent: lazyRouteComponent(
      () => import('./shell/failures/failure-screen.tsx'),
      'FailureScreen',
    ),
    defaultPreload: 'intent',
    defaultPreloadStaleTime: 0,
    defaultPendingMs: 100,
    defaultPendingMinMs: 200,
    scrollRestoration: true,
    // A parameter that no route accepts is removed from the URL; otherwise components would get its raw value.
    search: { strict: true },
  })

/**
 * Starts loading the code of the current route and the loaders. The router would wait until it knows who is signed in,
 * which takes a request.
 */
export const beginCode = (router: ReturnType<typeof makeRouter>): void => {
  void import('./loaders.ts').catch(() => undefined)
  for (const { routeId } of router.matchRoutes(router.latestLocation)) {
    const route = Object.entries(router.routesById).find(([id]) => id === routeId)?.[1]
    // The router loads a failed chunk again and reports the failure.
    if (route !== undefined) void router.loadRouteChunk(route)?.catch(() => undefined)
  }
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof makeRouter>
  }
}
