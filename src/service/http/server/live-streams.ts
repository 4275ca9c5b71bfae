/** The event streams that are open, so that they can be ended when the service stops: a stream never ends by itself. */
import type { ServerResponse } from 'node:http'
import type { Store } from '../../storage/store.ts'

const open = new WeakMap<Store, Set<ServerResponse>>()

export const liveStreams = {
  /** Remembers a stream of the installation that `store` belongs to; returns how to forget it. */
  add(store: Store, response: ServerResponse): () => void {
    const streams = open.get(store) ?? new Set()
    open.set(store, streams)
    streams.add(response)
    return () => void streams.delete(response)
  },
  endAll(store: Store): void {
    for (const response of open.get(store) ?? []) response.end()
  },
}
