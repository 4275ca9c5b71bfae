import { CancelledError, MutationCache, QueryCache, QueryClient } from '@tanstack/react-query'
import { isSignedOut, WireError } from './response-error.ts'

/** Only what may pass by itself is tried again: no answer, or a failing service. A refusal stays one. */
const worthRetrying = (failures: number, error: unknown): boolean =>
  failures < 2 && error instanceof WireError && (error.status === 0 || error.status >= 502)

/** Asks again where the answer was called off, so many times at most. */
const asked = async <Answer>(ask: () => Promise<Answer>, times = 3): Promise<Answer> => {
  try {
    return await ask()
  } catch (error) {
    if (!(error instanceof CancelledError) || times <= 1) throw error
    return asked(ask, times - 1)
  }
}

/**
 * The one query client of the program. Stale data stays on the screen while it is fetched again; live events say
 * when (`live-events.ts`), so nothing is polled. `onSignedOut` is called when any request finds the session gone.
 */
export const makeQueryClient = (onSignedOut: () => void): QueryClient => {
  const onError = (error: unknown): void => {
    if (isSignedOut(error)) onSignedOut()
  }
  const client = new QueryClient({
    queryCache: new QueryCache({ onError }),
    mutationCache: new MutationCache({ onError }),
    defaultOptions: {
      queries: { staleTime: 30_000, retry: worthRetrying, retryDelay: (attempt) => 500 * 2 ** attempt },
      // Without a connection an action fails at once, with what was typed kept and a way to try again. To wait unseen and
      // to happen when the connection is back is what nobody who pressed “Merge” expects.
      mutations: { retry: false, networkMode: 'always' },
    },
  })
  // Whoever waits for an answer that a screen asked for too, as a route does, would fail when that screen goes and takes
  // its question with it.
  const fetchQuery = client.fetchQuery.bind(client)
  client.fetchQuery = (options) => asked(() => fetchQuery(options))
  return client
}
