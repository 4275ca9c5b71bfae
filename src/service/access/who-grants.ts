/** Who can help somebody who may not do something on a space: those who can give them the role. */
import { sql } from 'kysely'
import type { SpaceRow } from '../storage/schema/schema.ts'
import { among } from '../storage/sql.ts'
import type { Db, Engine } from '../storage/store.ts'
import { findPeopleOn } from './people-on-resource.ts'

/** `Ada and Ben`, for whoever reads why something is refused. */
const named = (names: readonly string[]): string =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1) ?? ''}`

/** The names of some of those who administer the space, as a part of a sentence. It always has one who does. */
export const whoGrants = async (engine: Engine, db: Db, space: SpaceRow): Promise<string> => {
  const thing = { kind: 'space' as const, ...space }
  const ids = await findPeopleOn(db, thing, { query: '', needed: 'admin', limit: 3 })
  const rows = await db
    .selectFrom('persons')
    .select(['id', 'display_name'])
    .where(among(engine, sql.ref('id'), ids))
    .execute()
  const names = new Map(rows.map(({ id, display_name: name }) => [id, name]))
  return named(ids.map((id) => names.get(id) ?? id))
}
