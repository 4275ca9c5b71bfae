/** Who can help a caller without the required role on a space: the people who can grant it. */
import { sql } from 'kysely'
import type { SpaceRow } from '../storage/schema/schema.ts'
import { among } from '../storage/sql.ts'
import type { Db, Engine } from '../storage/store.ts'
import { findPeopleOn } from './people-on-resource.ts'

/** `Ada and Ben`, for messages that explain a refusal. */
const joinNames = (names: readonly string[]): string =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1) ?? ''}`

/** The names of some administrators of the space, as part of a sentence. A space always has one. */
export const namesOfAdministrators = async (engine: Engine, db: Db, space: SpaceRow): Promise<string> => {
  const resource = { kind: 'space' as const, ...space }
  const ids = await findPeopleOn(db, resource, { query: '', needed: 'admin', limit: 3 })
  const rows = await db
    .selectFrom('persons')
    .select(['id', 'display_name'])
    .where(among(engine, sql.ref('id'), ids))
    .execute()
  const names = new Map(rows.map(({ id, display_name: name }) => [id, name]))
  return joinNames(ids.map((id) => names.get(id) ?? id))
}
