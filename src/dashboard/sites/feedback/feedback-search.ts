/** What of the feedback of a site stands in its address. */
export interface FeedbackSearch {
  readonly rating?: 'good' | 'ok' | 'bad'
  /** Only answers with words. */
  readonly words?: true
  readonly sort?: 'unhelpful'
  /** The page whose answers are open: its space and its id. */
  readonly open?: string
}

const isRating = (value: unknown): value is NonNullable<FeedbackSearch['rating']> =>
  value === 'good' || value === 'ok' || value === 'bad'

export const feedbackSearch = ({ rating, words, sort, open }: Record<string, unknown>): FeedbackSearch => ({
  ...(isRating(rating) && { rating }),
  ...(words === true && { words }),
  ...(sort === 'unhelpful' && { sort }),
  ...(typeof open === 'string' && /^\w+\/\w[\w-]*$/.test(open) && { open }),
})
