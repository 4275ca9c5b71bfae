/** Who can read a published site, and what leads to it: what is lost by unpublishing it. */
import { z } from 'zod'
import { SiteVisibility } from './schemas.ts'
import { Id } from '../wire/shapes.ts'

export const SiteReach = z
  .object({
    object: z.literal('site-reach'),
    visibility: SiteVisibility,
    addresses: z
      .array(z.string())
      .describe('The URLs of the site, primary URL first. Empty while the site is not published.'),
    keptSeconds: z
      .number()
      .int()
      .optional()
      .describe(
        'For how many seconds readers may still see copies of the site once it is not public any more. Absent if no shared cache keeps it (`SITES_CDN`).',
      ),
    shareLinks: z.number().int().describe('The number of active share links.'),
    links: z
      .array(
        z.object({
          space: z.object({ id: Id, title: z.string() }),
          links: z.number().int().describe('The number of links to its URLs in the main content of spaces.'),
        }),
      )
      .describe('Spaces that the site does not show and the caller can read, most links first.'),
    redirects: z
      .array(z.object({ site: z.object({ id: Id, title: z.string() }), redirects: z.number().int() }))
      .describe('Other sites that the caller can see, most links first.'),
  })
  .meta({ id: 'SiteReach' })
export type SiteReach = z.output<typeof SiteReach>
