/** What integrations know installations, spaces and sites by. */
import type { Db } from '../../storage/store.ts'

export interface ExternalIdOwner {
  readonly integration: string
  readonly installation: string
  readonly kind: 'organization' | 'space' | 'site'
  /** '' for the installation itself. */
  readonly target: string
}

/** Replaces the external ids of an installation, or of one of its spaces or sites. */
export const replaceExternalIds = async (
  db: Db,
  { integration, installation, kind, target }: ExternalIdOwner,
  ids: readonly string[],
): Promise<void> => {
  await db
    .deleteFrom('integration_external_ids')
    .where('integration', '=', integration)
    .where('kind', '=', kind)
    .where('installation', '=', installation)
    .where('target', '=', target)
    .execute()
  const rows = [...new Set(ids)].map((id) => ({ integration, installation, kind, target, external_id: id }))
  if (rows.length > 0) await db.insertInto('integration_external_ids').values(rows).execute()
}
