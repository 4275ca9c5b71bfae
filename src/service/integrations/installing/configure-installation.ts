/** Reading, configuring, pausing and removing an installation. Every change sends the setup event again. */
import type { z } from 'zod'
import type { JsonObject } from '../../../content/document/document.ts'
import type { InstallationUpdate } from '../../../contract/integrations/installation-schemas.ts'
import { operations } from '../../../contract/operations.ts'
import type { Caller } from '../../access/caller.ts'
import { integrationToken } from '../../access/integration-caller.ts'
import type { Context } from '../../context.ts'
import { Failure, notFound } from '../../http/failure.ts'
import { open, reads, writes } from '../../http/verb.ts'
import type { Db } from '../../storage/store.ts'
import { afterWrite } from '../../storage/store.ts'
import { depthOf } from '../delivery/event-depth.ts'
import { queueEvents } from '../delivery/queue-event.ts'
import { replaceExternalIds } from '../model/external-ids.store.ts'
import type { InstallationSubject } from '../model/integration-access.ts'
import { installationFor } from '../model/integration-access.ts'
import { installationView } from '../model/installation-view.ts'
import { statusFor } from '../model/installation-status.ts'
import { countTargets } from '../model/integrations.queries.ts'
import type { Manifest } from '../model/manifest.ts'
import { configurationOf } from '../model/manifest.ts'
import {
  maskConfiguration,
  openConfiguration,
  sealConfiguration,
  unmaskConfiguration,
} from '../model/sealed-configuration.ts'
import { runtimeOf } from '../runtime/runtime-of.ts'
import { announceRemoval } from './announce-removal.ts'
import { ownMembers, requireValidConfiguration } from './configuration.ts'
import { removeInstallations } from './remove-installations.ts'
import { insertAllTargets, manifestOf, reload } from './targets.ts'

type Update = z.infer<typeof InstallationUpdate>

const shown = async (ctx: Context, db: Db, { isOwn, ...rows }: InstallationSubject) => {
  const { id } = rows.installation
  const targets = (await countTargets(db, [id])).get(id) ?? { space: 0, site: 0 }
  return installationView(ctx, { ...rows, targets, isOwn })
}

const subjectOf = (
  db: Db,
  caller: Caller,
  params: { readonly integrationName: string; readonly installationId: string },
  level: 'read' | 'admin',
) => installationFor(db, caller, { name: params.integrationName, id: params.installationId }, level)

export const getInstallation = reads(operations.getInstallation, async ({ ctx, caller, params }, db) =>
  shown(ctx, db, await subjectOf(db, caller, params, 'read')),
)

/** The configuration after an update: an integration replaces it as it likes, people replace what is declared. */
export const configurationAfter = (
  { keys }: Context,
  stored: string,
  sent: JsonObject | undefined,
  { isOwn, declared }: { readonly isOwn: boolean; readonly declared: ReturnType<typeof configurationOf> },
): JsonObject => {
  const before = openConfiguration(keys, stored)
  if (sent === undefined) return before
  if (isOwn) return sent
  const configuration = { ...ownMembers(declared, before), ...unmaskConfiguration(sent, before) }
  requireValidConfiguration(declared, configuration)
  return configuration
}

/** The status after an update: pausing is the administrators' alone. */
const statusAfter = (
  { installation, isOwn }: InstallationSubject,
  { paused }: Update,
  configured: 'active' | 'pending',
): string => {
  if (paused !== undefined && isOwn)
    throw new Failure('role-too-low', 'Only an administrator can pause an integration or resume it.')
  if (paused ?? installation.status === 'paused') return 'paused'
  return configured
}

/** Fails with `role-too-low` if an integration asks for more spaces or sites than it was given. */
const requireSameReach = ({ installation, isOwn }: InstallationSubject, body: Update): void => {
  for (const selection of ['space_selection', 'site_selection'] as const)
    if (isOwn && body[selection] === 'all' && installation[selection] !== 'all')
      throw new Failure(
        'role-too-low',
        'Only an administrator can install an integration in all spaces or sites.',
      )
}

