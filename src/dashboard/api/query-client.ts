import { QueryClient } from '@tanstack/react-query'

/** The one query client of the program. Stale data stays on the screen while it is fetched again. */
export const makeQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: { queries: { staleTime: 30_000, refetchOnWindowFocus: true } },
  })
