/** Rows of grants on spaces, collections and sites: add, change, remove. */
import { sql } from 'kysely'
import type { Role } from '../../contract/roles/roles.ts'
import { rank, roleOfRank } from '../../contract/roles/roles.ts'
import type { Caller } from '../access/caller.ts'
import type { Resource } from '../access/people-on-resource.ts'
import { wakeMergePlans } from '../change-requests/merge-plans.queries.ts'
import { notFound } from '../http/failure.ts'
import { among } from '../storage/sql.ts'
import type { Db } from '../storage/store.ts'
import type { Context } from '../context.ts'

type GranteeKind = 'person' | 'team'

export interface Grantee {
  readonly kind: GranteeKind
  readonly id: string
}

/**
 * Fails with not found unless all are members (including guests) or teams of the organization, which is locked.
 */
export const requireGrantees = async (
  { store }: Context,
  db: Db,
  organization: string,
  grantees: readonly Grantee[],
): Promise<void> => {
  const idsOf = (kind: GranteeKind) => [
    ...new Set(grantees.flatMap((grantee) => (grantee.kind === kind ? [grantee.id] : []))),
  ]
  const [people, teams] = [idsOf('person'), idsOf('team')]
  const members = await db
    .selectFrom('members')
    .select('person')
    .where('organization', '=', organization)
    .where(among(store.engine, sql.ref('person'), people))
    .execute()
  const known = await db
    .selectFrom('teams')
    .select('id')
    .where('organization', '=', organization)
    .where(among(store.engine, sql.ref('id'), teams))
    .execute()
  if (members.length < people.length || known.length < teams.length) throw notFound()
}

/** The change of one grant; null is no grant. */
interface GrantChange {
  readonly grantee: string
  readonly kind: GranteeKind
  readonly from: Role | null
  readonly to: Role | null
}

const record = async (
  ctx: Context,
  db: Db,
  caller: Caller,
  resource: Resource,
  grants: readonly GrantChange[],
): Promise<void> => {
  // Merge rules depend on who may review. A collection affects spaces that are not enumerated here; a site affects
  // none.
  if (resource.kind !== 'site')
    await wakeMergePlans(ctx, db, {
      organization: resource.organization,
      ...(resource.kind === 'space' && { space: resource.id }),
    })
  await ctx.events.record(db, {
    organization: resource.organization,
    ...(resource.kind === 'space' && { space: resource.id }),
    kind: `${resource.kind}.permissions-changed`,
    subject: resource.id,
    actor: caller.person,
    data: { grants },
  })
}

const currentRole = async (db: Db, resource: Resource, { kind, id }: Grantee): Promise<Role | null> => {
  const row = await db
    .selectFrom('grants')
    .select('role')
    .where('thing', '=', resource.id)
    .where('grantee', '=', id)
    .where('grantee_kind', '=', kind)
    .executeTakeFirst()
  return row === undefined ? null : roleOfRank(row.role)
}

/** Grants the role to each of them, replacing their current one; does nothing for those who have it already. */
export const giveRole = async (
  ctx: Context,
  db: Db,
  caller: Caller,
  resource: Resource,
  grantees: readonly Grantee[],
  role: Role,
): Promise<void> => {
  const changes: GrantChange[] = []
  const seen = new Set<string>()
  for (const { kind, id } of grantees) {
    if (seen.has(id)) continue
    seen.add(id)
    const from = await currentRole(db, resource, { kind, id })
    if (from === role) continue
    await db
      .insertInto('grants')
      .values({
        organization: resource.organization,
        thing: resource.id,
        thing_kind: resource.kind,
        grantee: id,
        grantee_kind: kind,
        role: rank(role),
        created_at: ctx.now(),
      })
      .onConflict((conflict) => conflict.columns(['thing', 'grantee']).doUpdateSet({ role: rank(role) }))
      .execute()
    changes.push({ grantee: id, kind, from, to: role })
  }
  if (changes.length > 0) await record(ctx, db, caller, resource, changes)
}

/** Changes an existing grant; fails with not found if there is none. */
export const changeRole = async (
  ctx: Context,
  db: Db,
  caller: Caller,
  resource: Resource,
  grantee: Grantee,
  role: Role,
): Promise<void> => {
  if ((await currentRole(db, resource, grantee)) === null) throw notFound()
  await giveRole(ctx, db, caller, resource, [grantee], role)
}

/** Removes a grant; does nothing if there is none. */
export const removeRole = async (
  ctx: Context,
  db: Db,
  caller: Caller,
  resource: Resource,
  grantee: Grantee,
): Promise<void> => {
  const from = await currentRole(db, resource, grantee)
  if (from === null) return
  await db
    .deleteFrom('grants')
    .where('thing', '=', resource.id)
    .where('grantee', '=', grantee.id)
    .where('grantee_kind', '=', grantee.kind)
    .execute()
  await record(ctx, db, caller, resource, [{ grantee: grantee.id, kind: grantee.kind, from, to: null }])
}
