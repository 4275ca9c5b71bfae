/** Sites: what is published, where, and for whom. */
import { z } from 'zod'
import { Favicon, SiteCustomization, SiteTitle } from './look/schemas.ts'
import { RoleOrNull } from '../roles/roles.ts'
import { SiteStructure } from './structure/schemas.ts'
import { Id, ListQuery, text, Timestamp } from '../wire/shapes.ts'

export const SiteType = z
  .enum(['basic', 'premium', 'ultimate', 'sponsored', 'legacy-basic', 'legacy-premium'])
  .meta({ id: 'SiteType' })

export const SiteVisibility = z
  .enum(['public', 'unlisted', 'share-link', 'visitor-auth'])
  .meta({ id: 'SiteVisibility' })
  .describe(
    'Everybody and search engines; everybody; whoever has a link with a secret; whoever shows a signed JWT.',
  )

export const AgentsContext = z
  .enum(['excluded', 'included'])
  .meta({ id: 'AgentsContext' })
  .describe('Whether agents are given the pages of the site as text.')

export const SiteBasename = text({ min: 1, max: 100 })

/** At least three labels: `docs.example.org`. */
export const SiteHostname = z
  .string()
  .max(512, { abort: true })
  .regex(/^([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?[.]){2,}[a-z0-9][a-z0-9-]{0,61}[a-z0-9]$/, {
    error: 'Is not a host name of three parts at least, such as docs.example.org.',
  })

/** Where the site is served through a proxy: a dotted domain and a path, such as `example.org/docs`. */
export const SiteProxyOrigin = z
  .string()
  .max(512, { abort: true })
  .regex(/^([\w-]+\.)*[\w-]+\.[a-zA-Z]{2,}(\/[\w-]+)+$/, {
    error: 'Is not a host and a path, such as example.org/docs.',
  })

const AdaptiveContent = z.strictObject({ enabled: z.boolean() })

const Feature = z
  .object({
    id: z.string().regex(/^sites-[a-z-]+$/),
    plan: SiteType,
    frozen: z.boolean(),
    customizations: z
      .array(
        z.enum([
          'header-logo',
          'theme-preset',
          'premium-fonts',
          'custom-icons',
          'footer-logo',
          'footer-links',
          'footer-copyright',
          'semantic-colors',
        ]),
      )
      .optional(),
  })
  .meta({ id: 'SiteFeature' })

export const Site = z
  .object({
    object: z.literal('site'),
    id: Id,
    type: SiteType,
    title: z.string(),
    icon: Favicon.nullable().optional(),
    hostname: SiteHostname.optional(),
    basename: z.string().optional(),
    proxy: z.object({ origin: z.string(), target: z.string() }).optional(),
    visibility: SiteVisibility,
    published: z.boolean().describe('Whether those whom `visibility` means reach it.'),
    siteSpaces: z.int(),
    createdAt: Timestamp,
    lastPublishedAt: Timestamp.optional().describe(
      'When it was published, or a pending structure or look of it, the last time.',
    ),
    adaptiveContent: AdaptiveContent.optional(),
    agentsContext: AgentsContext,
    changeRequestsOpen: z
      .int()
      .optional()
      .describe('In lists: open change requests of the spaces that it shows and the caller may read.'),
    features: z.array(Feature),
    defaultLevel: RoleOrNull.describe(
      'What members of the organization may do who were given nothing here; null is nothing.',
    ),
    defaultLevelSource: z
      .object({ kind: z.enum(['site', 'organization']), id: Id })
      .describe('Where it was set; the organization: each has the role that they have there.'),
    permissions: z
      .object({ view: z.boolean(), edit: z.boolean(), publish: z.boolean(), admin: z.boolean() })
      .describe(
        'What the caller may do: see it; prepare changes that wait; publish and change at once; say who may do what.',
      ),
    urls: z.object({ location: z.string(), app: z.string(), published: z.string().optional() }),
  })
  .meta({ id: 'Site' })
export type Site = z.infer<typeof Site>

export const ShareKeyQuery = z.object({
  shareKey: text({ max: 200 }).optional().describe('Resolves published addresses of share-link sites.'),
})

export const SiteListQuery = ListQuery.extend({
  space: Id.optional().describe('Only sites that show this space.'),
  title: text({ max: 512 }).optional().describe('Part of a title, in either case.'),
  published: z.boolean().optional().describe('True: only those online; false: only the others.'),
  type: z.array(SiteType).max(10).optional().describe('Only those of these types.'),
})

export const NewSite = z
  .strictObject({
    type: SiteType.default('basic'),
    title: SiteTitle.optional(),
    visibility: SiteVisibility.optional(),
    spaces: z.array(Id).max(100).optional(),
  })
  .meta({ id: 'NewSite' })

export const SiteUpdate = z
  .strictObject({
    title: SiteTitle.optional(),
    visibility: SiteVisibility.optional(),
    basename: SiteBasename.optional(),
    adaptiveContent: AdaptiveContent.optional(),
    agentsContext: AgentsContext.optional(),
    defaultSiteSpace: Id.optional().describe('Shown at the root, or first in the default section.'),
    defaultSiteSection: Id.optional(),
    proxy: SiteProxyOrigin.nullable().optional().describe('Null: no longer under another host.'),
  })
  .meta({ id: 'SiteUpdate' })

/** Everything needed to display the site. */
export const PublishedSite = z
  .object({
    object: z.literal('published-content-site'),
    site: Site,
    structure: SiteStructure,
    customizations: z.object({
      site: SiteCustomization,
      siteSpaces: z.record(Id, SiteCustomization).describe('By the id of the site space.'),
    }),
    scripts: z.array(
      z.object({
        script: z.string(),
        contentSecurityPolicy: z.string().optional(),
        cookies: z.boolean(),
      }),
    ),
  })
  .meta({ id: 'PublishedSite' })
export type PublishedSite = z.output<typeof PublishedSite>
