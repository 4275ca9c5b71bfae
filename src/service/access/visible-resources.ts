/**
 * The rules of `resolver.ts` in SQL: the rank of a person's role on each space, collection or site of an organization,
 * so that lists filter and count in the query and never after it.
 *
 * The roles on collections are computed once per query, from the roots down; a space then needs its own grants and one
 * join. (Storing the deciding ancestor on each row would save nothing: creators get a grant on their space, so each row
 * would be its own deciding ancestor.)
 */
import type { RawBuilder } from 'kysely'
import { sql } from 'kysely'
import { rank } from '../../contract/roles/roles.ts'
import type { Membership } from './resolver.ts'

const own = (alias: string, person: string, membership: Membership): RawBuilder<number> => {
  const id = sql.ref(`${alias}.id`)
  const level = membership.role > 0 ? sql`${sql.ref(`${alias}.default_level`)}` : sql`null`
  return sql<number>`
    (select g.role from grants g where g.thing = ${id} and g.grantee = ${person} and g.grantee_kind = 'person'),
    (select max(g.role) from grants g join team_members t on t.team = g.grantee
      where g.thing = ${id} and g.grantee_kind = 'team' and t.person = ${person}),
    ${level}`
}

/** Body of the common table expression `collection_roles (id, role)` of an organization for a person. */
export const collectionRoles = (
  organization: string,
  person: string,
  membership: Membership,
): RawBuilder<unknown> => sql`
  select c.id, cast(coalesce(${own('c', person, membership)}, ${membership.role}) as integer)
  from collections c where c.organization = ${organization} and c.parent = ''
  union all
  select c.id, cast(coalesce(${own('c', person, membership)}, above.role) as integer)
  from collections c join collection_roles above on c.parent = above.id`

/**
 * The rank of the role on a row of `spaces` (or `collections`) under the given alias, with `collection_roles` in scope
 * for its parent as `above`. A constant for organization administrators.
 */
export const roleOnRow = (alias: string, person: string, membership: Membership): RawBuilder<number> =>
  membership.role === rank('admin')
    ? sql<number>`${sql.lit(rank('admin'))}`
    : sql<number>`coalesce(${own(alias, person, membership)}, above.role, ${sql.lit(membership.role)})`

/** The rank of the role on a row of `sites` under the given alias. */
export const roleOnSiteRow = (alias: string, person: string, membership: Membership): RawBuilder<number> =>
  membership.role === rank('admin')
    ? sql<number>`${sql.lit(rank('admin'))}`
    : sql<number>`coalesce(${own(alias, person, membership)}, ${sql.lit(membership.role)})`
