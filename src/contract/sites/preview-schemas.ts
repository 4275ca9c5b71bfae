/** A preview of a site: for an audience, with unpublished changes, or with a change request. */
import { z } from 'zod'
import { Id, text, Timestamp } from '../wire/shapes.ts'

/** Maximum length of the claims in UTF-16 units; they are sent in a cookie, which browsers limit to 4096 bytes. */
export const longestClaims = 1500

export const SitePreviewQuery = z.object({
  siteSpace: Id.optional().describe('The site space to open. Default: the home page of the site.'),
  claims: text({ max: longestClaims })
    .optional()
    .describe('Claims of the visitor as a JSON object. Absent: an anonymous visitor.'),
  draft: z
    .boolean()
    .optional()
    .describe('Whether to show the current draft of the structure and customization.'),
  changeRequest: text({ min: 1, max: 64 })
    .optional()
    .describe(
      'The id or number of a change request of the space that `siteSpace` shows. The preview shows its content instead of main.',
    ),
  theme: z
    .enum(['light', 'dark'])
    .optional()
    .describe('The theme of the preview. Overrides the choice of the reader.'),
  page: Id.optional().describe(
    'The id of a page of the space that `siteSpace` shows. The preview opens this page, if it exists.',
  ),
  target: text({ max: 1000 })
    .optional()
    .describe('The path of the page to open, relative to the site space or site.'),
})

export const SitePreview = z
  .object({
    object: z.literal('site-preview'),
    url: z.string().describe('Opens the preview, in a frame of the dashboard or directly.'),
    expiresAt: Timestamp.describe('When the URL expires. An open preview lasts an hour.'),
  })
  .meta({ id: 'SitePreview' })
