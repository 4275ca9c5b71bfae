/** The open event streams, which must be ended when the service stops because they never end otherwise. */
import type { ServerResponse } from 'node:http'
import type { Store } from '../../storage/store.ts'

const open = new WeakMap<Store, Set<ServerResponse>>()

export const liveStreams = {
  /** Registers a stream of the installation with this `store`; returns a function to unregister it. */
  add(store: Store, response: ServerResponse): () => void {
    const streams = open.get(store) ?? new Set()
    open.set(store, streams)
    streams.add(response)
    return () => void streams.delete(response)
  },
  count: (store: Store): number => open.get(store)?.size ?? 0,
  endAll(store: Store): void {
    for (const response of open.get(store) ?? []) response.end()
  },
}
