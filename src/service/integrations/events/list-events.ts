/** The log of an integration: events that have ended, newest first. */
import { sql } from 'kysely'
import type { z } from 'zod'
import type { IntegrationEventListQuery } from '../../../contract/integrations/installation-schemas.ts'
import { operations } from '../../../contract/operations.ts'
import type { Caller } from '../../access/caller.ts'
import type { Context } from '../../context.ts'
import { notFound } from '../../http/failure.ts'
import { listPage } from '../../http/list-page.ts'
import { reads } from '../../http/verb.ts'
import type { IntegrationRow } from '../../storage/schema/integration-tables.ts'
import { among } from '../../storage/sql.ts'
import type { Db } from '../../storage/store.ts'
import { watchIntegration } from '../delivery/watched-integrations.ts'
import { installationFor, integrationFor } from '../model/integration-access.ts'
import type { VisibleEvents } from './event-access.ts'
import { isVisible, visibleEvents } from './event-access.ts'
import { eventView, tracedEventView } from './event-view.ts'

type Filters = z.infer<typeof IntegrationEventListQuery>

interface Listed {
  readonly integration: IntegrationRow
  readonly visible: VisibleEvents
}

const listEvents = (ctx: Context, db: Db, { integration, visible }: Listed, query: Filters) => {
  const { type, installation, status } = query
  const events = () =>
    db
      .selectFrom('integration_events')
      .where('integration', '=', integration.name)
      .where('state', 'in', status === undefined ? ['success', 'failed'] : [status])
      .$if(visible !== 'all', (rows) =>
        rows.where(among(ctx.store.engine, sql.ref('installation'), visible === 'all' ? [] : visible)),
      )
      .$if(installation !== undefined, (rows) => rows.where('installation', '=', installation ?? ''))
      .$if(type !== undefined, (rows) => rows.where('type', '=', type ?? ''))
  watchIntegration(ctx, integration.name)
  return listPage(ctx.keys, {
    list: `integrations/${integration.name}/events/${visible === 'all' ? '' : visible.join()}`,
    query,
    count: async () => {
      const { total } = await events()
        .select((e) => e.fn.countAll().as('total'))
        .executeTakeFirstOrThrow()
      return Number(total)
    },
    rows: (after, limit) =>
      events()
        .selectAll()
        .$if(after !== undefined, (rows) => rows.where('arrival', '<', Number(after?.[0])))
        .orderBy('arrival', 'desc')
        .limit(limit)
        .execute(),
    key: ({ arrival }) => [Number(arrival)],
    items: (rows) => rows.map(eventView),
  })
}

export const listIntegrationEvents = reads(
  operations.listIntegrationEvents,
  async ({ ctx, caller, params, query }, db) => {
    const integration = await integrationFor(db, caller, params.integrationName)
    const visible = await visibleEvents(db, caller, integration)
    return listEvents(ctx, db, { integration, visible }, query)
  },
)

export const listInstallationEvents = reads(
  operations.listInstallationEvents,
  async ({ ctx, caller, params, query }, db) => {
    const { integrationName: name, installationId: id } = params
    const { integration, installation } = await installationFor(db, caller, { name, id }, 'admin')
    return listEvents(ctx, db, { integration, visible: [installation.id] }, query)
  },
)

/** An event that has ended and that the caller may see, with its integration. Fails with `not-found`. */
export const endedEventFor = async (db: Db, caller: Caller, name: string, id: string) => {
  const integration = await integrationFor(db, caller, name)
  const visible = await visibleEvents(db, caller, integration)
  const event = await db
    .selectFrom('integration_events')
    .selectAll()
    .where('id', '=', id)
    .where('integration', '=', integration.name)
    .where('state', '!=', 'waiting')
    .executeTakeFirst()
  if (!event || !isVisible(visible, event.installation)) throw notFound()
  return { integration, event }
}

export const getIntegrationEvent = reads(operations.getIntegrationEvent, async ({ caller, params }, db) => {
  const { event } = await endedEventFor(db, caller, params.integrationName, params.eventId)
  return tracedEventView(event)
})
