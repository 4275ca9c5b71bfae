/** The spaces that a member can see, by creation time. */
import { sql } from 'kysely'
import { rank } from '../../../contract/roles/roles.ts'
import { collectionRoles, roleOnRow } from '../../access/visible-resources.ts'
import type { After } from '../../http/page-token.ts'
import type { Viewer } from '../../spaces/spaces.queries.ts'
import type { SpaceRow } from '../../storage/schema/schema.ts'
import type { Db } from '../../storage/store.ts'

const visibleSpacesOf = ({ organization, person, membership }: Viewer) => ({
  head: sql`with recursive collection_roles (id, role) as (${collectionRoles(organization, person, membership)})`,
  role: roleOnRow('thing', person, membership),
  from: sql`from spaces as thing left join collection_roles above on above.id = thing.parent
    where thing.organization = ${organization} and thing.deleted_at is null
      and ${roleOnRow('thing', person, membership)} >= ${rank('read')}`,
})

export const countMemberSpaces = async (db: Db, viewer: Viewer): Promise<number> => {
  const { head, from } = visibleSpacesOf(viewer)
  const { rows } = await sql<{ total: number }>`${head} select count(*) as total ${from}`.execute(db)
  return Number(rows[0]?.total ?? 0)
}

/** Each with the rank of the member's role on it. */
export const listSpacesOfMember = async (
  db: Db,
  viewer: Viewer,
  {
    order,
    after,
    limit,
  }: { readonly order: 'asc' | 'desc'; readonly after: After | undefined; readonly limit: number },
): Promise<(SpaceRow & { readonly role: number })[]> => {
  const { head, role, from } = visibleSpacesOf(viewer)
  const direction = sql.raw(order)
  const afterPosition =
    after === undefined
      ? sql``
      : sql` and (thing.created_at, thing.id) ${sql.raw(order === 'asc' ? '>' : '<')} (${after[0]}, ${after[1]})`
  const { rows } = await sql<
    SpaceRow & { role: number }
  >`${head} select thing.*, ${role} as role ${from}${afterPosition}
    order by thing.created_at ${direction}, thing.id ${direction} limit ${limit}`.execute(db)
  return rows
}
