/** Loads a resource with the caller's role on it. Hidden and missing resources give the same failure. */
import { sql } from 'kysely'
import type { Role } from '../../contract/roles/roles.ts'
import { atLeast, rank, roleOfRank } from '../../contract/roles/roles.ts'
import { Failure, notFound } from '../http/failure.ts'
import type { CollectionRow, OrganizationRow, SpaceRow } from '../storage/schema/schema.ts'
import { hotQuery } from '../storage/hot-query.ts'
import type { Db } from '../storage/store.ts'
import type { Caller, PersonWithEntry } from './caller.ts'
import { givesEntry } from './organization-entry.ts'
import type { Membership, ResourceKind } from './resolver.ts'
import { decide, effectiveRole } from './resolver.ts'
import { stepsUpFrom } from './inherited-grants.ts'

export interface SpaceSubject {
  readonly kind: 'space'
  readonly space: SpaceRow
  readonly role: Role
  /** The caller's role in the organization; null for guests. */
  readonly organizationRole: Role | null
}
export interface CollectionSubject {
  readonly kind: 'collection'
  readonly collection: CollectionRow
  readonly role: Role
  readonly organizationRole: Role | null
}
export interface OrganizationSubject {
  readonly kind: 'organization'
  readonly organization: OrganizationRow
  /** Null for guests. */
  readonly role: Role | null
}

/**
 * The membership of a person; undefined if there is none, if it is deactivated or, given the caller, if their
 * credential gives no access to the organization.
 */
export const membershipOf = async (
  db: Db,
  organization: string,
  person: string,
  caller?: Pick<Caller, 'signOn'>,
): Promise<Membership | undefined> =>
  db
    .selectFrom('members')
    .select('role')
    .where('organization', '=', organization)
    .where('person', '=', person)
    .where('disabled', '=', 0)
    .$if(caller !== undefined, (rows) => rows.where(givesEntry('members', caller?.signOn ?? '')))
    .executeTakeFirst()

/** Every step of the decision on a resource, for the access trace. */
export const explain = async (
  db: Db,
  { kind, id, organization }: { kind: ResourceKind; id: string; organization: string },
  person: string,
) => decide(await stepsUpFrom[kind](db, id, person), await membershipOf(db, organization, person))

/** The role of the person with this membership on a resource; null without a membership or access. */
export const roleOn = async (
  db: Db,
  resource: { kind: ResourceKind; id: string },
  membership: Membership | undefined,
  person: string,
): Promise<Role | null> => {
  if (!membership) return null
  // Organization administrators need no lookup of grants, and they are most of the callers.
  if (membership.role === rank('admin')) return 'admin'
  return effectiveRole(await stepsUpFrom[resource.kind](db, resource.id, person), membership)
}

/** The failure for a caller who sees a resource but lacks the role for the operation. */
export const roleTooLow = (needed: Role, held: Role): Failure =>
  new Failure(
    'role-too-low',
    `You need the "${needed}" role here; yours is "${held}". Ask an administrator to change it.`,
  )

export interface Needs {
  readonly level: Role
  /** Also accept a space in the trash; other operations answer as if it were missing. */
  readonly inTrash?: boolean
}

/** The caller's role in the resource's organization, as a column of a query for the resource; null for non-members. */
// A subquery, not a join: measured on SQLite, it takes a third of the time.
const memberRoleColumn = (db: Db, kind: 'spaces' | 'collections', person: string, signOn: string) =>
  db
    .selectFrom('members')
    .select('role')
    .where('members.organization', '=', sql.ref<string>(`${kind}.organization`))
    .where('members.person', '=', person)
    .where('members.disabled', '=', 0)
    .where(givesEntry('members', signOn))
    .as('member_role')

const membershipIn = (role: number | null): Membership | undefined => (role === null ? undefined : { role })

const spaceWithMembership = hotQuery(
  (db, id: string, person: string, signOn: string) =>
    db
      .selectFrom('spaces')
      .selectAll('spaces')
      .select(memberRoleColumn(db, 'spaces', person, signOn))
      .where('spaces.id', '=', id),
  ([row]) => {
    if (row === undefined) return undefined
    const { member_role, ...space } = row
    return { space, membership: membershipIn(member_role) }
  },
)

const collectionWithMembership = hotQuery(
  (db, id: string, person: string, signOn: string) =>
    db
      .selectFrom('collections')
      .selectAll('collections')
      .select(memberRoleColumn(db, 'collections', person, signOn))
      .where('collections.id', '=', id),
  ([row]) => {
    if (row === undefined) return undefined
    const { member_role, ...collection } = row
    return { collection, membership: membershipIn(member_role) }
  },
)

const organizationWithMembership = hotQuery(
  (db, id: string, person: string, signOn: string) =>
    db
      .selectFrom('organizations')
      .innerJoin('members', 'members.organization', 'organizations.id')
      .selectAll('organizations')
      .select('members.role as member_role')
      .select(givesEntry('members', signOn).as('entered'))
      .where('organizations.id', '=', id)
      .where('members.person', '=', person)
      .where('members.disabled', '=', 0),
  ([row]) => {
    if (row === undefined) return undefined
    const { member_role, entered: hasEntry, ...organization } = row
    return { organization, role: roleOfRank(member_role), hasEntry: Number(hasEntry) === 1 }
  },
)

/** The space, if the caller has at least `level` on it; fails with `not-found` or `role-too-low`. */
export const spaceFor = async (
  db: Db,
  caller: PersonWithEntry,
  id: string,
  needs: Needs,
): Promise<SpaceSubject> => {
  const found = await spaceWithMembership(db, id, caller.person, caller.signOn)
  if (!found) throw notFound()
  const { space, membership } = found
  const role = await roleOn(db, { kind: 'space', id }, membership, caller.person)
  if (role === null) throw notFound()
  if (space.deleted_at !== null && !(needs.inTrash && atLeast(role, 'create'))) throw notFound()
  if (!atLeast(role, needs.level)) throw roleTooLow(needs.level, role)
  return { kind: 'space', space, role, organizationRole: roleOfRank(membership?.role ?? 0) }
}

export const collectionFor = async (
  db: Db,
  caller: PersonWithEntry,
  id: string,
  needs: { readonly level: Role },
): Promise<CollectionSubject> => {
  const found = await collectionWithMembership(db, id, caller.person, caller.signOn)
  if (!found) throw notFound()
  const { collection, membership } = found
  const role = await roleOn(db, { kind: 'collection', id }, membership, caller.person)
  if (role === null) throw notFound()
  if (!atLeast(role, needs.level)) throw roleTooLow(needs.level, role)
  return { kind: 'collection', collection, role, organizationRole: roleOfRank(membership?.role ?? 0) }
}

export const organizationFor = async (
  db: Db,
  caller: PersonWithEntry,
  id: string,
  needs: { readonly level: Role | 'member' },
): Promise<OrganizationSubject> => {
  const found = await organizationWithMembership(db, id, caller.person, caller.signOn)
  if (!found || (!found.hasEntry && caller.signOn !== '')) throw notFound()
  const { organization, role, hasEntry } = found
  if (!hasEntry)
    throw new Failure(
      'sign-on-needed',
      'This organization requires single sign-on. Go to the sign-in page and sign in with it.',
    )
  if (needs.level !== 'member' && !atLeast(role, needs.level)) {
    throw new Failure(
      'role-too-low',
      `You need the "${needs.level}" role in the organization; ` +
        `${role === null ? 'you are a guest' : `yours is "${role}"`}. Ask an administrator to change it.`,
    )
  }
  return { kind: 'organization', organization, role }
}
