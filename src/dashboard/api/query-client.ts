import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query'
import { isSignedOut, WireError } from './wire-error.ts'

/** Only what may pass by itself is tried again: no answer, or a failing service. A refusal stays one. */
const worthRetrying = (failures: number, error: unknown): boolean =>
  failures < 2 && error instanceof WireError && (error.status === 0 || error.status >= 502)

/**
 * The one query client of the program. Stale data stays on the screen while it is fetched again; live events say
 * when (`live-events.ts`), so nothing is polled. `onSignedOut` is called when any request finds the session gone.
 */
export const makeQueryClient = (onSignedOut: () => void): QueryClient => {
  const onError = (error: unknown): void => {
    if (isSignedOut(error)) onSignedOut()
  }
  return new QueryClient({
    queryCache: new QueryCache({ onError }),
    mutationCache: new MutationCache({ onError }),
    defaultOptions: {
      queries: { staleTime: 30_000, retry: worthRetrying, retryDelay: (attempt) => 500 * 2 ** attempt },
      mutations: { retry: false },
    },
  })
}
