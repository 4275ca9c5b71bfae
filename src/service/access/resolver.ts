/**
 * What a person may do on a space, collection or site, and why: decisions, section 3. Pure.
 *
 * Walking upward from the thing, the first line that applies decides: an administrator of the organization is an
 * administrator everywhere; then, for the thing and for each collection above it: a direct grant, the best grant of
 * a team, the default level unless it inherits; at the top, the role in the organization. A default level counts
 * for members with a role and may lower as well as raise; a guest has grants or nothing.
 * `visible-resources.ts` says the same in SQL; a test compares the two.
 */
import type { Role } from '../../contract/roles/roles.ts'
import { rank, roleOfRank } from '../../contract/roles/roles.ts'

/** The caller in the organization of the thing. Absent when no member, or a disabled one: such people may nothing. */
export interface Membership {
  /** Rank of the role; 0 is a guest. */
  readonly role: number
}

/** What grants stand on. A site lies in nothing: it is its own only step. */
export type ResourceKind = 'space' | 'collection' | 'site'

/** A thing on the way up: the thing itself first, the outermost collection last. Ranks; null is none. */
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
  /** Where the grant or level stands; null for the organization. */
  readonly on: { readonly kind: ResourceKind; readonly id: string } | null
  readonly role: Role | null
  /** Exactly one reason decides: the first in the list that applies. */
  readonly decides: boolean
}

export interface Decision {
  readonly role: Role | null
  readonly reasons: readonly Reason[]
}

/** Decides, and lists every grant and level that was considered, in the order in which they count. */
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
