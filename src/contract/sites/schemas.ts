/** Sites: what is published, where, and for whom. */
import { z } from 'zod'
import { Favicon, SiteCustomization, SiteTitle } from './look/schemas.ts'
import { RoleOrNull } from '../roles/role-schemas.ts'
import { SiteStructure } from './structure/schemas.ts'
import { Id, ListQuery, text, Timestamp } from '../wire/shapes.ts'

const SiteType = z
  .enum(['basic', 'premium', 'ultimate', 'sponsored', 'legacy-basic', 'legacy-premium'])
  .meta({ id: 'SiteType' })

export const SiteVisibility = z
  .enum(['public', 'unlisted', 'share-link', 'visitor-auth'])
  .meta({ id: 'SiteVisibility' })
  .describe(
    'Who can read the site: everyone and search engines, anyone with the URL, people with a share link, or visitors with a signed JWT.',
  )

const AgentsContext = z
  .enum(['excluded', 'included'])
  .meta({ id: 'AgentsContext' })
  .describe('Whether agents can read the pages of the site as text.')

const ScriptSources = z
  .enum(['declared', 'any-https'])
  .meta({ id: 'SiteScriptSources' })
  .describe(
    'Hosts that scripts of integrations can use on the pages of the site: those that the integrations declare, or any host over HTTPS.',
  )

const SiteBasename = text({ min: 1, max: 100 })

/** At least two labels: `docs.example.org`, or `docs.intranet` in a private network. Never an IP address. */
export const SiteHostname = z
  .string()
  .max(512, { abort: true })
  .regex(/^([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?[.])+[a-z]([a-z0-9-]{0,61}[a-z0-9])?$/, {
    error: 'Enter a domain in lower case, such as docs.example.org.',
  })

/** Where the site is served through a proxy: a dotted domain and a path, such as `example.org/docs`. */
const SiteProxyOrigin = z
  .string()
  .max(512, { abort: true })
  .regex(/^([\w-]+\.)*[\w-]+\.[a-zA-Z]{2,}(\/[\w-]+)+$/, {
    error: 'Enter a host and path such as example.org/docs.',
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
    appliedType: SiteType.describe('The same as `type`: no site is limited to less.'),
    title: z.string(),
    icon: Favicon.nullable().optional(),
    hostname: SiteHostname.optional(),
    basename: z.string().optional(),
    proxy: z.object({ origin: z.string(), target: z.string() }).optional(),
    visibility: SiteVisibility,
    published: z.boolean().describe('Whether the audience in `visibility` can read it.'),
    siteSpaces: z.int(),
    createdAt: Timestamp,
    lastPublishedAt: Timestamp.optional().describe(
      'When the site, its draft structure or its draft customization was last published.',
    ),
    adaptiveContent: AdaptiveContent.optional(),
    agentsContext: AgentsContext,
    scriptSources: ScriptSources,
    changeRequestsOpen: z
      .int()
      .optional()
      .describe(
        'The number of open change requests in the spaces of the site that the caller can read. Only in lists.',
      ),
    health: z
      .object({
        trashedSpaces: z.int().describe('The number of its spaces in the trash, which readers do not see.'),
        homeTrashed: z
          .boolean()
          .describe('Whether its default space is in the trash: its home page is missing.'),
        hostnameProblem: z.string().optional().describe('Why the custom domain failed its last check.'),
      })
      .optional()
      .describe('What readers cannot reach. Only in lists and when the site is read.'),
    features: z.array(Feature),
    defaultLevel: RoleOrNull.describe('The role of organization members without a direct role. Null: none.'),
    defaultLevelSource: z
      .object({ kind: z.enum(['site', 'organization']), id: Id })
      .describe('Where the default role is set. `organization`: members have their organization role.'),
    permissions: z
      .object({
        view: z.boolean(),
        access: z.boolean().describe('Open it in the dashboard.'),
        edit: z.boolean().describe('Edit drafts.'),
        create: z.boolean().describe('The same as `publish`.'),
        publish: z.boolean().describe('Publish, and edit directly.'),
        admin: z.boolean().describe('Manage access.'),
        installIntegration: z.boolean(),
        viewAdaptiveSchema: z.boolean(),
        editAdaptiveSchema: z.boolean(),
      })
      .describe('What the caller can do.'),
    urls: z.object({
      location: z.string(),
      app: z.string(),
      preview: z.string().describe('The preview in the dashboard, published or not.'),
      published: z.string().optional(),
    }),
  })
  .meta({ id: 'Site' })
export type Site = z.infer<typeof Site>

export const ShareKeyQuery = z.object({
  shareKey: text({ max: 200 })
    .optional()
    .describe('The key of a share link. Used to resolve published URLs.'),
})

export const SiteListQuery = ListQuery.extend({
  space: Id.optional().describe('Only sites that show this space.'),
  spaces: z.array(Id).max(100).optional().describe('Only sites that show one of these spaces.'),
  title: text({ max: 512 }).optional().describe('Text in the title. Case-insensitive.'),
  published: z.boolean().optional().describe('True: only published sites. False: only unpublished sites.'),
  type: z.array(SiteType).max(10).optional().describe('Only sites of these types.'),
})

export const NewSite = z
  .strictObject({
    type: SiteType.default('basic'),
    title: SiteTitle.optional(),
    visibility: SiteVisibility.optional(),
    spaces: z.array(Id).max(100).optional(),
    layout: z
      .enum(['sections', 'variants'])
      .optional()
      .describe(
        'How several spaces are arranged: each as a section, or as versions of the same content. Default: variants.',
      ),
  })
  .meta({ id: 'NewSite' })

export const SiteUpdate = z
  .strictObject({
    title: SiteTitle.optional(),
    visibility: SiteVisibility.optional(),
    basename: SiteBasename.optional(),
    adaptiveContent: AdaptiveContent.optional(),
    agentsContext: AgentsContext.optional(),
    scriptSources: ScriptSources.optional(),
    defaultSiteSpace: Id.optional().describe(
      'The site space at the root, or the first one in the default section.',
    ),
    defaultSiteSection: Id.optional(),
    proxy: SiteProxyOrigin.nullable().optional().describe('Null: no proxy.'),
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
      siteSpaces: z.record(Id, SiteCustomization).describe('Customization by site space id.'),
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
