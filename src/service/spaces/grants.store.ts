/** Rows of grants on spaces, collections and sites: given, changed, taken back. */
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

export type GranteeKind = 'person' | 'team'

export interface Grantee {
  readonly kind: GranteeKind
  readonly id: string
}

/** Fails as for anything missing unless all are members, guests included, or teams of the organization. */
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

/** What one grant became; null is none. */
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
  thing: Resource,
  grants: readonly GrantChange[],
): Promise<void> => {
  // Who may review decides rules; a collection reaches spaces of which nobody keeps a list, a site reaches none.
  if (thing.kind !== 'site')
    await wakeMergePlans(ctx, db, {
      organization: thing.organization,
      ...(thing.kind === 'space' && { space: thing.id }),
    })
  await ctx.events.record(db, {
    organization: thing.organization,
    ...(thing.kind === 'space' && { space: thing.id }),
    kind: `${thing.kind}.permissions-changed`,
    subject: thing.id,
    actor: caller.person,
    data: { grants },
  })
}

const roleNow = async (db: Db, thing: Resource, { kind, id }: Grantee): Promise<Role | null> => {
  const row = await db
    .selectFrom('grants')
    .select('role')
    .where('thing', '=', thing.id)
    .where('grantee', '=', id)
    .where('grantee_kind', '=', kind)
    .executeTakeFirst()
  return row === undefined ? null : roleOfRank(row.role)
}

/** Gives each of them the role, instead of the one that they had; says and writes nothing where it is theirs already. */
export const giveRole = async (
  ctx: Context,
  db: Db,
  caller: Caller,
  thing: Resource,
  grantees: readonly Grantee[],
  role: Role,
): Promise<void> => {
  const changes: GrantChange[] = []
  const seen = new Set<string>()
  for (const { kind, id } of grantees) {
    if (seen.has(id)) continue
    seen.add(id)
    const from = await roleNow(db, thing, { kind, id })
    if (from === role) continue
    await db
      .insertInto('grants')
      .values({
        organization: thing.organization,
        thing: thing.id,
        thing_kind: thing.kind,
        grantee: id,
        grantee_kind: kind,
        role: rank(role),
        created_at: ctx.now(),
      })
      .onConflict((conflict) => conflict.columns(['thing', 'grantee']).doUpdateSet({ role: rank(role) }))
      .execute()
    changes.push({ grantee: id, kind, from, to: role })
  }
  if (changes.length > 0) await record(ctx, db, caller, thing, changes)
}

/** Changes a grant that stands; fails as for anything missing when there is none. */
export const changeRole = async (
  ctx: Context,
  db: Db,
  caller: Caller,
  thing: Resource,
  grantee: Grantee,
  role: Role,
): Promise<void> => {
  if ((await roleNow(db, thing, grantee)) === null) throw notFound()
  await giveRole(ctx, db, caller, thing, [grantee], role)
}

/** Takes a grant back; without effect when there is none. */
export const takeRole = async (
  ctx: Context,
  db: Db,
  caller: Caller,
  thing: Resource,
  grantee: Grantee,
): Promise<void> => {
  const from = await roleNow(db, thing, grantee)
  if (from === null) return
  await db
    .deleteFrom('grants')
    .where('thing', '=', thing.id)
    .where('grantee', '=', grantee.id)
    .where('grantee_kind', '=', grantee.kind)
    .execute()
  await record(ctx, db, caller, thing, [{ grantee: grantee.id, kind: grantee.kind, from, to: null }])
}
