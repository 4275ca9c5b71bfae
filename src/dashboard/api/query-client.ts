import { CancelledError, MutationCache, QueryCache, QueryClient } from '@tanstack/react-query'
import { isSignedOut, WireError } from './response-error.ts'

/** Retries only failures that may be temporary: no response, or 502 and above. Refusals are final. */
const worthRetrying = (failures: number, error: unknown): boolean =>
  failures < 2 && error instanceof WireError && (error.status === 0 || error.status >= 502)

/** Fetches again when the query was canceled, at most `times` times. */
const fetchAgainIfCanceled = async <Answer>(fetchOnce: () => Promise<Answer>, times = 3): Promise<Answer> => {
  try {
    return await fetchOnce()
  } catch (error) {
    if (!(error instanceof CancelledError) || times <= 1) throw error
    return fetchAgainIfCanceled(fetchOnce, times - 1)
  }
}

/**
 * The dashboard's query client. Stale data stays visible while it is refetched; live events trigger that
 * (`live-events.ts`), so nothing is polled. `onSignedOut` is called when any request finds the session expired.
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
      // Offline, a mutation fails immediately, with the input preserved and a way to retry. Pausing it silently and
      // sending it once the connection is back would surprise someone who pressed “Merge”.
      mutations: { retry: false, networkMode: 'always' },
    },
  })
  // Canceling a query when a screen unmounts would also reject other callers that wait for the same query, such as a
  // route's loader.
  const fetchQuery = client.fetchQuery.bind(client)
  client.fetchQuery = (options) => fetchAgainIfCanceled(() => fetchQuery(options))
  return client
}
