/**
 * The result of `resolver.ts` as a value in a row of a query: the rank of the person in the row on the space in the
 * row. For conditions over people of many spaces at once, such as who may still review. For one person and many spaces
 * `visible-resources.ts` is cheaper, for many people and one space `people-on-resource.ts`.
 */
import type { RawBuilder } from 'kysely'
import { sql } from 'kysely'
import { rank } from '../../contract/roles/roles.ts'
import { deepestNesting } from './inherited-grants.ts'

/** What applies to member `k` on a space or collection: the direct grant, team grants, the default level. */
const linesOf = (thing: RawBuilder<unknown>, level: RawBuilder<unknown>): RawBuilder<unknown> => sql`
  (select g.role from grants g where g.thing = ${thing} and g.grantee = k.person and g.grantee_kind = 'person'),
  (select max(g.role) from grants g join team_members t on t.team = g.grantee
    where g.thing = ${thing} and g.grantee_kind = 'team' and t.person = k.person),
  case when k.role > 0 then ${level} end`

/** 0 without access. `person` and `space` are columns of the outer query that hold ids. */
export const rankInRow = (person: RawBuilder<unknown>, space: RawBuilder<unknown>): RawBuilder<number> => {
  const above = linesOf(sql`up.id`, sql`up.default_level`)
  return sql<number>`coalesce((select case when k.role = ${sql.lit(rank('admin'))} then k.role
      else coalesce(${linesOf(sql`thing_.id`, sql`thing_.default_level`)}, (
        with recursive up (id, parent, default_level, depth) as (
          select n.id, n.parent, n.default_level, 1 from collections n where n.id = thing_.parent
          union all
          select n.id, n.parent, n.default_level, up.depth + 1 from collections n join up on n.id = up.parent
          where up.depth < ${sql.lit(deepestNesting)}
        )
        select coalesce(${above}) from up where coalesce(${above}) is not null order by up.depth limit 1
      ), k.role) end
    from spaces thing_ join members k on k.organization = thing_.organization
    where thing_.id = ${space} and k.person = ${person} and k.disabled = 0), 0)`
}
