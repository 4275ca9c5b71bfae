/**
 * The role of a person on a space, collection or site, and where it comes from. Pure.
 *
 * The first rule that applies decides. An organization administrator is an administrator everywhere. Otherwise, for the
 * resource and then for each collection above it: a direct grant, the highest team grant, the default level unless it
 * is inherited. Last comes the role in the organization. Default levels apply only to members who have a role, and can
 * lower access as well as raise it. A guest has only what was granted.
 * `visible-resources.ts` implements the same rules in SQL; a test compares the two.
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

/** One level of inheritance, from the resource itself to the outermost collection. Roles as ranks; null if none. */
export interface Step {
  readonly kind: ResourceKind
  readonly id: string
  readonly direct: number | null
  readonly team: number | null
  readonly defaultLevel: number | null
}

export type Ground = 'administrator' | 'direct' | 'team' | 'default-level' | 'organization' | 'no-member'

export interface Reason {
  readonly ground: Ground
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
export const decide = (steps: readonly Step[], membership: Membership | undefined): Decision => {
  if (!membership) {
    return { role: null, reasons: [{ ground: 'no-member', on: null, role: null, decides: true }] }
  }
  const considered: Omit<Reason, 'decides'>[] = []
  if (membership.role === rank('admin')) considered.push({ ground: 'administrator', on: null, role: 'admin' })
  for (const { kind, id, direct, team, defaultLevel } of steps) {
    const on = { kind, id }
    if (direct !== null) considered.push({ ground: 'direct', on, role: roleOfRank(direct) })
    if (team !== null) considered.push({ ground: 'team', on, role: roleOfRank(team) })
    if (defaultLevel !== null && membership.role > 0) {
      considered.push({ ground: 'default-level', on, role: roleOfRank(defaultLevel) })
    }
  }
  considered.push({ ground: 'organization', on: null, role: roleOfRank(membership.role) })
  const reasons = considered.map((reason, place) => ({ ...reason, decides: place === 0 }))
  return { role: reasons[0]?.role ?? null, reasons }
}
