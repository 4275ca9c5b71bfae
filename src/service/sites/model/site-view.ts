/** Sites in API responses. */
import type { z } from 'zod'
import { atLeast, roleOfRank } from '../../../contract/roles/roles.ts'
import { operations } from '../../../contract/operations.ts'
import { siteRights } from '../../../contract/roles/site-rights.ts'
import type { Site } from '../../../contract/sites/schemas.ts'
import type { SiteSubject } from '../../access/load-site.ts'
import type { SiteRow } from '../../storage/schema/site-tables.ts'
import type { Context } from '../../context.ts'

/** All features are always available; the list tells API clients so. */
const features: Site['features'] = [
  { id: 'sites-adaptive-content', plan: 'basic', frozen: false },
  { id: 'sites-custom-domain', plan: 'basic', frozen: false },
  { id: 'sites-redirects', plan: 'basic', frozen: false },
  { id: 'sites-sections', plan: 'basic', frozen: false },
  { id: 'sites-share-links', plan: 'basic', frozen: false },
  { id: 'sites-visitor-authentication', plan: 'basic', frozen: false },
  {
    id: 'sites-advanced-customization',
    plan: 'basic',
    frozen: false,
    customizations: [
      'header-logo',
      'theme-preset',
      'premium-fonts',
      'custom-icons',
      'footer-logo',
      'footer-links',
      'footer-copyright',
      'semantic-colors',
    ],
  },
]

/** The public URL of a site, or of a path of it; undefined if it is not published. */
export const publishedUrl = (
  { addresses }: Context,
  { published, basename, hostname }: Pick<SiteRow, 'published' | 'basename' | 'hostname'>,
  path = '',
  shareKey?: string,
): string | undefined =>
  published === 1
    ? addresses.published({ basename, ...(hostname !== null && { hostname }) }, path, shareKey)
    : undefined

/** The viewer's roles: on the site, and in the organization. */
type SiteRoles = Pick<SiteSubject, 'role' | 'organizationRole'>

const permissionsOf = ({ role, organizationRole }: SiteRoles): Site['permissions'] => ({
  view: atLeast(role, siteRights.view),
  access: atLeast(role, siteRights.view),
  edit: atLeast(role, siteRights.edit),
  create: atLeast(role, siteRights.publish),
  publish: atLeast(role, siteRights.publish),
  admin: atLeast(role, siteRights.admin),
  installIntegration: organizationRole === 'admin',
  viewAdaptiveSchema: atLeast(role, operations.getSiteAdaptiveSchema.right.level),
  editAdaptiveSchema: atLeast(role, operations.updateSiteAdaptiveSchema.right.level),
})

export const siteView = (
  ctx: Context,
  row: SiteRow,
  roles: SiteRoles,
  shareKey?: string,
): z.input<typeof Site> => {
  const { location, app, preview } = ctx.addresses.site(row.organization, row.id)
  const published = publishedUrl(ctx, row, '', shareKey)
  return {
    object: 'site',
    id: row.id,
    type: row.type as Site['type'],
    appliedType: row.type as Site['type'],
    title: row.title,
    ...(row.icon !== null && { icon: JSON.parse(row.icon) as NonNullable<Site['icon']> }),
    ...(row.hostname !== null && { hostname: row.hostname }),
    basename: row.basename,
    ...(row.proxy !== null && {
      proxy: { origin: row.proxy, target: ctx.addresses.proxyTarget(row.basename) },
    }),
    visibility: row.visibility as Site['visibility'],
    published: row.published === 1,
    siteSpaces: row.site_spaces,
    createdAt: row.created_at,
    ...(row.last_published_at !== null && { lastPublishedAt: row.last_published_at }),
    adaptiveContent: { enabled: row.adaptive === 1 },
    agentsContext: row.agents_context as Site['agentsContext'],
    scriptSources: row.script_sources as Site['scriptSources'],
    features,
    defaultLevel: row.default_level === null ? null : roleOfRank(row.default_level),
    defaultLevelSource:
      row.default_level === null
        ? { kind: 'organization', id: row.organization }
        : { kind: 'site', id: row.id },
    permissions: permissionsOf(roles),
    urls: { location, app, preview, ...(published !== undefined && { published }) },
  }
}
