/** Rows of integrations and their installations. */
import { hotQuery } from '../../storage/hot-query.ts'
import type { Db } from '../../storage/store.ts'

const integrationByName = hotQuery(
  (db, name: string) => db.selectFrom('integrations').selectAll().where('name', '=', name),
  ([row]) => row,
)

/** Names do not distinguish case. */
export const findIntegration = (db: Db, name: string) => integrationByName(db, name.toLowerCase())

/** Locks the row of an integration: it is neither published nor unpublished before the transaction ends. */
export const lockIntegration = async (db: Db, name: string): Promise<void> => {
  await db
    .selectFrom('integrations')
    .select('name')
    .where('name', '=', name.toLowerCase())
    .forUpdate()
    .execute()
}

export const findInstallation = hotQuery(
  (db, id: string) => db.selectFrom('integration_installations').selectAll().where('id', '=', id),
  ([row]) => row,
)

/** The installation of an integration in an organization; there is at most one. */
export const installationIn = hotQuery(
  (db, organization: string, integration: string) =>
    db
      .selectFrom('integration_installations')
      .selectAll()
      .where('organization', '=', organization)
      .where('integration', '=', integration),
  ([row]) => row,
)

/** A space or site of an installation. */
export const findTarget = (db: Db, installation: string, kind: 'space' | 'site', target: string) =>
  db
    .selectFrom('integration_targets')
    .selectAll()
    .where('installation', '=', installation)
    .where('kind', '=', kind)
    .where('target', '=', target)
    .executeTakeFirst()

/** The numbers of spaces and sites of installations, by id. One query. */
export const countTargets = async (
  db: Db,
  installations: readonly string[],
): Promise<ReadonlyMap<string, { readonly space: number; readonly site: number }>> => {
  const counts = new Map(installations.map((id) => [id, { space: 0, site: 0 }]))
  if (installations.length === 0) return counts
  const rows = await db
    .selectFrom('integration_targets')
    .select(['installation', 'kind'])
    .select((e) => e.fn.countAll().as('total'))
    .where('installation', 'in', installations)
    .groupBy(['installation', 'kind'])
    .execute()
  for (const { installation, kind, total } of rows) {
    const count = counts.get(installation)
    if (count) count[kind] = Number(total)
  }
  return counts
}
