/**
 * The rule of `resolver.ts` in SQL, for the resources of one person: the rank of their role on each space, collection
 * or site of an organization, so that lists filter and count in the query and never after it.
 *
 * The roles on collections are computed once per query, from the roots down; a space then needs its own grants and one
 * join. (Storing the deciding ancestor on each row would save nothing: creators get a grant on their space, so each row
 * would be its own deciding ancestor.)
 */
import type { RawBuilder } from 'kysely'
import { sql } from 'kysely'
import { rank } from '../../contract/roles/roles.ts'
import { accessInSql } from './grants-sql.ts'
import type { Membership } from './resolver.ts'

/** What the resource in the row says about the access of the person. Default levels do not apply to guests. */
const accessOnRow = (alias: string, person: string, membership: Membership): RawBuilder<unknown> =>
  accessInSql(
    sql.ref(`${alias}.id`),
    person,
    membership.role > 0 ? sql.ref(`${alias}.default_level`) : sql`null`,
  )

/** Body of the common table expression `collection_roles (id, role)` of an organization for a person. */
export const collectionRoles = (
  organization: string,
  person: string,
  membership: Membership,
): RawBuilder<unknown> => sql`
  select c.id, cast(coalesce(${accessOnRow('c', person, membership)}, ${membership.role}) as integer)
  from collections c where c.organization = ${organization} and c.parent = ''
  union all
  select c.id, cast(coalesce(${accessOnRow('c', person, membership)}, above.role) as integer)
  from collections c join collection_roles above on c.parent = above.id`

const rankOnRow = (
  alias: string,
  person: string,
  membership: Membership,
  inherited: RawBuilder<unknown>,
): RawBuilder<number> =>
  membership.role === rank('admin')
    ? sql<number>`${sql.lit(rank('admin'))}`
    : sql<number>`coalesce(${accessOnRow(alias, person, membership)}, ${inherited})`

/**
 * The rank of the role on a row of `spaces` (or `collections`) under the given alias, with `collection_roles` in scope
 * for its parent as `above`. A constant for organization administrators.
 */
export const roleOnRow = (alias: string, person: string, membership: Membership): RawBuilder<number> =>
  rankOnRow(alias, person, membership, sql`above.role, ${sql.lit(membership.role)}`)

/** The rank of the role on a row of `sites` under the given alias. */
export const roleOnSiteRow = (alias: string, person: string, membership: Membership): RawBuilder<number> =>
  rankOnRow(alias, person, membership, sql`${sql.lit(membership.role)}`)
