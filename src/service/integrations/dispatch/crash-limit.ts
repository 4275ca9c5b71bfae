/** Pauses an installation whose script crashed three times in ten minutes. */
import type { Context } from '../../context.ts'
import type { InstallationRow } from '../../storage/schema/integration-tables.ts'
import type { Store } from '../../storage/store.ts'

const maxCrashes = 3
const windowMilliseconds = 10 * 60_000
/** Crashes so close to each other are one: the events of a process fail together. */
const sameCrashMilliseconds = 500

/** Times of crashes in this process by installation, in milliseconds since 1970. */
const crashes = new WeakMap<Store, Map<string, readonly number[]>>()

const reason = `The integration crashed ${maxCrashes} times in ten minutes.`

/** Pauses an installation, unless it is paused. */
export const pauseInstallation = (
  { store, events, now }: Context,
  installation: InstallationRow,
): Promise<void> =>
  store.write(async (db) => {
    const paused = await db
      .updateTable('integration_installations')
      .set((e) => ({
        status: 'paused',
        paused_reason: reason,
        revision: e('revision', '+', 1),
        updated_at: now(),
      }))
      .where('id', '=', installation.id)
      .where('status', '!=', 'paused')
      .returning('id')
      .executeTakeFirst()
    if (!paused) return
    await events.record(db, {
      organization: installation.organization,
      kind: 'integration.paused',
      subject: installation.integration,
      actor: '',
      data: { installation: installation.id, reason },
    })
  })

/** Counts a crash of the script against an installation. */
export const countCrash = async (ctx: Context, installation: InstallationRow | undefined): Promise<void> => {
  if (!installation) return
  const byInstallation = crashes.get(ctx.store) ?? new Map<string, readonly number[]>()
  crashes.set(ctx.store, byInstallation)
  const time = Date.parse(ctx.now())
  const known = byInstallation.get(installation.id) ?? []
  if (time - (known.at(-1) ?? 0) < sameCrashMilliseconds) return
  const recent = [...known, time].filter((at) => at > time - windowMilliseconds)
  if (recent.length < maxCrashes) return void byInstallation.set(installation.id, recent)
  byInstallation.delete(installation.id)
  await pauseInstallation(ctx, installation)
}
