/** Sends an event again: what was recorded of it, under a new id, in today's environment. */
import type { IntegrationEventType } from '../../../contract/integrations/installation-schemas.ts'
import type { JsonObject } from '../../../content/document/document.ts'
import { configurationMask } from '../../../contract/integrations/schemas.ts'
import { operations } from '../../../contract/operations.ts'
import { Failure } from '../../http/failure.ts'
import { open } from '../../http/verb.ts'
import type { IntegrationEventRow } from '../../storage/schema/integration-tables.ts'
import type { Db } from '../../storage/store.ts'
import { subjectOf, targetIn } from '../delivery/event-subject.ts'
import { recordEvents } from '../delivery/record-event.ts'
import { sendNow } from '../delivery/send-now.ts'
import { answerTime } from '../dispatch/dispatch.ts'
import { endedEventFor } from './list-events.ts'
import { eventView } from './event-view.ts'

/** A request whose body was not recorded would not be the same request. */
const hadBody = ({ request }: JsonObject): boolean =>
  request !== null &&
  typeof request === 'object' &&
  'method' in request &&
  request['method'] !== 'get' &&
  request['method'] !== 'head'

/** A mask must not be taken for what it stands for. */
const hadCredentials = ({ state, action }: JsonObject): boolean =>
  JSON.stringify([state, action]).includes(JSON.stringify(configurationMask))

/** What the event is about now. Fails with `state-forbids` if it cannot be sent again. */
const currentSubject = async (db: Db, event: IntegrationEventRow, payload: JsonObject) => {
  const subject = await subjectOf(db, event, payload)
  const { installation } = subject ?? {}
  if (!subject || (event.installation !== '' && !installation))
    throw new Failure('state-forbids', 'The integration was uninstalled, so its events cannot be replayed.')
  if (installation?.status === 'paused')
    throw new Failure('state-forbids', 'The integration is paused. Resume it, then replay the event.')
  const at = targetIn(payload)
  if (at && !subject.target && !event.type.endsWith('_deleted'))
    throw new Failure(
      'state-forbids',
      `The integration was removed from the ${at.kind}, so the event cannot be replayed.`,
    )
  if (hadCredentials(payload))
    throw new Failure(
      'state-forbids',
      'The credentials that were typed were not recorded, so the event cannot be replayed.',
    )
  if (hadBody(payload))
    throw new Failure(
      'state-forbids',
      'The body of this request was not recorded, so the request cannot be replayed.',
    )
  return subject
}

export const replayIntegrationEvent = open(
  operations.replayIntegrationEvent,
  async ({ ctx, caller, params }, db) => {
    const { event } = await endedEventFor(db, caller, params.integrationName, params.eventId)
    const { eventId: _id, type: _type, ...payload } = JSON.parse(event.payload) as JsonObject
    const type = event.type as IntegrationEventType
    const subject = await currentSubject(db, event, payload)
    const sent = await sendNow(ctx, { subject, type, payload, answerWithin: answerTime(type) })
    await recordEvents(ctx, [{ ...sent, replayOf: event.id }])
    const replayed = await ctx.store.read
      .selectFrom('integration_events')
      .selectAll()
      .where('id', '=', sent.id)
      .executeTakeFirstOrThrow()
    return eventView(replayed)
  },
)
