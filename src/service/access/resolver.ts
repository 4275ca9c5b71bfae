/**
 * The access rule: which role a person effectively has on a space, collection or site, and where it comes from. Pure.
 *
 * The first source that applies decides. An administrator of the organization is an administrator everywhere.
 * Otherwise, for the resource and then for each collection above it: a direct grant, the highest team grant, the
 * default level unless it is inherited. Last comes the role in the organization. Default levels apply only to members
 * who have a role, and can lower access as well as raise it. A guest has only what was granted.
 *
 * `effectiveRank` is this rule for one resource, and everything else that computes access in memory is built on it.
 * `rank-sql.ts` and `visible-resources.ts` are the same rule in SQL; property tests compare them.
 */
import type { Role } from '../../contract/roles/roles.ts'
import { rank, roleOfRank } from '../../contract/roles/roles.ts'

/** The caller's membership in the resource's organization. Absent for non-members and deactivated members, who have no access. */
export interface Membership {
  /** Rank of the role; 0 is a guest. */
  readonly role: number
}

/** What access can be granted on. A site has no parent. */
export type ResourceKind = 'space' | 'collection' | 'site'

/** The highest grants to one person on one resource, as ranks; null if there is none. */
export interface PersonGrants {
  readonly direct: number | null
  readonly team: number | null
}

/** What one resource says about the access of one person. */
export interface ResourceAccess extends PersonGrants {
  /** The rank that members have by default; null if it is inherited. */
  readonly defaultLevel: number | null
}

/** One step of inheritance: the resource itself or a collection above it. */
export interface InheritanceStep {
  readonly kind: ResourceKind
  readonly id: string
  readonly defaultLevel: number | null
}

export type StepWithGrants = InheritanceStep & PersonGrants

/** Sources on one resource; the first that applies decides. */
const resourceSources = ['direct', 'team', 'default-level'] as const

type GrantSource = 'administrator' | (typeof resourceSources)[number] | 'organization' | 'no-member'

const isAdministrator = (membership: Membership): boolean => membership.role === rank('admin')

/** The rank that a source gives on a resource; null if it does not apply. */
const rankFrom = (
  source: (typeof resourceSources)[number],
  { direct, team, defaultLevel }: ResourceAccess,
  membership: Membership,
): number | null => {
  switch (source) {
    case 'direct':
      return direct
    case 'team':
      return team
    case 'default-level':
      return membership.role > 0 ? defaultLevel : null
  }
}

/**
 * The rank of a member on a resource; 0 means no access. `inherited` is their rank on the parent collection, and their
 * role in the organization for a resource without a parent.
 */
export const effectiveRank = (access: ResourceAccess, membership: Membership, inherited: number): number => {
  if (isAdministrator(membership)) return membership.role
  for (const source of resourceSources) {
    const found = rankFrom(source, access, membership)
    if (found !== null) return found
  }
  return inherited
}

/** The role of a person on the resource at the start of `steps`, nearest first; null without access. */
export const effectiveRole = (
  steps: readonly ResourceAccess[],
  membership: Membership | undefined,
): Role | null =>
  membership === undefined
    ? null
    : roleOfRank(
        steps.reduceRight(
          (inherited, access) => effectiveRank(access, membership, inherited),
          membership.role,
        ),
      )

export interface Reason {
  readonly source: GrantSource
  /** The resource that has the grant or default level; null for the organization. */
  readonly on: { readonly kind: ResourceKind; readonly id: string } | null
  readonly role: Role | null
  /** True for exactly one reason: the first that applies. */
  readonly decides: boolean
}

export interface Decision {
  readonly role: Role | null
  readonly reasons: readonly Reason[]
}

/** Returns the effective role with every grant and level that was considered, in order of precedence. */
export const decide = (steps: readonly StepWithGrants[], membership: Membership | undefined): Decision => {
  if (!membership) {
    return { role: null, reasons: [{ source: 'no-member', on: null, role: null, decides: true }] }
  }
  const considered: Omit<Reason, 'decides'>[] = [
    ...(isAdministrator(membership)
      ? [{ source: 'administrator' as const, on: null, role: 'admin' as const }]
      : []),
    ...steps.flatMap(({ kind, id, ...access }) =>
      resourceSources.flatMap((source) => {
        const found = rankFrom(source, access, membership)
        return found === null ? [] : [{ source, on: { kind, id }, role: roleOfRank(found) }]
      }),
    ),
    { source: 'organization', on: null, role: roleOfRank(membership.role) },
  ]
  return {
    role: effectiveRole(steps, membership),
    reasons: considered.map((reason, index) => ({ ...reason, decides: index === 0 })),
  }
}
