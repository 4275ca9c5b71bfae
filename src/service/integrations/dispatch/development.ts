/** Development mode: events go to a developer's machine instead of the published script. */
import type { Context } from '../../context.ts'
import type { InstallationRow, IntegrationRow } from '../../storage/schema/integration-tables.ts'
import type { Db } from '../../storage/store.ts'
import { developmentHours } from '../model/development.ts'

/** Refused connections in a row after which development mode ends. */
const maxRefusals = 2

const hasEnded = ({ tunnel_since: since }: IntegrationRow, now: string): boolean =>
  since !== null && Date.parse(now) - Date.parse(since) > developmentHours * 3_600_000

/** Where the events of a subject are sent in development mode; undefined if they go to the published script. */
export const tunnelFor = (
  { tunnel_url: url, tunnel_all: all, ...integration }: IntegrationRow,
  installation: Pick<InstallationRow, 'organization'> | undefined,
): string | undefined => {
  if (url === null) return undefined
  const isOwners = installation === undefined || installation.organization === integration.organization
  return isOwners || all === 1 ? url : undefined
}

/** Ends development mode in the transaction `db`. False if it was off, or was started again since `row` was read. */
const endDevelopment = async (
  ctx: Context,
  db: Db,
  row: IntegrationRow,
  reason: string,
): Promise<boolean> => {
  const ended = await db
    .updateTable('integrations')
    .set({ tunnel_url: null, tunnel_since: null, tunnel_all: 0, tunnel_refusals: 0 })
    .where('name', '=', row.name)
    .where('tunnel_url', 'is not', null)
    .where('tunnel_since', '=', row.tunnel_since)
    .returning('name')
    .executeTakeFirst()
  if (!ended) return false
  await ctx.events.record(db, {
    organization: row.organization,
    kind: 'integration.development-ended',
    subject: row.name,
    actor: '',
    data: { title: row.title, reason },
  })
  return true
}

/** The integration without development mode if that is over; ends it. */
export const withoutEndedDevelopment = async (ctx: Context, row: IntegrationRow): Promise<IntegrationRow> => {
  if (row.tunnel_url === null || !hasEnded(row, ctx.now())) return row
  await ctx.store.write((db) => endDevelopment(ctx, db, row, `It was on for ${developmentHours} hours.`))
  return { ...row, tunnel_url: null, tunnel_since: null }
}

/** Counts a connection that the developer's machine refused; ends development mode after two in a row. */
export const countRefusal = (ctx: Context, row: IntegrationRow): Promise<void> =>
  ctx.store.write(async (db) => {
    const counted = await db
      .updateTable('integrations')
      .set((e) => ({ tunnel_refusals: e('tunnel_refusals', '+', 1) }))
      .where('name', '=', row.name)
      .where('tunnel_since', '=', row.tunnel_since)
      .returning('tunnel_refusals')
      .executeTakeFirst()
    if (Number(counted?.tunnel_refusals ?? 0) >= maxRefusals)
      await endDevelopment(ctx, db, row, 'The development machine refused two connections in a row.')
  })

/** Starts the count of refused connections again; writes only if there were some. */
export const clearRefusals = async (ctx: Context, row: IntegrationRow): Promise<void> => {
  if (Number(row.tunnel_refusals) === 0) return
  await ctx.store.write((db) =>
    db.updateTable('integrations').set({ tunnel_refusals: 0 }).where('name', '=', row.name).execute(),
  )
}
