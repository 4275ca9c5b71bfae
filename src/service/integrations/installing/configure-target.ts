/** An integration in a space or in a site: installed, read, configured and removed. One implementation for both. */
import type { z } from 'zod'
import type {
  ContentInstallationUpdate,
  SiteInstallation,
  SpaceInstallation,
} from '../../../contract/integrations/installation-schemas.ts'
import { operations } from '../../../contract/operations.ts'
import type { Caller } from '../../access/caller.ts'
import type { Context } from '../../context.ts'
import { Failure, notFound } from '../../http/failure.ts'
import { reads, writes } from '../../http/verb.ts'
import type { IntegrationTargetRow } from '../../storage/schema/integration-tables.ts'
import type { Db } from '../../storage/store.ts'
import { depthOf } from '../delivery/event-depth.ts'
import { queueEvents } from '../delivery/queue-event.ts'
import { replaceExternalIds } from '../model/external-ids.store.ts'
import { installationFor } from '../model/integration-access.ts'
import { siteInstallationView, spaceInstallationView } from '../model/installation-view.ts'
import { statusFor } from '../model/installation-status.ts'
import { findTarget } from '../model/integrations.queries.ts'
import { configurationOf } from '../model/manifest.ts'
import { maskConfiguration, openConfiguration, sealConfiguration } from '../model/sealed-configuration.ts'
import { configurationAfter } from './configure-installation.ts'
import type { TargetKind } from './targets.ts'
import { insertTargets, manifestOf, removeTarget, requireTarget } from './targets.ts'

interface Place {
  readonly integrationName: string
  readonly installationId: string
}

interface Named {
  readonly ctx: Context
  readonly caller: Caller
  readonly params: Place
  readonly kind: TargetKind
  readonly target: string
}

const subjectOf = (db: Db, { caller, params }: Pick<Named, 'caller' | 'params'>, level: 'read' | 'admin') =>
  installationFor(db, caller, { name: params.integrationName, id: params.installationId }, level)

const requireOwnTarget = async (
  db: Db,
  { kind, target }: Pick<Named, 'kind' | 'target'>,
  organization: string,
): Promise<void> => {
  const row =
    kind === 'space'
      ? await db
          .selectFrom('spaces')
          .select('id')
          .where('id', '=', target)
          .where('organization', '=', organization)
          .where('deleted_at', 'is', null)
          .executeTakeFirst()
      : await db
          .selectFrom('sites')
          .select('id')
          .where('id', '=', target)
          .where('organization', '=', organization)
          .executeTakeFirst()
  if (!row) throw notFound()
}

const requireRow = async (db: Db, { params, kind, target }: Named): Promise<IntegrationTargetRow> => {
  const row = await findTarget(db, params.installationId, kind, target)
  if (!row) throw notFound()
  return row
}

const recordChange = async (
  db: Db,
  named: Named,
  about: { readonly organization: string; readonly title: string },
) => {
  const { ctx, caller, params, kind, target } = named
  await ctx.events.record(db, {
    ...{ organization: about.organization, kind: 'integration.configured', actor: caller.person },
    subject: params.integrationName,
    ...(kind === 'space' && { space: target }),
    data: { title: about.title, to: { [kind]: target } },
  })
}

const install = async (db: Db, named: Named) => {
  const { ctx, caller, kind, target } = named
  const { integration, installation, isOwn } = await subjectOf(db, named, 'admin')
  // An integration cannot extend its own reach.
  if (isOwn)
    throw new Failure('role-too-low', `Only an administrator can install an integration in a ${kind}.`)
  await requireOwnTarget(db, named, installation.organization)
  const manifest = await manifestOf(db, installation)
  requireTarget(manifest, kind)
  if (await findTarget(db, installation.id, kind, target))
    throw new Failure('nothing-to-change', `${integration.title} is already installed in this ${kind}.`)
  await insertTargets(ctx, db, installation, { manifest, kind, ids: [target], depth: depthOf(caller) })
  await recordChange(db, named, { organization: installation.organization, title: integration.title })
  return requireRow(db, named)
}

