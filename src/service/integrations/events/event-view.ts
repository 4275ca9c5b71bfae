/** Events in API responses. */
import type { IntegrationEvent, LoggedLine } from '../../../contract/integrations/installation-schemas.ts'
import type { IntegrationEventRow } from '../../storage/schema/integration-tables.ts'

const optional = <Name extends string>(name: Name, value: number | null) =>
  value === null ? {} : ({ [name]: Number(value) } as Record<Name, number>)

/** An event that has ended. */
export const eventView = (row: IntegrationEventRow): IntegrationEvent => ({
  id: row.id,
  integrationId: row.integration,
  ...(row.installation !== '' && { installationId: row.installation }),
  createdAt: row.created_at,
  payload: JSON.parse(row.payload) as IntegrationEvent['payload'],
  status: row.state === 'success' ? 'success' : 'failed',
  ...optional('version', row.version),
  ...optional('milliseconds', row.milliseconds),
  ...optional('response', row.response),
  ...(row.error !== null && { error: row.error }),
  ...optional('attempts', row.attempts),
  ...(row.replay_of !== null && { replayOf: row.replay_of }),
  ...(row.development === 1 && { development: true }),
})

/** An event with what the integration logged, which may be nothing. */
export const tracedEventView = (row: IntegrationEventRow) => ({
  event: eventView(row),
  trace: { logs: JSON.parse(row.logs ?? '[]') as LoggedLine[] },
})
