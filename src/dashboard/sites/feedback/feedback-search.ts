/** Search parameters of the feedback screen. */
export interface FeedbackSearch {
  readonly rating?: 'good' | 'ok' | 'bad'
  /** Only answers with text. */
  readonly words?: true
  readonly sort?: 'unhelpful'
  /** The expanded page, as space id and page id. */
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
