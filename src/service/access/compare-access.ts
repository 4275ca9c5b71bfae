/**
 * The effect of a change on people's access: two states of one organization, compared person by person. The rules are
 * those of `resolver.ts`, for many people and resources at once. Members without grants have the same rank everywhere
 * as all others with their role, and are computed once for all of them.
 */
import { rank } from '../../contract/roles/roles.ts'
import type { Place } from './reach-counts.ts'
import { fromTheTop } from './reach-counts.ts'

/** A role on a resource, granted to a person or, with the team's id, to one of their teams. */
export interface Given {
  readonly thing: string
  readonly role: number
  /** '' for a direct grant. */
  readonly team: string
}

export interface Person {
  readonly person: string
  /** Rank in the organization; 0 is a guest. */
  readonly role: number
  readonly given: readonly Given[]
}

/** The state of an organization. `spaces` and `sites` are the ones to compare; `collections` must be complete. */
export interface Arrangement {
  readonly collections: readonly Place[]
  readonly spaces: readonly Place[]
  /** All at the top level: a site is in no collection. */
  readonly sites: readonly Place[]
}

/** A direct grant takes precedence over team grants, of which the highest counts. */
const decided = (given: readonly Given[]): ReadonlyMap<string, number> => {
  const ranks = new Map<string, number>()
  const own = new Map<string, number>()
  for (const { thing, role, team } of given)
    if (team === '') own.set(thing, role)
    else ranks.set(thing, Math.max(role, ranks.get(thing) ?? 0))
  for (const [thing, role] of own) ranks.set(thing, role)
  return ranks
}

/** Rank by id of space, collection and site; 0 means no access. */
export type Ranks = ReadonlyMap<string, number>

/** Computes ranks in one arrangement, and caches results that many people share. */
export const ranksIn = ({ collections, spaces, sites }: Arrangement): ((person: Person) => Ranks) => {
  const ordered = fromTheTop(collections)
  const plain = new Map<number, Ranks>()
  const work = (role: number, given: readonly Given[]): Ranks => {
    const ranks = new Map<string, number>()
    const granted = decided(given)
    const top = role === rank('admin')
    for (const { id, parent, default_level: level } of [...ordered, ...spaces, ...sites]) {
      const above = parent === '' ? role : (ranks.get(parent) ?? 0)
      ranks.set(id, top ? role : (granted.get(id) ?? (role > 0 ? level : null) ?? above))
    }
    return ranks
  }
  return ({ role, given }) => {
    if (given.length > 0) return work(role, given)
    const known = plain.get(role) ?? work(role, [])
    plain.set(role, known)
    return known
  }
}

/** The rank on one resource, before and after. */
export interface Step {
  readonly id: string
  readonly before: number
  readonly after: number
}

export interface Counts {
  readonly gains: number
  readonly loses: number
  /** Of those that are lost, the ones that become invisible. */
  readonly hidden: number
}

export interface Change extends Counts {
  readonly person: string
  readonly sites: Counts & { readonly steps: readonly Step[] }
  /** Ranks on the resource in question. */
  readonly before: number
  readonly after: number
}

export interface Comparison {
  /** People with changes, in input order. */
  readonly changes: readonly Change[]
  /** Number of spaces, and of sites, on which somebody's access changes. */
  readonly spaces: number
  readonly sites: number
}

/** Where the ranks of two arrangements differ. */
const stepsOn = (things: readonly Place[], old: Ranks, next: Ranks): readonly Step[] =>
  things.flatMap(({ id }) => {
    const [before, after] = [old.get(id) ?? 0, next.get(id) ?? 0]
    return before === after ? [] : [{ id, before, after }]
  })

const countsOf = (steps: readonly Step[]): Counts => ({
  gains: steps.filter(({ before, after }) => after > before).length,
  loses: steps.filter(({ before, after }) => after < before).length,
  hidden: steps.filter(({ after }) => after === 0).length,
})

/**
 * Compares access before and after. `on` names the resource whose ranks are reported beside the counts; without it they
 * are the roles in the organization. Both arrangements have the same spaces and sites.
 */
export const compareAccess = (
  people: readonly { readonly before: Person; readonly after: Person }[],
  [before, after]: readonly [before: Arrangement, after: Arrangement],
  on: string | undefined,
): Comparison => {
  const [ranksBefore, ranksAfter] = [ranksIn(before), ranksIn(after)]
  const touched = { spaces: new Set<string>(), sites: new Set<string>() }
  const changes: Change[] = []
  // People of one class share their maps, so that each pair of maps is compared once.
  const compared = new Map<Ranks, Map<Ranks, Omit<Change, 'person' | 'before' | 'after'>>>()
  const comparedOf = (old: Ranks, next: Ranks) => {
    const known = compared.get(old)?.get(next)
    if (known) return known
    const spaces = stepsOn(before.spaces, old, next)
    const steps = stepsOn(before.sites, old, next)
    for (const { id } of spaces) touched.spaces.add(id)
    for (const { id } of steps) touched.sites.add(id)
    const found = { ...countsOf(spaces), sites: { ...countsOf(steps), steps } }
    compared.set(old, (compared.get(old) ?? new Map<Ranks, typeof found>()).set(next, found))
    return found
  }
  for (const one of people) {
    const [old, next] = [ranksBefore(one.before), ranksAfter(one.after)]
    const found = comparedOf(old, next)
    const [from, to] =
      on === undefined ? [one.before.role, one.after.role] : [old.get(on) ?? 0, next.get(on) ?? 0]
    if (found.gains + found.loses + found.sites.steps.length > 0 || from !== to)
      changes.push({ person: one.before.person, ...found, before: from, after: to })
  }
  return { changes, spaces: touched.spaces.size, sites: touched.sites.size }
}
