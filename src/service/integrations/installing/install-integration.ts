/** Installing an integration in an organization, and agreeing to what newer versions ask for. */
import { operations } from '../../../contract/operations.ts'
import { organizationFor } from '../../access/load-resource.ts'
import type { Context } from '../../context.ts'
import { Failure } from '../../http/failure.ts'
import { writes } from '../../http/verb.ts'
import { base62 } from '../../identifiers.ts'
import type { IntegrationRow } from '../../storage/schema/integration-tables.ts'
import type { Db } from '../../storage/store.ts'
import { queueEvents } from '../delivery/queue-event.ts'
import { installationFor, integrationFor } from '../model/integration-access.ts'
import { installationView } from '../model/installation-view.ts'
import { statusFor, updateStatuses } from '../model/installation-status.ts'
import {
  countTargets,
  findInstallation,
  installationIn,
  lockIntegration,
} from '../model/integrations.queries.ts'
import { configurationOf, readManifest } from '../model/manifest.ts'
import { sealConfiguration } from '../model/sealed-configuration.ts'
import { defaultConfiguration } from './configuration.ts'
import { reload } from './targets.ts'

/** 131 random bits: the id is part of addresses that anybody can call. */
const newInstallationId = ({ random }: Context): string => `I${base62(random, 22)}`

/** Writes the installation with what the integration asks for as granted, and tells the integration. Returns its id. */
const insertInstallation = async (
  ctx: Context,
  db: Db,
  integration: IntegrationRow,
  { organization, person }: { readonly organization: string; readonly person: string },
): Promise<string> => {
  const manifest = readManifest(integration.manifest)
  const configuration = defaultConfiguration(configurationOf(manifest, 'account'))
  const status = statusFor(manifest, 'account', configuration)
  const id = newInstallationId(ctx)
  const now = ctx.now()
  await db
    .insertInto('integration_installations')
    .values({
      ...{ id, integration: integration.name, organization, status, paused_reason: null },
      ...{ space_selection: 'selected', site_selection: 'selected' },
      configuration: sealConfiguration(ctx.keys, configuration),
      external_ids: '[]',
      ...{ version: integration.version, scopes: integration.scopes, revision: 1 },
      ...{ created_by: person, created_at: now, updated_at: now },
    })
    .execute()
  await queueEvents(ctx, db, [
    {
      ...{ integration: integration.name, installation: id, organization },
      ...{ type: 'installation_setup', payload: { installationId: id, status } },
    },
  ])
  await ctx.events.record(db, {
    ...{ organization, kind: 'integration.installed', subject: integration.name, actor: person },
    data: { title: integration.title, to: { scopes: manifest.scopes } },
  })
  return id
}

/** What an administrator read may differ from what a version published meanwhile asks for. */
const checkVersion = ({ title, version }: IntegrationRow, agreed: number): void => {
  if (Number(version) !== agreed)
    throw new Failure(
      'state-forbids',
      `Version ${Number(version)} of ${title} has been published meanwhile. Read what it asks for and agree again.`,
    )
}

export const installIntegration = writes(
  operations.installIntegration,
  async ({ ctx, caller, params, body, created }, db) => {
    await lockIntegration(db, params.integrationName)
    const integration = await integrationFor(db, caller, params.integrationName)
    const { organization } = await organizationFor(db, caller, body.organization, { level: 'admin' })
    if (integration.visibility === 'private' && integration.organization !== organization.id)
      throw new Failure(
        'role-too-low',
        'This integration is private: it can be installed only in the organization that owns it.',
      )
    if (body.version !== undefined) checkVersion(integration, body.version)
    const { name } = integration
    if (await installationIn(db, organization.id, name))
      throw new Failure(
        'nothing-to-change',
        `${integration.title} is already installed in this organization.`,
      )
    const id = await insertInstallation(ctx, db, integration, {
      ...{ organization: organization.id, person: caller.person },
    })
    const installation = await findInstallation(db, id)
    if (!installation) throw new Error('An inserted installation exists.')
    created(ctx.addresses.installation(organization.id, name, id).location)
    return installationView(ctx, {
      ...{ integration, installation, targets: { space: 0, site: 0 }, isOwn: false },
    })
  },
)

export const consentToScopes = writes(
  operations.consentToScopes,
  async ({ ctx, caller, params, body }, db) => {
    const { integrationName: name, installationId: id } = params
    await lockIntegration(db, name)
    const { integration, installation, isOwn } = await installationFor(db, caller, { name, id }, 'admin')
    if (isOwn)
      throw new Failure('role-too-low', 'Only an administrator can grant an integration what it asks for.')
    const { version, scopes } = integration
    if (Number(installation.version) === Number(version))
      throw new Failure('nothing-to-change', 'This installation already runs the newest version.')
    checkVersion(integration, body.version)
    await db
      .updateTable('integration_installations')
      .set((e) => ({ version, scopes, revision: e('revision', '+', 1), updated_at: ctx.now() }))
      .where('id', '=', id)
      .execute()
    const manifest = readManifest(integration.manifest)
    await updateStatuses(ctx, db, integration.name, { version: Number(version), manifest })
    await ctx.events.record(db, {
      ...{
        organization: installation.organization,
        kind: 'integration.configured',
        subject: integration.name,
      },
      actor: caller.person,
      data: {
        title: integration.title,
        from: { version: Number(installation.version), scopes: JSON.parse(installation.scopes) as string[] },
        to: { version: Number(version), scopes: manifest.scopes },
      },
    })
    const targets = (await countTargets(db, [id])).get(id) ?? { space: 0, site: 0 }
    return installationView(ctx, { ...(await reload(db, installation)), targets, isOwn: false })
  },
)
