/** Labels and icons of readers' ratings. */
import { Frown, Meh, Smile, type LucideIcon } from 'lucide-react'
import type { SiteFeedback } from '../../../client/types.gen.ts'

type Rating = SiteFeedback['rating']

export interface RatingLabels {
  readonly label: string
  /** After a number: "3 found it helpful". */
  readonly counted: string
  readonly icon: LucideIcon
  readonly color: string
}

/** From the best to the worst. */
export const ratingLabels: Record<Rating, RatingLabels> = {
  good: { label: 'Helpful', counted: 'found it helpful', icon: Smile, color: 'text-moss' },
  ok: { label: 'Somewhat', counted: 'found it somewhat helpful', icon: Meh, color: 'text-ochre' },
  bad: { label: 'Not helpful', counted: 'did not find it helpful', icon: Frown, color: 'text-rust' },
}

export const ratings: readonly Rating[] = ['good', 'ok', 'bad']
