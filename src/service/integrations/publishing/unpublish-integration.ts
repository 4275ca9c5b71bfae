/** Unpublishing: the integration, its versions and pictures, and every installation are removed. */
import type { Context } from '../../context.ts'
import type { IntegrationRow } from '../../storage/schema/integration-tables.ts'
import { operations } from '../../../contract/operations.ts'
import { notFound } from '../../http/failure.ts'
import { open } from '../../http/verb.ts'
import type { Db } from '../../storage/store.ts'
import { removeInstallations } from '../installing/remove-installations.ts'
import { announceRemoval } from '../installing/announce-removal.ts'
import { integrationFor, requireOwner } from '../model/integration-access.ts'
import { lockIntegration } from '../model/integrations.queries.ts'
import { runtimeOf } from '../runtime/runtime-of.ts'

const installationsOf = (db: Db, integration: string) =>
  db.selectFrom('integration_installations').selectAll().where('integration', '=', integration).execute()

/**
 * Removes an integration in the transaction `db`, and tells the organizations that had it installed. Returns
 * false if another transaction removed it meanwhile.
 */
export const removeIntegrationRows = async (
  ctx: Context,
  db: Db,
  { name, organization, title }: IntegrationRow,
): Promise<boolean> => {
  // Nobody installs it once its installations have been read.
  await lockIntegration(db, name)
  const installations = await installationsOf(db, name)
  const removed = await removeInstallations(
    db,
    installations.map(({ id }) => id),
  )
  for (const table of ['integration_versions', 'integration_pictures', 'integration_events'] as const)
    await db.deleteFrom(table).where('integration', '=', name).execute()
  const gone = await db.deleteFrom('integrations').where('name', '=', name).returning('name').execute()
  if (gone.length === 0) return false
  for (const installed of removed)
    if (installed.organization !== organization)
      await ctx.events.record(db, {
        ...{ organization: installed.organization, kind: 'integration.uninstalled', subject: name },
        ...{ actor: '', data: { title } },
      })
  return true
}

export const unpublishIntegration = open(
  operations.unpublishIntegration,
  async ({ ctx, caller, params }, db) => {
    const integration = await integrationFor(db, caller, params.integrationName)
    await requireOwner(db, caller, integration)
    const { name, organization, title } = integration
    await announceRemoval(ctx, caller, integration, await installationsOf(db, name))
    await ctx.store.write(async (write) => {
      await requireOwner(write, caller, await integrationFor(write, caller, name))
      if (!(await removeIntegrationRows(ctx, write, integration))) throw notFound()
      await ctx.events.record(write, {
        ...{ organization, kind: 'integration.unpublished', subject: name, actor: caller.person },
        data: { title },
      })
    })
    await runtimeOf(ctx).stop(name)
    return undefined
  },
)
