/** Delivers one queued event. */
import type { IntegrationEventType } from '../../../contract/integrations/installation-schemas.ts'
import type { JsonObject } from '../../../content/document/document.ts'
import type { Context } from '../../context.ts'
import type { IntegrationEventRow } from '../../storage/schema/integration-tables.ts'
import { dispatchEvent, routeOf } from '../dispatch/dispatch.ts'
import type { EventSubject } from '../dispatch/environment.ts'
import { ScriptFailure } from '../runtime/script-request.ts'
import { maxDepth } from './event-depth.ts'
import type { Outcome, SentTo } from './event-outcome.ts'
import { answeredOutcome, failedOutcome, noHandler } from './event-outcome.ts'
import { subjectOf, targetIn } from './event-subject.ts'
import { sentPayload } from './removed-target.ts'
import { isUnhandled, rememberUnhandled } from './unhandled-types.ts'

const isLifecycle = (type: string): boolean => /installation_(setup|deleted)$/.test(type)

/** Why an event is not sent at all. */
const refusalOf = (
  event: IntegrationEventRow,
  subject: EventSubject | undefined,
  payload: JsonObject,
): string | undefined => {
  if (!subject) return 'The integration is not published any more.'
  if (Number(event.depth) > maxDepth)
    return `The integration itself caused this event, ${event.depth} times in a row. It is not sent, to end the loop.`
  if (event.installation === '' || event.type.endsWith('_deleted')) return undefined
  const { installation } = subject
  if (!installation) return 'The integration was uninstalled.'
  const at = targetIn(payload)
  if (at && !subject.target) return `The integration was removed from the ${at.kind}.`
  return installation.status === 'paused' && !isLifecycle(event.type)
    ? (installation.paused_reason ?? 'The installation is paused.')
    : undefined
}

const send = async (
  ctx: Context,
  event: IntegrationEventRow,
  subject: EventSubject,
  payload: JsonObject,
  signal: AbortSignal,
): Promise<Outcome> => {
  const { version, tunnel } = routeOf(subject)
  const sentTo: SentTo = { version, development: tunnel !== undefined }
  const type = event.type as IntegrationEventType
  const since = subject.integration.created_at
  const remembered = { integration: event.integration, version, since, type }
  if (tunnel === undefined && isUnhandled(ctx.store, remembered))
    return {
      state: 'success',
      retry: false,
      result: { version, milliseconds: 0, response: noHandler, error: null, logs: null, development: 0 },
    }
  try {
    const response = await dispatchEvent(ctx, {
      ...subject,
      event: payload,
      depth: Number(event.depth),
      signal,
    })
    if (response.status === noHandler && tunnel === undefined) rememberUnhandled(ctx.store, remembered)
    return await answeredOutcome(response, sentTo)
  } catch (error) {
    if (!(error instanceof ScriptFailure)) throw error
    const retry = error.reason === 'died' || error.reason === 'time-out'
    return failedOutcome(error.message, sentTo, { logs: error.logs, retry })
  }
}

/** Sends an event, or decides that it is not sent. Aborting ends the wait for the answer. */
export const deliverEvent = async (
  ctx: Context,
  event: IntegrationEventRow,
  signal: AbortSignal,
): Promise<Outcome> => {
  const { payload, removed } = sentPayload(ctx, event.payload)
  const known = await subjectOf(ctx.store.read, event, payload)
  const subject = known?.installation && removed ? { ...known, target: removed } : known
  const refusal = refusalOf(event, subject, payload)
  if (refusal !== undefined || !subject) return failedOutcome(refusal ?? '')
  return send(ctx, event, subject, payload, signal)
}
