/** Rows of versions of API specifications. */
import { notFound } from '../../http/failure.ts'
import type { ApiSpecRow, ApiSpecVersionRow } from '../../storage/schema/api-spec-tables.ts'
import type { Db } from '../../storage/store.ts'

/** Stands for the last version in paths. */
const latest = 'latest'

export const findVersion = (db: Db, spec: string, id: string): Promise<ApiSpecVersionRow | undefined> =>
  db
    .selectFrom('api_spec_versions')
    .selectAll()
    .where('id', '=', id)
    .where('spec', '=', spec)
    .executeTakeFirst()

/** The version of a specification with this id, or its last one for `latest`. Fails with `not-found`. */
export const versionFor = async (
  db: Db,
  { id: spec, last_version: last }: Pick<ApiSpecRow, 'id' | 'last_version'>,
  id: string = latest,
): Promise<ApiSpecVersionRow> => {
  const wanted = id === latest ? last : id
  const row = wanted === null ? undefined : await findVersion(db, spec, wanted)
  if (!row) throw notFound()
  return row
}
