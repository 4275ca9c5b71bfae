/**
 * The space or site that a deletion event is about. Its row is gone when the event is sent, so the waiting event keeps
 * it, with the configuration sealed as in the row; the integration is told of it as it was.
 */
import type { JsonObject } from '../../../content/document/document.ts'
import type { Context } from '../../context.ts'
import type { IntegrationTargetRow } from '../../storage/schema/integration-tables.ts'
import { openConfiguration } from '../model/sealed-configuration.ts'

/** The payload of a deletion event in the queue. */
export const removalPayload = (target: IntegrationTargetRow): JsonObject => ({
  installationId: target.installation,
  [`${target.kind}Id`]: target.target,
  removed: target as unknown as JsonObject,
})

export interface SentPayload {
  readonly payload: JsonObject
  readonly removed: IntegrationTargetRow | undefined
}

/** The payload of a queued event as it is sent, and the removed space or site that belongs in its environment. */
export const sentPayload = ({ keys }: Pick<Context, 'keys'>, queued: string): SentPayload => {
  const { removed, ...payload } = JSON.parse(queued) as JsonObject
  if (removed === undefined) return { payload, removed }
  const target = removed as unknown as IntegrationTargetRow
  const previous = { status: target.status, configuration: openConfiguration(keys, target.configuration) }
  return { payload: { ...payload, previous }, removed: target }
}
