/** Which integrations somebody watches: their requests are recorded even if they succeed. */
import type { Context } from '../../context.ts'
import type { Store } from '../../storage/store.ts'

const watchMilliseconds = 60_000

/** Until when each is watched, in milliseconds since 1970. */
const watched = new WeakMap<Store, Map<string, number>>()

/** Somebody reads the events of an integration, and probably reads them again. */
export const watchIntegration = ({ store, now }: Pick<Context, 'store' | 'now'>, name: string): void => {
  const time = Date.parse(now())
  const until = watched.get(store) ?? new Map<string, number>()
  for (const [other, end] of until) if (end < time) until.delete(other)
  watched.set(store, until.set(name, time + watchMilliseconds))
}

export const isWatched = ({ store, now }: Pick<Context, 'store' | 'now'>, name: string): boolean =>
  (watched.get(store)?.get(name) ?? 0) > Date.parse(now())
