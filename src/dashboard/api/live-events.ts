/** Live updates: the service's event stream invalidates the queries that an event affects. */
import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { mostRecent } from '../../contract/organizations/event-times.ts'
import { operationOf } from './query-operation.ts'
import { isTouched, type LiveEvent } from './stale-operations.ts'

/**
 * Seconds since the page was loaded, plus a margin, so that events between loading the data and subscribing are
 * included. Capped, because later on the last minute is more than enough.
 */
const recent = (): number => Math.min(mostRecent, Math.ceil(performance.now() / 1000) + 2)

/** Events that arrive within this time (in milliseconds) share one round of requests. */
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

/** Marks the data that the events affect as stale; visible queries are refetched immediately. */
export const invalidateTouched = (client: QueryClient, events: readonly LiveEvent[]): Promise<void> =>
  client.invalidateQueries({
    predicate: (query) => {
      const operation = operationOf(query)
      return operation !== undefined && events.some((event) => isTouched(event, operation))
    },
  })

/**
 * Subscribes to an organization's events while the component is mounted. After a short disconnect the browser
 * reconnects with `Last-Event-ID` and misses nothing. When the service closed the stream (restart, expired session), a
 * new one is opened with exponential backoff and everything is invalidated, because the gap is unknown.
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
