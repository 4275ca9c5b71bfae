/**
 * Tells integrations that they are being removed, while they can still act: the deletion events are sent before the rows
 * go, and waited for at most five seconds in all.
 */
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import type { JsonObject } from '../../../content/document/document.ts'
import type { Caller } from '../../access/caller.ts'
import type { Context } from '../../context.ts'
import type {
  InstallationRow,
  IntegrationRow,
  IntegrationTargetRow,
} from '../../storage/schema/integration-tables.ts'
import { among, chunks } from '../../storage/sql.ts'
import { depthOf, maxDepth } from '../delivery/event-depth.ts'
import { recordEvents } from '../delivery/record-event.ts'
import type { ImmediateEvent } from '../delivery/send-now.ts'
import { sendNow } from '../delivery/send-now.ts'
import { openConfiguration } from '../model/sealed-configuration.ts'

const waitMilliseconds = 5000
/** Events that are sent at once. */
const concurrency = 4

type Removal = Omit<ImmediateEvent, 'answerWithin' | 'depth'>

const former = ({ keys }: Context, row: InstallationRow | IntegrationTargetRow): JsonObject => ({
  status: row.status,
  configuration: openConfiguration(keys, row.configuration),
})

/** The deletion event of a space or site of an installation. */
const targetRemoval = (
  ctx: Context,
  integration: IntegrationRow,
  installation: InstallationRow,
  target: IntegrationTargetRow,
): Removal => ({
  subject: { integration, installation, target },
  type: `${target.kind}_installation_deleted`,
  payload: {
    installationId: installation.id,
    [`${target.kind}Id`]: target.target,
    previous: former(ctx, target),
  },
})

/** Sends events a few at a time until the time is over, and records how they ended. */
const sendAll = async (ctx: Context, removals: readonly Removal[]): Promise<void> => {
  const end = Date.now() + waitMilliseconds
  for (const some of chunks(removals, concurrency)) {
    const answerWithin = end - Date.now()
    if (answerWithin <= 0) return
    const sent = Promise.all(
      some.map((removal) => sendNow(ctx, { ...removal, answerWithin, depth: maxDepth })),
    )
    const recorded = sent.then((events) => recordEvents(ctx, events))
    // Work that goes on after an answer is not waited for beyond the five seconds.
    recorded.catch((error: unknown) =>
      ctx.log.error({ err: error }, 'Could not tell an integration that it was removed'),
    )
    await Promise.race([recorded.catch(() => undefined), sleep(answerWithin, undefined, { ref: false })])
  }
}

/**
 * Announces the removal of installations of one integration: of their spaces and sites first. An integration that
 * removes itself when it hears of this is not told once more: the events have the greatest depth.
 */
export const announceRemoval = async (
  ctx: Context,
  caller: Caller,
  integration: IntegrationRow,
  installations: readonly InstallationRow[],
): Promise<void> => {
  if (depthOf(caller) > maxDepth) return
  const { engine, read } = ctx.store
  const byId = new Map(installations.map((row) => [row.id, row]))
  const targets = await read
    .selectFrom('integration_targets')
    .selectAll()
    .where(among(engine, sql.ref('installation'), [...byId.keys()]))
    .execute()
  await sendAll(ctx, [
    ...targets.flatMap((target) => {
      const installation = byId.get(target.installation)
      return installation ? [targetRemoval(ctx, integration, installation, target)] : []
    }),
    ...installations.map((installation) => ({
      subject: { integration, installation },
      type: 'installation_deleted' as const,
      payload: { installationId: installation.id, previous: former(ctx, installation) },
    })),
  ])
}
