/** Which change requests stand in which list of the home, so that none is there twice. */
import type { OpenChange } from './open-changes.tsx'

export interface HomeLists<Change> {
  /** Wait for the person's review. */
  readonly reviews: readonly Change[]
  /** Made by the person: what they should do something about first. */
  readonly own: readonly Change[]
  /** Everybody else's. */
  readonly others: readonly Change[]
}

/** How many the home shows of each. */
export const mostShown = 8

/** What waits for the one who made it: an answer to a reviewer before an update from main. */
const urgency = ({ outdated, review }: Pick<OpenChange, 'outdated' | 'review'>): number =>
  review.state === 'changes-requested' ? 2 : Number(outdated)

export const homeLists = <Change extends Pick<OpenChange, 'id' | 'outdated' | 'review'>>(
  reviews: readonly Change[],
  own: readonly Change[],
  all: readonly Change[],
): HomeLists<Change> => {
  const asked = new Set(reviews.map(({ id }) => id))
  const mine = own.filter(({ id }) => !asked.has(id))
  const shown = new Set([...asked, ...mine.map(({ id }) => id)])
  return {
    reviews: reviews.slice(0, mostShown),
    own: mine.toSorted((one, other) => urgency(other) - urgency(one)).slice(0, mostShown),
    others: all.filter(({ id }) => !shown.has(id)).slice(0, mostShown),
  }
}
