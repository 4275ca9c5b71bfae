/** What others do, as it happens: the service's stream of events turns into queries that are fetched again. */
import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { mostRecent } from '../../contract/organizations/event-times.ts'
import { operationOf } from './query-operation.ts'
import { isTouched, type LiveEvent } from './stale-operations.ts'

/**
 * Seconds since the window began to read, and a little more: what others did between the reading and the listening is
 * told too. Later, within a window, the last minute is more than enough.
 */
const recent = (): number => Math.min(mostRecent, Math.ceil(performance.now() / 1000) + 2)

/** Events that come together make one round of requests. */
const gathering = 150
const longestWait = 60_000

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

/** Marks as stale what the events touched; what is on the screen is fetched again at once. */
export const invalidateTouched = (client: QueryClient, events: readonly LiveEvent[]): Promise<void> =>
  client.invalidateQueries({
    predicate: (query) => {
      const operation = operationOf(query)
      return operation !== undefined && events.some((event) => isTouched(event, operation))
    },
  })

/**
 * Follows an organization while the component is shown. After a short loss the browser itself comes back with
 * `Last-Event-ID` and misses nothing. When the service closed the stream for good (a restart, an ended session), a
 * new one is opened with growing delay, and everything counts as stale, because the gap is unknown.
 */
export const useLiveEvents = (organizationId: string): void => {
  const client = useQueryClient()
  useEffect(() => {
    let source: EventSource | undefined
    let wait = 1000
    let reopening: ReturnType<typeof setTimeout> | undefined
    let gathered: ReturnType<typeof setTimeout> | undefined
    let gap = false
    let events: LiveEvent[] = []
    const hear = (message: MessageEvent<string>): void => {
      const event = eventOf(message.data)
      if (event === undefined) return
      events.push(event)
      gathered ??= setTimeout(() => {
        gathered = undefined
        void invalidateTouched(client, events)
        events = []
      }, gathering)
    }
    const open = (): void => {
      source = new EventSource(`/v1/orgs/${encodeURIComponent(organizationId)}/events?recent=${recent()}`)
      source.addEventListener('message', hear)
      source.addEventListener('open', () => {
        wait = 1000
        if (gap) void client.invalidateQueries()
        gap = false
      })
      source.addEventListener('error', () => {
        if (source?.readyState !== EventSource.CLOSED) return
        gap = true
        reopening = setTimeout(open, wait)
        wait = Math.min(longestWait, wait * 2)
      })
    }
    open()
    return () => {
      source?.close()
      clearTimeout(reopening)
      clearTimeout(gathered)
    }
  }, [client, organizationId])
}
