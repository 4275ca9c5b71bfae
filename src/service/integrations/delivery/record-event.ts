/** Records events that are answered while somebody waits, such as requests and removals. */
import type { IntegrationEventType } from '../../../contract/integrations/installation-schemas.ts'
import type { JsonObject } from '../../../content/document/document.ts'
import type { Context } from '../../context.ts'
import type { EventSubject } from '../dispatch/environment.ts'
import type { Outcome } from './event-outcome.ts'
import { recordedPayload } from './event-outcome.ts'

export interface RecordedEvent {
  readonly id: string
  readonly subject: EventSubject
  readonly type: IntegrationEventType
  /** With `eventId` and `type`. */
  readonly payload: JsonObject
  readonly depth?: number
  /** When it was sent. */
  readonly sentAt: string
  readonly replayOf?: string
  readonly outcome: Outcome
}

/** Writes events that have ended. One statement. */
export const recordEvents = async (ctx: Context, events: readonly RecordedEvent[]): Promise<void> => {
  if (events.length === 0) return
  const rows = events.map(({ id, subject, type, payload, depth = 0, sentAt, replayOf, outcome }) => {
    const { integration, installation } = subject
    return {
      ...{ id, integration: integration.name, installation: installation?.id ?? '', queue: `sent ${id}` },
      organization: installation?.organization ?? integration.organization,
      ...{ type, payload: JSON.stringify(recordedPayload(payload)), state: outcome.state },
      ...{ due_at: sentAt, attempts: 1, depth, ...outcome.result, replay_of: replayOf ?? null },
      ...{ created_at: sentAt, ended_at: ctx.now() },
    }
  })
  await ctx.store.write((db) => db.insertInto('integration_events').values(rows).execute())
}
