/** Distributes change requests over the lists of the home screen, so that none appears twice. */
import type { OpenChange } from './open-changes.tsx'

export interface HomeLists<Change> {
  /** Waiting for the user's review. */
  readonly reviews: readonly Change[]
  /** The user's own, the most urgent first. */
  readonly own: readonly Change[]
  /** All others. */
  readonly others: readonly Change[]
}

/** Maximum length of each list on the home screen. */
export const mostListed = 8

/** Urgency for the author: requested changes come before an update from main. */
const urgency = ({ outdated, review }: Pick<OpenChange, 'outdated' | 'review'>): number =>
  review.state === 'changes-requested' ? 2 : Number(outdated)

export const homeLists = <Change extends Pick<OpenChange, 'id' | 'outdated' | 'review'>>(
  reviews: readonly Change[],
  own: readonly Change[],
  all: readonly Change[],
): HomeLists<Change> => {
  const reviewIds = new Set(reviews.map(({ id }) => id))
  const mine = own.filter(({ id }) => !reviewIds.has(id))
  const listedIds = new Set([...reviewIds, ...mine.map(({ id }) => id)])
  return {
    reviews: reviews.slice(0, mostListed),
    own: mine.toSorted((one, other) => urgency(other) - urgency(one)).slice(0, mostListed),
    others: all.filter(({ id }) => !listedIds.has(id)).slice(0, mostListed),
  }
}
