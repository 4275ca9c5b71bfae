/** Queues events for integrations, in the transaction of the change that they tell of. */
import type { IntegrationEventType } from '../../../contract/integrations/installation-schemas.ts'
import type { JsonObject } from '../../../content/document/document.ts'
import type { Context } from '../../context.ts'
import { chunks } from '../../storage/sql.ts'
import type { Db } from '../../storage/store.ts'
import { afterWrite } from '../../storage/store.ts'

export interface QueuedEvent {
  readonly integration: string
  /** '' for tasks and other events of the integration itself. */
  readonly installation: string
  readonly organization: string
  readonly type: IntegrationEventType
  /** Without `eventId` and `type`. */
  readonly payload: JsonObject
  /** How many calls of integrations led to it; 0 for what a person did. */
  readonly depth?: number
  readonly dueAt?: string
  readonly replayOf?: string
}

const listeners = new WeakMap<object, () => void>()

/** Calls `wake` after each transaction that queued events in this process. One per store. */
export const onQueuedEvents = ({ store }: Pick<Context, 'store'>, wake: () => void): void => {
  listeners.set(store, wake)
}

/** Inserts events in the transaction `db`; the delivery wakes after it commits. Returns their ids. */
export const queueEvents = async (
  ctx: Pick<Context, 'store' | 'mint' | 'now'>,
  db: Db,
  events: readonly QueuedEvent[],
): Promise<string[]> => {
  const now = ctx.now()
  const rows = events.map(({ integration, installation, organization, type, payload, ...more }) => {
    const id = ctx.mint('integration-event')
    return {
      ...{ id, integration, installation, organization, type },
      queue: installation === '' ? `task ${id}` : installation,
      payload: JSON.stringify({ eventId: id, type, ...payload }),
      state: 'waiting' as const,
      due_at: more.dueAt ?? now,
      attempts: 0,
      depth: more.depth ?? 0,
      ...{ version: null, milliseconds: null, response: null, error: null, logs: null },
      replay_of: more.replayOf ?? null,
      development: 0 as const,
      created_at: now,
      ended_at: null,
    }
  })
  for (const some of chunks(rows, 100)) await db.insertInto('integration_events').values(some).execute()
  if (rows.length > 0) afterWrite(() => listeners.get(ctx.store)?.())
  return rows.map(({ id }) => id)
}
