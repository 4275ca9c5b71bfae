/** The key with which an integration signs the tokens of a site's visitors. */
import type { Keys } from '../../keys.ts'
import { hotQuery } from '../../storage/hot-query.ts'
import type { Db } from '../../storage/store.ts'
import { visitorSecret } from './site-secrets.ts'

const currentKey = hotQuery(
  (db, site: string, integration: string) =>
    db
      .selectFrom('sites as s')
      .innerJoin('visitor_keys as k', (join) =>
        join.onRef('k.organization', '=', 's.organization').onRef('k.site', '=', 's.id'),
      )
      .select('k.id')
      .where('s.id', '=', site)
      .where('s.visitor_integration', '=', integration)
      .where('k.valid_until', 'is', null),
  ([row]) => row?.id,
)

/** The current key of a site whose visitors the integration signs in; undefined if something else does. */
export const visitorSigningKey = async (
  keys: Keys,
  db: Db,
  site: string,
  integration: string,
): Promise<string | undefined> => {
  const id = await currentKey(db, site, integration)
  return id === undefined ? undefined : visitorSecret(keys, id)
}
