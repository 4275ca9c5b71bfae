/** The reviewers of a change request and their verdicts, one line per person or team. Pure. */
import type { RequestedReviewer, Review, User } from '../../../client/types.gen.ts'

/** `stale`: the review was of another state of the change. */
export type ReviewerState = 'asked' | 'approved' | 'changes-requested' | 'stale' | 'dismissed'

export interface Reviewer {
  /** Id of the person or the team. */
  readonly id: string
  readonly name: string
  readonly image: string | undefined
  readonly team: boolean
  readonly state: ReviewerState
  /** Their latest review. */
  readonly review: Review | undefined
  /** A review was requested; they may have reviewed an earlier state. */
  readonly isRequested: boolean
}

const stateOf = ({ status, outdated, dismissedAt }: Review): ReviewerState =>
  dismissedAt !== undefined ? 'dismissed' : outdated ? 'stale' : status

const weight: Readonly<Record<ReviewerState, number>> = {
  'changes-requested': 0,
  approved: 1,
  asked: 2,
  stale: 3,
  dismissed: 4,
}

const person = ({ id, displayName, photoURL }: User) => ({
  id,
  name: displayName,
  image: photoURL,
  team: false,
})

/**
 * The latest review of each reviewer, and open requests. Blocking ones come first. `reviews` are latest first, as the
 * service lists them.
 */
export const reviewersOf = (
  reviews: readonly Review[],
  requested: readonly RequestedReviewer[],
): readonly Reviewer[] => {
  const all = new Map<string, Reviewer>()
  for (const review of reviews) {
    const known = person(review.reviewer)
    if (!all.has(known.id))
      all.set(known.id, { ...known, state: stateOf(review), review, isRequested: false })
  }
  for (const request of requested) {
    const known =
      request.kind === 'user'
        ? person(request.user)
        : { id: request.team.id, name: request.team.title, image: undefined, team: true }
    all.set(known.id, { ...known, state: 'asked', review: all.get(known.id)?.review, isRequested: true })
  }
  return [...all.values()].sort((one, other) => weight[one.state] - weight[other.state])
}

/** What a reviewer did, as text after the name or, with `isSelf`, after "You": "approved this". */
export const reviewerText = ({ state, review, team }: Reviewer, isSelf = false): string => {
  const was = isSelf ? 'were' : 'was'
  const before = review?.status === 'approved' ? 'approved' : 'requested changes to'
  switch (state) {
    case 'approved':
      return 'approved this'
    case 'changes-requested':
      return 'requested changes'
    case 'asked':
      return review === undefined
        ? team
          ? `${was} asked to review. Any member can respond`
          : `${was} asked to review`
        : `${before} an earlier version and ${was} asked to review again`
    case 'stale':
      return `${before} an earlier version`
    case 'dismissed':
      return 'reviewed this, but the review was dismissed'
  }
}
