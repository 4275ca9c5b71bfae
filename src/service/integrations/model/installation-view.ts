/** Installations in API responses. Configurations are masked for people and whole for the integration itself. */
import type {
  Installation,
  SiteInstallation,
  SpaceInstallation,
} from '../../../contract/integrations/installation-schemas.ts'
import type { IntegrationScope } from '../../../contract/integrations/scopes.ts'
import type { Context } from '../../context.ts'
import type {
  InstallationRow,
  IntegrationRow,
  IntegrationTargetRow,
} from '../../storage/schema/integration-tables.ts'
import { readManifest } from './manifest.ts'
import { maskConfiguration, openConfiguration } from './sealed-configuration.ts'

const shownConfiguration = ({ keys }: Context, sealed: string, isOwn: boolean) => {
  const configuration = openConfiguration(keys, sealed)
  return isOwn ? configuration : maskConfiguration(configuration)
}

const grantedScopes = ({ scopes }: Pick<InstallationRow, 'scopes'>) =>
  JSON.parse(scopes) as IntegrationScope[]

/** What the newest version asks for beyond what was granted; undefined if the installation runs the newest version. */
const consentNeeded = (
  installation: Pick<InstallationRow, 'version' | 'scopes'>,
  integration: Pick<IntegrationRow, 'version' | 'manifest'>,
): Installation['consent'] => {
  if (Number(installation.version) === Number(integration.version)) return undefined
  const granted = grantedScopes(installation)
  const scopes = readManifest(integration.manifest).scopes.filter((scope) => !granted.includes(scope))
  return scopes.length === 0 ? undefined : { version: Number(integration.version), scopes }
}

export interface ShownInstallation {
  readonly integration: IntegrationRow
  readonly installation: InstallationRow
  readonly targets: { readonly space: number; readonly site: number }
  /** Whether it is shown to the integration itself. */
  readonly isOwn: boolean
}

export const installationView = (
  ctx: Context,
  { integration, installation, targets, isOwn }: ShownInstallation,
): Installation => {
  const { id, organization } = installation
  const endpoint = ctx.addresses.integrationEndpoint(integration.name, id)
  const consent = consentNeeded(installation, integration)
  return {
    id,
    status: installation.status as Installation['status'],
    space_selection: installation.space_selection as Installation['space_selection'],
    site_selection: installation.site_selection as Installation['site_selection'],
    spaces: targets.space,
    sites: targets.site,
    configuration: shownConfiguration(ctx, installation.configuration, isOwn),
    createdAt: installation.created_at,
    updatedAt: installation.updated_at,
    urls: {
      ...ctx.addresses.installation(organization, integration.name, id),
      publicEndpoint: endpoint,
      publicContentEndpoint: endpoint,
    },
    externalIds: JSON.parse(installation.external_ids) as string[],
    target: { organization },
    version: Number(installation.version),
    scopes: grantedScopes(installation),
    ...(consent && { consent }),
    ...(installation.paused_reason !== null && { pausedReason: installation.paused_reason }),
  }
}

type OnTarget = Omit<SpaceInstallation, 'space'>

const targetView = (ctx: Context, row: IntegrationTargetRow, isOwn: boolean): OnTarget => {
  const { integration, installation, kind, target, organization } = row
  const endpoint = ctx.addresses.integrationEndpoint(integration, installation, { kind, id: target })
  const { location } = ctx.addresses.installation(organization, integration, installation)
  return {
    integration,
    installation,
    status: row.status as OnTarget['status'],
    configuration: shownConfiguration(ctx, row.configuration, isOwn),
    externalIds: JSON.parse(row.external_ids) as string[],
    urls: {
      location: `${location}/${kind}s/${target}`,
      publicEndpoint: endpoint,
      publicContentEndpoint: endpoint,
    },
  }
}

/** How an integration is installed in a space; `space` is its id, or the whole space. */
export const spaceInstallationView = (
  ctx: Context,
  row: IntegrationTargetRow,
  isOwn: boolean,
  space: SpaceInstallation['space'] = row.target,
): SpaceInstallation => ({ ...targetView(ctx, row, isOwn), space })

export const siteInstallationView = (
  ctx: Context,
  row: IntegrationTargetRow,
  isOwn: boolean,
  site: SiteInstallation['site'] = row.target,
): SiteInstallation => ({ ...targetView(ctx, row, isOwn), site })
