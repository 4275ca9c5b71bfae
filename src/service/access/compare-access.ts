/**
 * The effect of a change on people's access: two states of one organization, compared person by person. Members
 * without grants have the same rank everywhere as all others with their role, and are computed once for all of them.
 */
import type { Grant, Ranks, ResourceRow } from './ranks-on-resources.ts'
import { parentsFirst, ranksOnResources } from './ranks-on-resources.ts'

export interface MemberWithGrants {
  readonly person: string
  /** Rank in the organization; 0 is a guest. */
  readonly role: number
  readonly grants: readonly Grant[]
}

/** The state of an organization. `spaces` and `sites` are the ones to compare; `collections` must be complete. */
export interface OrganizationState {
  readonly collections: readonly ResourceRow[]
  readonly spaces: readonly ResourceRow[]
  /** All at the top level: a site is in no collection. */
  readonly sites: readonly ResourceRow[]
}

/** Computes ranks in one state, and caches results that many people share. */
export const ranksIn = ({
  collections,
  spaces,
  sites,
}: OrganizationState): ((member: MemberWithGrants) => Ranks) => {
  const resources = [...parentsFirst(collections), ...spaces, ...sites]
  const withoutGrants = new Map<number, Ranks>()
  return ({ role, grants }) => {
    if (grants.length > 0) return ranksOnResources(resources, { role }, grants)
    const ranks = withoutGrants.get(role) ?? ranksOnResources(resources, { role }, [])
    withoutGrants.set(role, ranks)
    return ranks
  }
}

/** The rank on one resource, before and after. */
export interface RankChange {
  readonly id: string
  readonly before: number
  readonly after: number
}

interface Counts {
  readonly gains: number
  readonly loses: number
  /** Of those that are lost, the ones that become invisible. */
  readonly hidden: number
}

/** What changes for one person. */
export interface AccessChange extends Counts {
  readonly person: string
  readonly sites: Counts & { readonly changes: readonly RankChange[] }
  /** Ranks on the resource in question. */
  readonly before: number
  readonly after: number
}

export interface Comparison {
  /** People with changes, in input order. */
  readonly changes: readonly AccessChange[]
  /** Number of spaces, and of sites, on which somebody's access changes. */
  readonly spaces: number
  readonly sites: number
}

/** Where the ranks of two states differ. */
const rankChanges = (resources: readonly ResourceRow[], before: Ranks, after: Ranks): readonly RankChange[] =>
  resources
    .map(({ id }) => ({ id, before: before.get(id) ?? 0, after: after.get(id) ?? 0 }))
    .filter((change) => change.before !== change.after)

const countChanges = (changes: readonly RankChange[]): Counts => ({
  gains: changes.filter(({ before, after }) => after > before).length,
  loses: changes.filter(({ before, after }) => after < before).length,
  hidden: changes.filter(({ after }) => after === 0).length,
})

/**
 * Compares access before and after. `on` names the resource whose ranks are reported beside the counts; without it they
 * are the roles in the organization. Both states have the same spaces and sites.
 */
export const compareAccess = (
  members: readonly { readonly before: MemberWithGrants; readonly after: MemberWithGrants }[],
  [before, after]: readonly [before: OrganizationState, after: OrganizationState],
  on: string | undefined,
): Comparison => {
  const [ranksBefore, ranksAfter] = [ranksIn(before), ranksIn(after)]
  const changed = { spaces: new Set<string>(), sites: new Set<string>() }
  // People of one class share their maps, so that each pair of maps is compared once.
  const compared = new Map<Ranks, Map<Ranks, Omit<AccessChange, 'person' | 'before' | 'after'>>>()
  const compareRanks = (old: Ranks, next: Ranks) => {
    const known = compared.get(old)?.get(next)
    if (known) return known
    const spaces = rankChanges(before.spaces, old, next)
    const sites = rankChanges(before.sites, old, next)
    for (const { id } of spaces) changed.spaces.add(id)
    for (const { id } of sites) changed.sites.add(id)
    const found = { ...countChanges(spaces), sites: { ...countChanges(sites), changes: sites } }
    compared.set(old, (compared.get(old) ?? new Map<Ranks, typeof found>()).set(next, found))
    return found
  }
  const changes = members.flatMap((member): AccessChange[] => {
    const [old, next] = [ranksBefore(member.before), ranksAfter(member.after)]
    const found = compareRanks(old, next)
    const [from, to] =
      on === undefined ? [member.before.role, member.after.role] : [old.get(on) ?? 0, next.get(on) ?? 0]
    const isChanged = found.gains + found.loses + found.sites.changes.length > 0 || from !== to
    return isChanged ? [{ person: member.before.person, ...found, before: from, after: to }] : []
  })
  return { changes, spaces: changed.spaces.size, sites: changed.sites.size }
}