const writeUpdate = async (
  ctx: Context,
  db: Db,
  subject: InstallationSubject,
  { body, manifest }: { readonly body: Update; readonly manifest: Manifest },
) => {
  const { installation, isOwn } = subject
  const declared = configurationOf(manifest, 'account')
  const configuration = configurationAfter(ctx, installation.configuration, body.configuration, {
    isOwn,
    declared,
  })
  const status = statusAfter(subject, body, statusFor(manifest, 'account', configuration))
  await db
    .updateTable('integration_installations')
    .set((e) => ({
      configuration: sealConfiguration(ctx.keys, configuration),
      status,
      paused_reason:
        status === 'paused' ? (installation.paused_reason ?? 'Paused by an administrator.') : null,
      ...(body.externalIds && { external_ids: JSON.stringify(body.externalIds) }),
      ...(body.space_selection && { space_selection: body.space_selection }),
      ...(body.site_selection && { site_selection: body.site_selection }),
      revision: e('revision', '+', 1),
      updated_at: ctx.now(),
    }))
    .where('id', '=', installation.id)
    .execute()
  if (body.externalIds) {
    const { id, integration } = installation
    await replaceExternalIds(
      db,
      { integration, installation: id, kind: 'organization', target: '' },
      body.externalIds,
    )
  }
  return status
}

export const updateInstallation = writes(
  operations.updateInstallation,
  async ({ ctx, caller, params, body }, db) => {
    const subject = await subjectOf(db, caller, params, 'admin')
    requireSameReach(subject, body)
    const { integration, installation } = subject
    const manifest = await manifestOf(db, installation)
    const depth = depthOf(caller)
    const status = await writeUpdate(ctx, db, subject, { body, manifest })
    if (body.space_selection === 'all')
      await insertAllTargets(ctx, db, installation, { manifest, kind: 'space', depth })
    if (body.site_selection === 'all')
      await insertAllTargets(ctx, db, installation, { manifest, kind: 'site', depth })
    // The runtime refuses what crashed too often.
    if (body.paused === false) afterWrite(() => runtimeOf(ctx).resume(integration.name, installation.id))
    const { id, organization } = installation
    const previous = {
      status: installation.status,
      configuration: maskConfiguration(openConfiguration(ctx.keys, installation.configuration)),
    }
    await queueEvents(ctx, db, [
      {
        ...{ integration: integration.name, installation: id, organization, depth },
        ...{ type: 'installation_setup', payload: { installationId: id, status, previous } },
      },
    ])
    await ctx.events.record(db, {
      ...{ organization, subject: integration.name, actor: caller.person },
      kind: body.paused === undefined ? 'integration.configured' : 'integration.paused',
      // Names only: values may be secrets.
      data: { title: integration.title, to: { status, changed: Object.keys(body) } },
    })
    return shown(ctx, db, { ...(await reload(db, installation)), isOwn: subject.isOwn })
  },
)

export const uninstallIntegration = open(
  operations.uninstallIntegration,
  async ({ ctx, caller, params }, db) => {
    const { integration, installation } = await subjectOf(db, caller, params, 'admin')
    await announceRemoval(ctx, caller, integration, [installation])
    await ctx.store.write(async (write) => {
      await subjectOf(write, caller, params, 'admin')
      const removed = await removeInstallations(write, [installation.id])
      if (removed.length === 0) throw notFound()
      await ctx.events.record(write, {
        ...{
          organization: installation.organization,
          kind: 'integration.uninstalled',
          subject: integration.name,
        },
        ...{ actor: caller.person, data: { title: integration.title } },
      })
    })
    return undefined
  },
)

const tokenMilliseconds = 3_600_000

export const createInstallationToken = writes(
  operations.createInstallationToken,
  async ({ ctx, caller, params }, db) => {
    const { integration, installation, isOwn } = await subjectOf(db, caller, params, 'read')
    // A token acts as the integration, so that only the integration can make one.
    if (!isOwn)
      throw new Failure(
        'role-too-low',
        'Only the integration itself can create tokens for its installations.',
      )
    const now = ctx.now()
    const holder = {
      ...{ integration: integration.name, installation: installation.id },
      depth: caller.integration?.depth ?? 0,
    }
    return {
      token: integrationToken(ctx.keys, holder, { now, milliseconds: tokenMilliseconds }),
      expiresAt: new Date(Date.parse(now) + tokenMilliseconds).toISOString(),
    }
  },
)
