import type { MemberHoldings } from '../../../contract/people/member-schemas.ts'

const none: MemberHoldings = {
  grants: 0,
  teams: 0,
  ownedTeams: 0,
  openChangeRequests: 0,
  requestedReviews: 0,
  assignedThreads: 0,
  mergeRules: 0,
}

/** Sum of what several people hold. */
export const sumHoldings = (all: readonly MemberHoldings[]): MemberHoldings =>
  all.reduce(
    (sum, one) => ({
      grants: sum.grants + one.grants,
      teams: sum.teams + one.teams,
      ownedTeams: sum.ownedTeams + one.ownedTeams,
      openChangeRequests: sum.openChangeRequests + one.openChangeRequests,
      requestedReviews: sum.requestedReviews + one.requestedReviews,
      assignedThreads: sum.assignedThreads + one.assignedThreads,
      mergeRules: sum.mergeRules + one.mergeRules,
    }),
    none,
  )

const holdingLabels: readonly (readonly [keyof MemberHoldings, string])[] = [
  ['grants', 'Direct roles on spaces and collections that are removed'],
  ['teams', 'Teams they leave'],
  ['ownedTeams', 'Teams left without an owner'],
  ['requestedReviews', 'Pending reviews that are canceled'],
  ['assignedThreads', 'Assigned threads that become unassigned'],
  ['openChangeRequests', 'Open change requests that stay open'],
  ['mergeRules', 'Merge rules that require them and may become impossible to meet'],
]

/** What is removed or left behind with a person: one line each, omitting zeros. */
export const holdingLines = (holdings: MemberHoldings): readonly string[] =>
  holdingLabels.flatMap(([name, line]) => (holdings[name] > 0 ? [`${line}: ${holdings[name]}`] : []))

/** How much of it can be reassigned. */
export const openWork = (holdings: MemberHoldings): number =>
  holdings.openChangeRequests + holdings.requestedReviews + holdings.assignedThreads + holdings.mergeRules
