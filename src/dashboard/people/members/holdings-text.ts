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

const words: readonly (readonly [keyof MemberHoldings, string])[] = [
  ['grants', 'Roles given to them on spaces and collections, taken back'],
  ['teams', 'Teams that they leave'],
  ['ownedTeams', 'Teams left without an owner'],
  ['requestedReviews', 'Reviews that they owe, withdrawn'],
  ['assignedThreads', 'Threads that wait for their answer, left to nobody'],
  ['openChangeRequests', 'Change requests of theirs that stay open for others'],
  ['mergeRules', 'Merge rules that name them, which may not be met any more'],
]

/** What is removed or left behind with a person: one line each, omitting zeros. */
export const holdingLines = (held: MemberHoldings): readonly string[] =>
  words.flatMap(([name, line]) => (held[name] > 0 ? [`${line}: ${held[name]}`] : []))

/** How much of it can be reassigned. */
export const openWork = (held: MemberHoldings): number =>
  held.openChangeRequests + held.requestedReviews + held.assignedThreads + held.mergeRules