const update = async (db: Db, named: Named, body: z.infer<typeof ContentInstallationUpdate>) => {
  const { ctx, caller, kind, target } = named
  const { integration, installation, isOwn } = await subjectOf(db, named, 'admin')
  const row = await requireRow(db, named)
  const manifest = await manifestOf(db, installation)
  const declared = configurationOf(manifest, kind)
  const configuration = configurationAfter(ctx, row.configuration, body.configuration, { isOwn, declared })
  const status = statusFor(manifest, kind, configuration)
  await db
    .updateTable('integration_targets')
    .set((e) => ({
      configuration: sealConfiguration(ctx.keys, configuration),
      status,
      ...(body.externalIds && { external_ids: JSON.stringify(body.externalIds) }),
      revision: e('revision', '+', 1),
      updated_at: ctx.now(),
    }))
    .where('installation', '=', installation.id)
    .where('kind', '=', kind)
    .where('target', '=', target)
    .execute()
  if (body.externalIds)
    await replaceExternalIds(
      db,
      { integration: integration.name, installation: installation.id, kind, target },
      body.externalIds,
    )
  const previous = {
    status: row.status,
    configuration: maskConfiguration(openConfiguration(ctx.keys, row.configuration)),
  }
  await queueEvents(ctx, db, [
    {
      ...{ integration: integration.name, installation: installation.id, organization: row.organization },
      ...{ type: `${kind}_installation_setup`, depth: depthOf(caller) },
      payload: {
        installationId: installation.id,
        [kind === 'space' ? 'spaceId' : 'siteId']: target,
        ...{ status, previous },
      },
    },
  ])
  await recordChange(db, named, { organization: row.organization, title: integration.title })
  return { row: await requireRow(db, named), isOwn }
}

const remove = async (db: Db, named: Named): Promise<void> => {
  const { ctx, caller, kind, target } = named
  const { integration, installation } = await subjectOf(db, named, 'admin')
  await requireRow(db, named)
  if (installation[`${kind}_selection`] === 'all')
    throw new Failure(
      'state-forbids',
      `${integration.title} is installed in all ${kind}s. Choose selected ${kind}s first.`,
    )
  await removeTarget(ctx, db, installation, { kind, target, depth: depthOf(caller) })
  await recordChange(db, named, { organization: installation.organization, title: integration.title })
}

const locationOf = ({ ctx, params, kind, target }: Named, organization: string): string =>
  `${ctx.addresses.installation(organization, params.integrationName, params.installationId).location}/${kind}s/${target}`

export const installOnSpace = writes(
  operations.installOnSpace,
  async ({ ctx, caller, params, body, created }, db): Promise<SpaceInstallation> => {
    const named: Named = { ctx, caller, params, kind: 'space', target: body.space }
    const row = await install(db, named)
    created(locationOf(named, row.organization))
    return spaceInstallationView(ctx, row, false)
  },
)

export const installOnSite = writes(
  operations.installOnSite,
  async ({ ctx, caller, params, body, created }, db): Promise<SiteInstallation> => {
    const named: Named = { ctx, caller, params, kind: 'site', target: body.siteId }
    const row = await install(db, named)
    created(locationOf(named, row.organization))
    return siteInstallationView(ctx, row, false)
  },
)

export const getSpaceInstallation = reads(
  operations.getSpaceInstallation,
  async ({ ctx, caller, params }, db) => {
    const { isOwn } = await subjectOf(db, { caller, params }, 'read')
    const named: Named = { ctx, caller, params, kind: 'space', target: params.spaceId }
    return spaceInstallationView(ctx, await requireRow(db, named), isOwn)
  },
)

export const getSiteInstallation = reads(
  operations.getSiteInstallation,
  async ({ ctx, caller, params }, db) => {
    const { isOwn } = await subjectOf(db, { caller, params }, 'read')
    const named: Named = { ctx, caller, params, kind: 'site', target: params.siteId }
    return siteInstallationView(ctx, await requireRow(db, named), isOwn)
  },
)

export const updateSpaceInstallation = writes(
  operations.updateSpaceInstallation,
  async ({ ctx, caller, params, body }, db) => {
    const named: Named = { ctx, caller, params, kind: 'space', target: params.spaceId }
    const { row, isOwn } = await update(db, named, body)
    return spaceInstallationView(ctx, row, isOwn)
  },
)

export const updateSiteInstallation = writes(
  operations.updateSiteInstallation,
  async ({ ctx, caller, params, body }, db) => {
    const named: Named = { ctx, caller, params, kind: 'site', target: params.siteId }
    const { row, isOwn } = await update(db, named, body)
    return siteInstallationView(ctx, row, isOwn)
  },
)

export const uninstallFromSpace = writes(operations.uninstallFromSpace, async ({ ctx, caller, params }, db) =>
  remove(db, { ctx, caller, params, kind: 'space', target: params.spaceId }),
)

export const uninstallFromSite = writes(operations.uninstallFromSite, async ({ ctx, caller, params }, db) =>
  remove(db, { ctx, caller, params, kind: 'site', target: params.siteId }),
)
