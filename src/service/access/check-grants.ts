/** Checks for `recto fsck` that every grant has an existing resource and grantee. Changes nothing. */
import { sql } from 'kysely'
import type { Db } from '../storage/store.ts'

interface Orphan {
  readonly thing: string
  readonly thing_kind: string
  readonly grantee: string
  readonly grantee_kind: string
  readonly has_thing: number
  readonly has_grantee: number
}

/**
 * Reports grants on resources that do not exist or are not in the organization of the grant, and grants to people or
 * teams that are not in it. None of them gives access: without a membership there are no rights, and a missing resource
 * cannot be requested. But if the id came back, the role would come with it.
 */
export const checkGrants = async (db: Db, say: (message: string) => void): Promise<void> => {
  const existsIn = (table: 'spaces' | 'collections' | 'sites') =>
    sql`select 1 from ${sql.table(table)} t where t.id = g.thing and t.organization = g.organization`
  const { rows } = await sql<Orphan>`
    select * from (
      select g.thing, g.thing_kind, g.grantee, g.grantee_kind,
        case g.thing_kind
          when 'space' then case when exists (${existsIn('spaces')}) then 1 else 0 end
          when 'collection' then case when exists (${existsIn('collections')}) then 1 else 0 end
          when 'site' then case when exists (${existsIn('sites')}) then 1 else 0 end
          else 0 end as has_thing,
        case when g.grantee_kind = 'team'
          then case when exists (select 1 from teams t where t.id = g.grantee
            and t.organization = g.organization) then 1 else 0 end
          else case when exists (select 1 from members m where m.person = g.grantee
            and m.organization = g.organization) then 1 else 0 end
          end as has_grantee
      from grants g
    ) looked where has_thing = 0 or has_grantee = 0
    order by thing, grantee`.execute(db)
  for (const { thing: resource, thing_kind: kind, grantee, grantee_kind: granteeKind, ...has } of rows) {
    const label = `A grant to the ${granteeKind} ${grantee} on the ${kind} ${resource}`
    if (Number(has.has_thing) === 0)
      say(`${label} refers to a resource that does not exist in its organization.`)
    if (Number(has.has_grantee) === 0) say(`${label} refers to nobody in its organization.`)
  }
}
