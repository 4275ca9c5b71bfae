/** A preview of a site: for an audience, with unpublished changes, or with a change request. */
import { z } from 'zod'
import { Id, text, Timestamp } from '../wire/shapes.ts'

/** Maximum length of the claims in UTF-16 units; they are sent in a cookie, which browsers limit to 4096 bytes. */
export const longestClaims = 1500

export const SitePreviewQuery = z.object({
  siteSpace: Id.optional().describe('The site space that is opened; absent: the home of the site.'),
  claims: text({ max: longestClaims })
    .optional()
    .describe('Claims of the visitor, as a JSON object. Absent: a visitor of whom nothing is known.'),
  draft: z
    .boolean()
    .optional()
    .describe('With the pending structure and the pending look, as they are at each request.'),
  changeRequest: text({ min: 1, max: 64 })
    .optional()
    .describe('Id or number of a change request of the space that `siteSpace` shows: its content is shown.'),
  theme: z.enum(['light', 'dark']).optional().describe('In this theme, whatever the reader chose before.'),
  page: Id.optional().describe(
    'A page of the space that `siteSpace` shows: it is opened, wherever it stands; ignored when it is not there.',
  ),
  target: text({ max: 1000 }).optional().describe('Path of a page below the site space, or below the site.'),
})

export const SitePreview = z
  .object({
    object: z.literal('site-preview'),
    url: z.string().describe('Opens the preview, in a frame of the dashboard or by itself.'),
    expiresAt: Timestamp.describe('Until when the address opens it. What is open lasts an hour.'),
  })
  .meta({ id: 'SitePreview' })
