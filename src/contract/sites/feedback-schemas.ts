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
  siteSpace: Id.describe('Where on the site the page was read last.'),
  page: z.object({
    id: Id,
    title: z.string().describe('As it is called now; of a page that is gone, as it was called.'),
    gone: z.boolean(),
    urls: z.object({
      app: z.string(),
      published: z.string().optional().describe('Absent when the site does not show it now.'),
    }),
  }),
})

export const SiteFeedback = FeedbackOnPage.extend({
  object: z.literal('site-feedback'),
  id: Id,
  rating: FeedbackRating,
  comment: z.string().optional(),
  revision: Id.describe('What the reader saw.'),
  createdAt: Timestamp,
}).meta({ id: 'SiteFeedback' })

export const SiteFeedbackPage = FeedbackOnPage.extend({
  object: z.literal('site-feedback-page'),
  counts: z.object({
    good: z.int(),
    ok: z.int(),
    bad: z.int(),
    comments: z.int().describe('Answers with words.'),
  }),
  lastAt: Timestamp,
}).meta({ id: 'SiteFeedbackPage' })

const filters = {
  spaceId: Id.optional().describe('Only pages of this space.'),
  rating: FeedbackRating.optional().describe('Only answers of this rating.'),
  commented: z.boolean().optional().describe('True: only answers with words; false: only those without.'),
}

export const SiteFeedbackQuery = ListQuery.extend({
  ...filters,
  pageId: Id.optional().describe('Only answers on this page.'),
})

export const SiteFeedbackPagesQuery = ListQuery.extend({
  ...filters,
  sort: z
    .enum(['latest', 'unhelpful'])
    .default('latest')
    .describe('The page of the newest answer first, or the one that helped the fewest.'),
})
