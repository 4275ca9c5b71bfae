/** Sends an event at once instead of through the queue, and says how it ended. */
import type { IntegrationEventType } from '../../../contract/integrations/installation-schemas.ts'
import type { JsonObject } from '../../../content/document/document.ts'
import type { Context } from '../../context.ts'
import { dispatchEvent, routeOf } from '../dispatch/dispatch.ts'
import type { EventSubject } from '../dispatch/environment.ts'
import { ScriptFailure } from '../runtime/script-request.ts'
import { answeredOutcome, failedOutcome } from './event-outcome.ts'
import type { RecordedEvent } from './record-event.ts'

export interface ImmediateEvent {
  readonly subject: EventSubject
  readonly type: IntegrationEventType
  /** Without `eventId` and `type`. */
  readonly payload: JsonObject
  /** Milliseconds. */
  readonly answerWithin: number
  /** Calls of integrations that led to it. */
  readonly depth?: number
}

/** Never fails on account of the integration; what is returned can be recorded. */
export const sendNow = async (ctx: Context, event: ImmediateEvent): Promise<RecordedEvent> => {
  const { subject, type, answerWithin, depth = 0 } = event
  const id = ctx.mint('integration-event')
  const payload: JsonObject = { eventId: id, type, ...event.payload }
  const sent = { id, subject, type, payload, sentAt: ctx.now() }
  const { version, tunnel } = routeOf(subject)
  const sentTo = { version, development: tunnel !== undefined }
  try {
    const response = await dispatchEvent(ctx, { ...subject, event: payload, answerWithin, depth })
    return { ...sent, outcome: await answeredOutcome(response, sentTo) }
  } catch (error) {
    if (!(error instanceof ScriptFailure)) throw error
    return { ...sent, outcome: failedOutcome(error.message, sentTo, { logs: error.logs }) }
  }
}
