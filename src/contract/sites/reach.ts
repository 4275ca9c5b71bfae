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
      .describe('Where it can be read; none while it is not published. The first is the one that is shown.'),
    shareLinks: z.number().int().describe('Those that open it now.'),
    links: z
      .array(
        z.object({
          space: z.object({ id: Id, title: z.string() }),
          links: z.number().int().describe('Links to its addresses, as the pages of main have them.'),
        }),
      )
      .describe('From spaces that it does not show itself, as far as the caller may read them; most first.'),
    redirects: z
      .array(z.object({ site: z.object({ id: Id, title: z.string() }), redirects: z.number().int() }))
      .describe('Of other sites, as far as the caller sees them; most first.'),
  })
  .meta({ id: 'SiteReach' })
export type SiteReach = z.output<typeof SiteReach>
