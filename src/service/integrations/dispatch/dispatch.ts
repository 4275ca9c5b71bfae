/** Sends an event to an integration: to the version that runs, or to a developer's machine. */
import type { IntegrationEventType } from '../../../contract/integrations/installation-schemas.ts'
import type { JsonObject } from '../../../content/document/document.ts'
import type { Context } from '../../context.ts'
import type { ScriptRequest, ScriptResponse } from '../runtime/script-request.ts'
import { ScriptFailure } from '../runtime/script-request.ts'
import { dispatchToTunnel } from '../runtime/dispatch-to-tunnel.ts'
import { runtimeOf } from '../runtime/runtime-of.ts'

import { countCrash, pauseInstallation } from './crash-limit.ts'
import { clearRefusals, countRefusal, tunnelFor, withoutEndedDevelopment } from './development.ts'
import type { EventSubject } from './environment.ts'
import { environmentOf } from './environment.ts'

import { manifestOfVersion, scriptOfVersion } from './versions.queries.ts'

export interface DispatchedEvent extends EventSubject {
  /** With `eventId`, `type` and what belongs to the type. */
  readonly event: JsonObject
  /** The body of a `fetch` event. */
  readonly body?: ScriptRequest['body']
  /** How many calls of integrations led to it; default 0. */
  readonly depth?: number
  /** Milliseconds; default by type. */
  readonly answerWithin?: number
  readonly signal?: AbortSignal
}

/** Milliseconds for an answer: somebody waits for some events. */
export const answerTime = (type: IntegrationEventType): number =>
  ['ui_render', 'fetch_published_script', 'fetch_visitor_authentication'].includes(type) ? 10_000 : 30_000

/** Which version an event is sent to, and the developer's machine if it goes there instead. */
export const routeOf = ({ integration, installation }: EventSubject) => ({
  version: Number(installation?.version ?? integration.version),
  tunnel: tunnelFor(integration, installation),
})

/** The integration as the version that runs declares it. */
const atVersion = async (ctx: Context, subject: EventSubject, version: number): Promise<EventSubject> => {
  const { integration } = subject
  if (Number(integration.version) === version) return subject
  const manifest = await manifestOfVersion(ctx.store.read, integration.name, version)
  if (manifest === undefined) throw new ScriptFailure('start', `Version ${version} is not kept any more.`, [])
  return { ...subject, integration: { ...integration, version, manifest } }
}

const sendThroughTunnel = async (
  ctx: Context,
  { integration }: EventSubject,
  tunnel: string,
  request: ScriptRequest,
): Promise<ScriptResponse> => {
  try {
    const response = await dispatchToTunnel(ctx, tunnel, request)
    await clearRefusals(ctx, integration)
    return response
  } catch (error) {
    if (error instanceof ScriptFailure && error.reason === 'unavailable') await countRefusal(ctx, integration)
    throw error
  }
}

/** Counts a crash; an installation whose script the runtime stopped after crashes is paused. */
const recordCrash = async (
  ctx: Context,
  { installation }: EventSubject,
  { reason, dismissed }: ScriptFailure,
): Promise<void> => {
  if (reason === 'died' && !dismissed) await countCrash(ctx, installation)
  else if (reason === 'paused' && installation) await pauseInstallation(ctx, installation)
}

/** Counts a crash in work that goes on after the answer. Nobody waits for it, so that it never rejects. */
const countLateCrash = async (
  ctx: Context,
  installation: EventSubject['installation'],
  finished: ScriptResponse['finished'],
): Promise<void> => {
  const { died, dismissed } = await finished
  if (!died || dismissed === true) return
  await countCrash(ctx, installation).catch((error: unknown) =>
    ctx.log.error({ err: error, installation: installation?.id }, 'Could not pause a crashing integration'),
  )
}

/**
 * Sends an event and resolves with the answer, whatever its status. Throws `ScriptFailure` if there is none. A crash
 * counts against the installation, which is paused after three in ten minutes.
 */
export const dispatchEvent = async (ctx: Context, event: DispatchedEvent): Promise<ScriptResponse> => {
  const integration = await withoutEndedDevelopment(ctx, event.integration)
  const { version, tunnel } = routeOf({ ...event, integration })
  const { name } = integration
  const subject = await atVersion(ctx, { ...event, integration }, version)
  const request: ScriptRequest = {
    script: {
      ...{ integration: name, version, since: integration.created_at },
      load: () => scriptOfVersion(ctx.store.read, name, version),
    },
    event: event.event,
    ...(event.installation && {
      holder: event.installation.id,
      holderChanged: Date.parse(event.installation.updated_at),
    }),
    environment: await environmentOf(ctx, ctx.store.read, subject, event.depth ?? 0),
    answerWithin: event.answerWithin ?? answerTime(event.event['type'] as IntegrationEventType),
    ...(event.body && { body: event.body }),
    ...(event.signal && { signal: event.signal }),
  }
  if (tunnel !== undefined) return sendThroughTunnel(ctx, subject, tunnel, request)
  try {
    const response = await runtimeOf(ctx).dispatch(request)
    void countLateCrash(ctx, event.installation, response.finished)
    return response
  } catch (error) {
    if (error instanceof ScriptFailure) await recordCrash(ctx, event, error)
    throw error
  }
}
