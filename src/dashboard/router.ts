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

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof makeRouter>
  }
}
