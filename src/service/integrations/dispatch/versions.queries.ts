/** Versions of integrations. Their rows never change. */
import { sql } from 'kysely'
import { hotQuery } from '../../storage/hot-query.ts'
import type { Db } from '../../storage/store.ts'
import { unpackScript } from '../publishing/versions.store.ts'

const isVersion = (version: string) => sql<boolean>`version = ${version}`

const manifestText = hotQuery(
  (db, integration: string, version: string) =>
    db
      .selectFrom('integration_versions')
      .select('manifest')
      .where('integration', '=', integration)
      .where(isVersion(version)),
  ([row]) => row?.manifest,
)

/** The manifest of a version as JSON; undefined if the version is not kept. */
export const manifestOfVersion = (
  db: Db,
  integration: string,
  version: number,
): Promise<string | undefined> => manifestText(db, integration, String(version))

/** The source of a version's script. Fails if the version is not kept. */
export const scriptOfVersion = async (db: Db, integration: string, version: number): Promise<string> => {
  const { script } = await db
    .selectFrom('integration_versions')
    .select('script')
    .where('integration', '=', integration)
    .where('version', '=', version)
    .executeTakeFirstOrThrow()
  return unpackScript(script)
}
