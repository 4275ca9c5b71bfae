/** An organization is deleted: its installations go, and the integrations that it owns, wherever they are installed. */
import type { Context } from '../../context.ts'
import type { Db } from '../../storage/store.ts'
import { removeIntegrationRows } from '../publishing/unpublish-integration.ts'
import { removeInstallations } from './remove-installations.ts'

export const removeOrganization = async (ctx: Context, db: Db, organization: string): Promise<void> => {
  const installations = await db
    .selectFrom('integration_installations')
    .select('id')
    .where('organization', '=', organization)
    .execute()
  await removeInstallations(
    db,
    installations.map(({ id }) => id),
  )
  const owned = await db
    .selectFrom('integrations')
    .selectAll()
    .where('organization', '=', organization)
    .execute()
  for (const integration of owned) await removeIntegrationRows(ctx, db, integration)
}
