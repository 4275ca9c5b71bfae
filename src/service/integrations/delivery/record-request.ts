/** Records requests to integrations: those that failed, and all of those that are watched. */
import type { Context } from '../../context.ts'
import { RateLimiter } from '../../http/limits/rate-limit.ts'
import type { Store } from '../../storage/store.ts'
import type { RecordedEvent } from './record-event.ts'
import { recordEvents } from './record-event.ts'
import { isWatched } from './watched-integrations.ts'

/** Requests per minute that are recorded of an integration, so that strangers cannot fill its log. */
const maxPerMinute = 120

const limiters = new WeakMap<Store, RateLimiter>()

const mayRecord = ({ store, now }: Context, integration: string): boolean => {
  const limiter = limiters.get(store) ?? new RateLimiter(maxPerMinute, () => Date.parse(now()))
  limiters.set(store, limiter)
  return (limiter.take(integration)?.remaining ?? 0) >= 0
}

/** Does not fail: the request was answered already. */
export const recordRequest = async (ctx: Context, event: RecordedEvent): Promise<void> => {
  const { name } = event.subject.integration
  if (event.outcome.state === 'success' && !isWatched(ctx, name)) return
  if (!mayRecord(ctx, name)) return
  await recordEvents(ctx, [event]).catch((error: unknown) =>
    ctx.log.error({ err: error, integration: name }, 'Could not record a request to an integration'),
  )
}
