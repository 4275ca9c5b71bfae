/** Redirects and custom host names of a site. */
import { z } from 'zod'
import { SiteHostname } from '../schemas.ts'
import { Id, inOneLine, ListQuery, notInOneLine, text, Timestamp, Url } from '../../wire/shapes.ts'

/** Maximum number of redirects in one request. */
export const redirectsAtOnce = 500

/** A path below the base of the site. */
export const RedirectPath = text({ min: 1, max: 512 }).refine(inOneLine, notInOneLine)

/** No URL, and without a query or a fragment. */
const isPathAlone = (text: string): boolean => !/[?#]|^[a-z][a-z\d+.-]*:\/\//i.test(text)

/** A path that is redirected; also percent-encoded. */
const RedirectSource = RedirectPath.refine(isPathAlone, {
  error: 'Enter a path of the site, such as guide/old-name, without a host, “?” or “#”.',
})

const SiteRedirectDestination = z
  .discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('site-section'), siteSectionId: Id }),
    z.strictObject({ kind: z.literal('site-space'), siteSpaceId: Id }),
    z.strictObject({ kind: z.literal('site-page'), siteSpaceId: Id, pageId: Id }),
    z.strictObject({
      kind: z.literal('path'),
      path: RedirectPath.describe('May end with a query and a fragment.'),
    }),
    z.strictObject({ kind: z.literal('external'), url: Url }),
  ])
  .meta({ id: 'SiteRedirectDestination' })

const noDraft = z.literal(false).describe('Always false: a redirect applies as soon as it exists.')

export const SiteRedirect = z
  .object({
    object: z.literal('site-redirect'),
    id: Id,
    source: z
      .string()
      .describe('The path without leading and trailing slashes. Empty for the base of the site.'),
    destination: SiteRedirectDestination,
    permanent: z.boolean(),
    captureWildcard: z.boolean().describe('Whether paths below the source are redirected too.'),
    automatic: z.boolean().describe('Whether it was created because a path changed.'),
    broken: z.boolean().describe('Whether its target is no longer part of the site.'),
    draft: noDraft,
    createdAt: Timestamp,
    updatedAt: Timestamp,
    urls: z.object({ location: z.string() }),
  })
  .meta({ id: 'SiteRedirect' })
export type SiteRedirect = z.output<typeof SiteRedirect>

export const NewSiteRedirect = z
  .strictObject({
    source: RedirectSource,
    destination: SiteRedirectDestination,
    permanent: z.boolean().default(true),
    captureWildcard: z.boolean().default(false),
  })
  .meta({ id: 'NewSiteRedirect' })
export type NewSiteRedirect = z.output<typeof NewSiteRedirect>

export const SiteRedirectUpdate = z
  .strictObject({
    source: RedirectSource.optional(),
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
    results: z.array(
      z.object({
        status: z.enum(['created', 'updated', 'error']),
        source: z.string(),
        draft: noDraft,
        id: Id.optional(),
        unchanged: z.literal(true).optional().describe('It was like this already.'),
        redirect: SiteRedirect.optional(),
        error: z.string().optional().describe('Why it was rejected.'),
      }),
    ),
  })
  .meta({ id: 'SiteRedirectResults' })
export type SiteRedirectResults = z.output<typeof SiteRedirectResults>

export const RedirectListQuery = ListQuery.extend({
  search: text({ max: 512 }).optional().describe('Text in the source. Case-insensitive.'),
})

export const RedirectQuery = z.object({
  source: text({ max: 2048 }),
  shareKey: text({ max: 200 }).optional(),
})

export const ResolvedRedirect = z
  .object({ redirect: SiteRedirect, target: z.string().describe('An absolute URL.') })
  .meta({ id: 'ResolvedRedirect' })

export const CustomHostname = z
  .object({
    object: z.literal('custom-hostname'),
    hostname: z.string(),
    target: z.object({ type: z.literal('site'), organization: Id, site: Id }),
    isActive: z.boolean(),
    status: z.enum(['pending', 'active']),
    problem: z.string().optional().describe('The problem found by the last check.'),
    connectionProblem: z
      .string()
      .optional()
      .describe('Why readers cannot open the site at the active domain, as of the last check.'),
    checkedAt: Timestamp.optional(),
    proof: z
      .object({
        dns: z.object({ name: z.string(), type: z.literal('TXT'), value: z.string() }),
        file: z.object({ url: z.string(), content: z.string() }),
      })
      .describe('Either record proves that you own the domain.'),
    createdAt: Timestamp,
    urls: z.object({ location: z.string() }),
  })
  .meta({ id: 'CustomHostname' })

export const NewCustomHostname = z.strictObject({ hostname: SiteHostname }).meta({ id: 'NewCustomHostname' })
