/** What a resource says about the access of a person, as expressions in SQL. Read by both SQL forms of the rule. */
import type { RawBuilder } from 'kysely'
import { sql } from 'kysely'

/** An id, or a column of the query that holds one. */
type Id = RawBuilder<unknown> | string

/** The grants of a person on a resource: the direct one, and the highest of their teams. */
export const grantsInSql = (resource: Id, person: Id) => ({
  direct: sql<number | null>`(select g.role from grants g
    where g.thing = ${resource} and g.grantee = ${person} and g.grantee_kind = 'person')`,
  team: sql<number | null>`(select max(g.role) from grants g join team_members t on t.team = g.grantee
    where g.thing = ${resource} and g.grantee_kind = 'team' and t.person = ${person})`,
})

/** What one resource says about the access of a person, in order of precedence: arguments for `coalesce`. */
export const accessInSql = (
  resource: Id,
  person: Id,
  defaultLevel: RawBuilder<unknown>,
): RawBuilder<unknown> => {
  const { direct, team } = grantsInSql(resource, person)
  return sql`${direct}, ${team}, ${defaultLevel}`
}
