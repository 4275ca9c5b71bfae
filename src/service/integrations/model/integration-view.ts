/** Integrations in API responses. */
import type { Integration } from '../../../contract/integrations/schemas.ts'
import { rank } from '../../../contract/roles/roles.ts'
import type { Caller } from '../../access/caller.ts'
import { givesEntry } from '../../access/organization-entry.ts'
import type { Context } from '../../context.ts'
import { ownerView } from '../../organizations/organization-view.ts'
import type { OrganizationRow } from '../../storage/schema/schema.ts'
import type { IntegrationRow } from '../../storage/schema/integration-tables.ts'
import type { Db } from '../../storage/store.ts'
import { developmentHours } from './development.ts'
import { readManifest } from './manifest.ts'
import { openSecrets } from './sealed-configuration.ts'

/** What is needed to show integrations to somebody: their owners, and which of these the viewer administers. */
interface Owners {
  readonly rows: ReadonlyMap<string, OrganizationRow>
  readonly administered: ReadonlySet<string>
}

const ownersOf = async (
  db: Db,
  caller: Caller | undefined,
  integrations: readonly IntegrationRow[],
): Promise<Owners> => {
  const ids = [...new Set(integrations.flatMap(({ organization }) => organization || []))]
  if (ids.length === 0) return { rows: new Map(), administered: new Set() }
  const rows = await db.selectFrom('organizations').selectAll().where('id', 'in', ids).execute()
  const administered =
    caller === undefined || caller.integration
      ? []
      : await db
          .selectFrom('members')
          .select('organization')
          .where('person', '=', caller.person)
          .where('organization', 'in', ids)
          .where('role', '=', rank('admin'))
          .where('disabled', '=', 0)
          .where(givesEntry('members', caller.signOn))
          .execute()
  return {
    rows: new Map(rows.map((row) => [row.id, row])),
    administered: new Set(administered.map(({ organization }) => organization)),
  }
}

/** The URL of a picture of an integration, on the origin of sites. */
export const pictureUrl = ({ config }: Context, name: string, hash: string): string =>
  `${config.sitesUrl}/integration-pictures/${encodeURIComponent(name)}/${hash}.png`

const urlsOf = (
  ctx: Context,
  { name, organization }: IntegrationRow,
  icon: string | undefined,
  viewedIn?: string,
) => {
  const { location, app = ctx.config.baseUrl } = ctx.addresses.integration(
    name,
    viewedIn ?? (organization || undefined),
  )
  const endpoint = ctx.addresses.integrationEndpoint(name)
  return {
    location,
    app,
    ...(icon !== undefined && { icon: pictureUrl(ctx, name, icon) }),
    assets: `${ctx.config.sitesUrl}/integration-pictures/${encodeURIComponent(name)}`,
    publicEndpoint: endpoint,
    publicContentEndpoint: endpoint,
  }
}

/** What only those who administer the owner are told. */
const forAdministrators = (ctx: Context, row: IntegrationRow) => ({
  secretNames: Object.keys(openSecrets(ctx.keys, row.secrets)),
  ...(row.tunnel_url !== null &&
    row.tunnel_since !== null && {
      development: {
        tunnelUrl: row.tunnel_url,
        all: row.tunnel_all === 1,
        startedAt: row.tunnel_since,
        endsAt: new Date(Date.parse(row.tunnel_since) + developmentHours * 3_600_000).toISOString(),
      },
    }),
})

const show = (
  ctx: Context,
  row: IntegrationRow,
  { rows, administered }: Owners,
  viewedIn: string | undefined,
): Integration => {
  const { icon, previewImages, externalLinks = [], ...manifest } = readManifest(row.manifest)
  const isAdministrator = administered.has(row.organization)
  const { runtime: _runtime, ...declared } = manifest
  return {
    object: 'integration',
    ...declared,
    name: row.name,
    version: Number(row.version),
    visibility: row.visibility as Integration['visibility'],
    previewImages: previewImages.map((hash) => pictureUrl(ctx, row.name, hash)),
    externalLinks,
    verified: row.built_in === 1,
    owner: ownerView(ctx, rows.get(row.organization)),
    urls: urlsOf(ctx, row, icon, viewedIn),
    permissions: { admin: isAdministrator },
    ...(isAdministrator && forAdministrators(ctx, row)),
  }
}

/**
 * Integrations as the caller sees them; without a caller as everybody does. `viewedIn` is the organization in whose
 * dashboard they are shown; default: the owner.
 */
export const integrationViews = async (
  ctx: Context,
  db: Db,
  caller: Caller | undefined,
  integrations: readonly IntegrationRow[],
  viewedIn?: string,
): Promise<Integration[]> => {
  const owners = await ownersOf(db, caller, integrations)
  return integrations.map((row) => show(ctx, row, owners, viewedIn))
}

/** `integrationViews` for one. */
export const integrationView = async (
  ctx: Context,
  db: Db,
  caller: Caller | undefined,
  integration: IntegrationRow,
  viewedIn?: string,
): Promise<Integration> => {
  const [view] = await integrationViews(ctx, db, caller, [integration], viewedIn)
  if (!view) throw new Error('An integration has one view.')
  return view
}
