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
  const standing = (table: 'spaces' | 'collections' | 'sites') =>
    sql`select 1 from ${sql.table(table)} t where t.id = g.thing and t.organization = g.organization`
  const { rows } = await sql<Orphan>`
    select * from (
      select g.thing, g.thing_kind, g.grantee, g.grantee_kind,
        case g.thing_kind
          when 'space' then case when exists (${standing('spaces')}) then 1 else 0 end
          when 'collection' then case when exists (${standing('collections')}) then 1 else 0 end
          when 'site' then case when exists (${standing('sites')}) then 1 else 0 end
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
  for (const { thing, thing_kind: kind, grantee, grantee_kind: of, ...has } of rows) {
    const whose = `The role of the ${of} ${grantee} on the ${kind} ${thing}`
    if (Number(has.has_thing) === 0) say(`${whose} stands on nothing that its organization has.`)
    if (Number(has.has_grantee) === 0) say(`${whose} belongs to nobody in its organization.`)
  }
}
