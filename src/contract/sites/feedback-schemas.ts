/** Reader feedback on the pages of a published site. */
import { z } from 'zod'
import { Id, ListQuery, Timestamp } from '../wire/shapes.ts'

/** From best to worst. */
export const FeedbackRating = z.enum(['good', 'ok', 'bad'])
export type FeedbackRating = z.output<typeof FeedbackRating>

/** Maximum length of a reader's comment, in characters. */
export const feedbackCommentLimit = 1000

const FeedbackOnPage = z.object({
  space: Id,
  spaceTitle: z.string(),
  siteSpace: Id.describe('The site space in which the page was last read.'),
  page: z.object({
    id: Id,
    title: z.string().describe('The title, or the last title of a deleted page.'),
    gone: z.boolean(),
    urls: z.object({
      app: z.string(),
      published: z.string().optional().describe('Absent if the site does not show the page.'),
    }),
  }),
})

export const SiteFeedback = FeedbackOnPage.extend({
  object: z.literal('site-feedback'),
  id: Id,
  rating: FeedbackRating,
  comment: z.string().optional(),
  revision: Id.describe('The revision that the reader saw.'),
  createdAt: Timestamp,
}).meta({ id: 'SiteFeedback' })

export const SiteFeedbackPage = FeedbackOnPage.extend({
  object: z.literal('site-feedback-page'),
  counts: z.object({
    good: z.int(),
    ok: z.int(),
    bad: z.int(),
    comments: z.int().describe('The number of ratings with a comment.'),
  }),
  lastAt: Timestamp,
}).meta({ id: 'SiteFeedbackPage' })

const filters = {
  spaceId: Id.optional().describe('Only pages of this space.'),
  rating: FeedbackRating.optional().describe('Only feedback with this rating.'),
  commented: z
    .boolean()
    .optional()
    .describe('True: only feedback with a comment. False: only feedback without.'),
}

export const SiteFeedbackQuery = ListQuery.extend({
  ...filters,
  pageId: Id.optional().describe('Only feedback on this page.'),
})

export const SiteFeedbackPagesQuery = ListQuery.extend({
  ...filters,
  sort: z
    .enum(['latest', 'unhelpful'])
    .default('latest')
    .describe('Newest feedback first, or least helpful page first.'),
})
