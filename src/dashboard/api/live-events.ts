/** Live updates: the service's event stream invalidates the queries that an event affects. */
import { useQueryClient, type Query, type QueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { EventKind } from '../../contract/operation/events.ts'
import { mostRecent } from '../../contract/organizations/event-times.ts'
import { useLoadedOnInteraction } from '../ui/loading/use-loaded-on-interaction.ts'
import { operationOf } from './query-operation.ts'
import type { LiveEvent } from './stale-operations.ts'

/**
 * Seconds since the page was loaded, plus a margin, so that events between loading the data and subscribing are
 * included. Capped, because later on the last minute is more than enough.
 */
const secondsToReplay = (): number => Math.min(mostRecent, Math.ceil(performance.now() / 1000) + 2)

/** Events that arrive within this time (in milliseconds) share one round of requests. */
const batchMilliseconds = 150
const longestRetryMilliseconds = 60_000

const eventOf = (data: string): LiveEvent | undefined => {
  try {
    const event: unknown = JSON.parse(data)
    return typeof event === 'object' && event !== null && 'kind' in event && typeof event.kind === 'string'
      ? (event as LiveEvent)
      : undefined
  } catch {
    return undefined
  }
}

/**
 * Marks data as stale; visible queries are refetched immediately. A request under way may have been answered before the
 * change, and its answer counts as fresh: what the query library does not request anew, because it has no data or is not
 * visible yet, is marked once more when it has arrived.
 */
const invalidateMatching = async (
  client: QueryClient,
  predicate: (query: Query) => boolean,
): Promise<void> => {
  for (const query of client.getQueryCache().findAll({ predicate, fetchStatus: 'fetching' }))
    if (query.state.data === undefined || !query.isActive())
      void query
        // The request under way.
        .fetch()
        .catch(() => undefined)
        .then(() => client.invalidateQueries({ predicate: (other) => other === query }))
  await client.invalidateQueries({ predicate })
}

const loadStaleOperations = () => import('./stale-operations.ts')

/** Marks the data that the events affect as stale: everything, if it cannot be known. */
const invalidate = async (client: QueryClient, events: readonly LiveEvent[]): Promise<void> => {
  const stale = await loadStaleOperations().catch(() => undefined)
  await invalidateMatching(client, (query) => {
    if (stale === undefined) return true
    const operation = operationOf(query)
    return operation !== undefined && events.some((event) => stale.isStaleAfter(event, operation))
  })
}

/**
 * Invalidates what an action of this tab changed, without waiting for its events. Resolves once the components that show
 * it have what was fetched again.
 */
export const invalidateAfter = async (
  client: QueryClient,
  kinds: readonly EventKind[],
  scope: Omit<LiveEvent, 'kind'>,
): Promise<void> => {
  await invalidate(
    client,
    kinds.map((kind) => ({ kind, ...scope })),
  )
  // Components are notified in a task of its own, after the promises.
  await new Promise((resolve) => setTimeout(resolve))
}

/**
 * Subscribes to an organization's events while the component is mounted. After a short disconnect the browser
 * reconnects with `Last-Event-ID` and misses nothing. When the service closed the stream (restart, expired session), a
 * new one is opened with exponential backoff and everything is invalidated, because the gap is unknown.
 */
export const useLiveEvents = (organizationId: string): void => {
  const client = useQueryClient()
  useLoadedOnInteraction(loadStaleOperations)
  useEffect(() => {
    let source: EventSource | undefined
    let retryMilliseconds = 1000
    let reopenTimer: ReturnType<typeof setTimeout> | undefined
    let batchTimer: ReturnType<typeof setTimeout> | undefined
    let hasGap = false
    let events: LiveEvent[] = []
    const receive = (message: MessageEvent<string>): void => {
      const event = eventOf(message.data)
      if (event === undefined) return
      events.push(event)
      batchTimer ??= setTimeout(() => {
        batchTimer = undefined
        void invalidate(client, events)
        events = []
      }, batchMilliseconds)
    }
    const open = (): void => {
      source = new EventSource(
        `/v1/orgs/${encodeURIComponent(organizationId)}/events?recent=${secondsToReplay()}`,
      )
      source.addEventListener('message', receive)
      source.addEventListener('open', () => {
        retryMilliseconds = 1000
        if (hasGap) void invalidateMatching(client, () => true)
        hasGap = false
      })
      source.addEventListener('error', () => {
        if (source?.readyState !== EventSource.CLOSED) return
        hasGap = true
        reopenTimer = setTimeout(open, retryMilliseconds)
        retryMilliseconds = Math.min(longestRetryMilliseconds, retryMilliseconds * 2)
      })
    }
    open()
    return () => {
      source?.close()
      clearTimeout(reopenTimer)
      clearTimeout(batchTimer)
    }
  }, [client, organizationId])
}
