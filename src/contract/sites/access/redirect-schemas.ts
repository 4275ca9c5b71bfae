/** Redirects and custom host names of a site. */
import { z } from 'zod'
import { SiteHostname } from '../schemas.ts'
import { Id, inOneLine, ListQuery, notInOneLine, text, Timestamp, Url } from '../../wire/shapes.ts'

/** Maximum number of redirects in one request. */
export const redirectsAtOnce = 500

/** A path below the base of the site. */
export const RedirectPath = text({ min: 1, max: 512 }).refine(inOneLine, notInOneLine)

export const SiteRedirectDestination = z
  .discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('site-section'), siteSectionId: Id }),
    z.strictObject({ kind: z.literal('site-space'), siteSpaceId: Id }),
    z.strictObject({ kind: z.literal('site-page'), siteSpaceId: Id, pageId: Id }),
    z.strictObject({ kind: z.literal('path'), path: RedirectPath }),
    z.strictObject({ kind: z.literal('external'), url: Url }),
  ])
  .meta({ id: 'SiteRedirectDestination' })

export const SiteRedirect = z
  .object({
    object: z.literal('site-redirect'),
    id: Id,
    source: z.string().describe('Without a slash at either end; empty for the base of the site.'),
    destination: SiteRedirectDestination,
    permanent: z.boolean(),
    captureWildcard: z.boolean().describe('Also takes what stands below the source along.'),
    automatic: z.boolean().describe('Written because a path changed.'),
    broken: z.boolean().describe('What it leads to is not part of the site any more.'),
    createdAt: Timestamp,
    updatedAt: Timestamp,
    urls: z.object({ location: z.string() }),
  })
  .meta({ id: 'SiteRedirect' })
export type SiteRedirect = z.output<typeof SiteRedirect>

export const NewSiteRedirect = z
  .strictObject({
    source: RedirectPath,
    destination: SiteRedirectDestination,
    permanent: z.boolean().default(true),
    captureWildcard: z.boolean().default(false),
  })
  .meta({ id: 'NewSiteRedirect' })
export type NewSiteRedirect = z.output<typeof NewSiteRedirect>

export const SiteRedirectUpdate = z
  .strictObject({
    source: RedirectPath.optional(),
    destination: SiteRedirectDestination.optional(),
    permanent: z.boolean().optional(),
    captureWildcard: z.boolean().optional(),
  })
  .meta({ id: 'SiteRedirectUpdate' })

export const SiteRedirects = z
  .strictObject({ redirects: z.array(NewSiteRedirect).min(1).max(redirectsAtOnce) })
  .meta({ id: 'SiteRedirects' })

export const SiteRedirectResults = z
  .object({
    items: z.array(
      z.object({
        source: z.string(),
        result: z.enum(['created', 'updated', 'unchanged', 'refused']),
        redirect: SiteRedirect.optional(),
        problem: z.string().optional().describe('Why it was refused.'),
      }),
    ),
  })
  .meta({ id: 'SiteRedirectResults' })

export const RedirectListQuery = ListQuery.extend({
  search: text({ max: 512 }).optional().describe('Part of a source, in either case.'),
})

export const RedirectQuery = z.object({
  source: text({ max: 2048 }),
  shareKey: text({ max: 200 }).optional(),
})

export const ResolvedRedirect = z
  .object({ redirect: SiteRedirect, target: z.string().describe('An address; absolute.') })
  .meta({ id: 'ResolvedRedirect' })

export const CustomHostname = z
  .object({
    object: z.literal('custom-hostname'),
    hostname: z.string(),
    target: z.object({ organization: Id, site: Id }),
    isActive: z.boolean(),
    status: z.enum(['pending', 'active']),
    problem: z.string().optional().describe('What the last check found.'),
    checkedAt: Timestamp.optional(),
    proof: z
      .object({
        dns: z.object({ name: z.string(), type: z.literal('TXT'), value: z.string() }),
        file: z.object({ url: z.string(), content: z.string() }),
      })
      .describe('Either of the two shows that the name is yours.'),
    createdAt: Timestamp,
    urls: z.object({ location: z.string() }),
  })
  .meta({ id: 'CustomHostname' })

export const NewCustomHostname = z.strictObject({ hostname: SiteHostname }).meta({ id: 'NewCustomHostname' })
