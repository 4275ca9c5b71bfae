import type { QueryClient } from '@tanstack/react-query'
import { createRouter } from '@tanstack/react-router'
import { routeTree } from './route-tree.gen.ts'

/** What every loader gets. */
export interface RouterContext {
  readonly queryClient: QueryClient
}

/**
 * A fresh router over a query client; tests make one each. Data freshness is the query client's business, so the
 * router keeps nothing of its own (`defaultPreloadStaleTime: 0`).
 */
export const makeRouter = (queryClient: QueryClient) =>
  createRouter({
    routeTree,
    context: { queryClient } satisfies RouterContext,
    defaultPreload: 'intent',
    defaultPreloadStaleTime: 0,
    defaultPendingMs: 100,
    defaultPendingMinMs: 200,
    scrollRestoration: true,
  })

/**
 * Begins to read the code of the screen that the address names. The router itself waits with that until it is known
 * who sits here, which takes an answer of the service.
 */
export const beginCode = (router: ReturnType<typeof makeRouter>): void => {
  for (const { routeId } of router.matchRoutes(router.latestLocation)) {
    const route = Object.entries(router.routesById).find(([id]) => id === routeId)?.[1]
    // What cannot be read is asked for again by the router, which tells it too.
    if (route !== undefined) void router.loadRouteChunk(route)?.catch(() => undefined)
  }
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof makeRouter>
  }
}
