/**
 * The rule of `resolver.ts` in SQL, for the people of a resource: the rank of a member as an expression in a query over
 * `members`. For one person and many resources see `visible-resources.ts`.
 */
import type { RawBuilder } from 'kysely'
import { sql } from 'kysely'
import { rank } from '../../contract/roles/roles.ts'
import { accessInSql } from './grants-sql.ts'
import { deepestNesting } from './inherited-grants.ts'
import type { InheritanceStep } from './resolver.ts'

/** What a resource says about the access of the member in a row. Default levels do not apply to guests. */
const accessOfMember = (
  member: string,
  resource: RawBuilder<unknown> | string,
  defaultLevel: RawBuilder<unknown> | null,
) =>
  accessInSql(
    resource,
    sql.ref(`${member}.person`),
    defaultLevel === null
      ? sql`null`
      : sql`case when ${sql.ref(`${member}.role`)} > 0 then ${defaultLevel} end`,
  )

/** The rank of the member in a row: what these arguments for `coalesce` give, else the role in the organization. */
const rankFrom = (member: string, access: RawBuilder<unknown>): RawBuilder<number> => {
  const role = sql.ref(`${member}.role`)
  return sql<number>`(case when ${role} = ${sql.lit(rank('admin'))} then ${role} else coalesce(${access}, ${role}) end)`
}

/** The rank of the member in the row `m` on the resource with these steps of inheritance. */
export const rankOfMember = (steps: readonly InheritanceStep[]): RawBuilder<number> => {
  const access = steps.map(({ id, defaultLevel: level }) =>
    accessOfMember('m', id, level === null ? null : sql.lit(level)),
  )
  return rankFrom('m', sql.join(access))
}

/**
 * The same for a person and a space in a row: for conditions over people of many spaces at once, such as who may still
 * review. 0 without access. `person` and `space` are columns of the outer query that hold ids.
 */
export const rankInRow = (person: RawBuilder<unknown>, space: RawBuilder<unknown>): RawBuilder<number> => {
  const onSpace = accessOfMember('member_', sql`space_.id`, sql`space_.default_level`)
  const onCollection = accessOfMember('member_', sql`up.id`, sql`up.default_level`)
  const inherited = sql`(
    with recursive up (id, parent, default_level, depth) as (
      select n.id, n.parent, n.default_level, 1 from collections n where n.id = space_.parent
      union all
      select n.id, n.parent, n.default_level, up.depth + 1 from collections n join up on n.id = up.parent
      where up.depth < ${sql.lit(deepestNesting)}
    )
    select coalesce(${onCollection}) from up where coalesce(${onCollection}) is not null order by up.depth limit 1
  )`
  return sql<number>`coalesce((select ${rankFrom('member_', sql`${onSpace}, ${inherited}`)}
    from spaces space_ join members member_ on member_.organization = space_.organization
    where space_.id = ${space} and member_.person = ${person} and member_.disabled = 0), 0)`
}
