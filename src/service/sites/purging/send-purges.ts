/** The job that tells shared caches what to remove, by one request to the operator's adapter for many keys. */
import type { PurgeHook } from '../../config.ts'
import { guardedFetch, OutgoingError } from '../../http/guarded-fetch.ts'
import type { JobContext, JobHandler } from '../../jobs/job-queue.ts'
import { JobFailure } from '../../jobs/job-queue.ts'
import { takeLock } from '../../storage/locks.ts'
import type { Context } from '../../context.ts'
import { dueKeys, firstDue, later, purgeTime, removePurges } from './due-purges.store.ts'
import type { PurgeJobInput } from './queue-purges.ts'
import { queueSending } from './queue-purges.ts'

/** Maximum keys of one request. */
const mostKeys = 500
const milliseconds = 10_000
const answerBytes = 64 * 1024

/** Seconds before another attempt: 4, 8, 16 and at last 300. */
const delayAfter = (failures: number): number => Math.min(4 * 2 ** failures, 300)

const tell = async (
  ctx: Context,
  { url, token }: PurgeHook,
  keys: readonly string[],
  { signal }: JobContext,
): Promise<void> => {
  const authorization = token === undefined ? [] : ['authorization', `Bearer ${token}`]
  await guardedFetch(
    url,
    {
      ...{ bytes: answerBytes, milliseconds, signal, accepts: () => true },
      statuses: [201, 202, 204],
      headers: ['content-type', 'application/json', ...authorization],
      body: Buffer.from(JSON.stringify({ keys })),
    },
    ctx.outgoing,
  )
}

/** Stores for which this process is sending. */
const sending = new WeakSet<object>()

/** Sends what is due, unless this or another process is sending it: that one also queues the next job. */
const sendOnce = async (ctx: Context, hook: PurgeHook, job: JobContext): Promise<void> => {
  const { store } = ctx
  if (sending.has(store)) return
  sending.add(store)
  try {
    await store.unlessRunning('purge', () => sendDue(ctx, hook, job))
  } finally {
    sending.delete(store)
  }
}

const sendDue = async (ctx: Context, hook: PurgeHook, job: JobContext): Promise<void> => {
  const { store } = ctx
  for (;;) {
    const now = ctx.now()
    const keys = await dueKeys(store.read, now, mostKeys)
    if (keys.length === 0) return
    await tell(ctx, hook, keys, job)
    await store.write((db) => removePurges(store, db, keys, now))
  }
}

const queueNext = (ctx: Context, failures: number): Promise<void> =>
  ctx.store.write(async (db) => {
    await takeLock(ctx.store.engine, db, 'purges')
    const due = await firstDue(db)
    if (due === undefined) return
    const now = ctx.now()
    const soonest = failures === 0 ? purgeTime(now) : later(now, delayAfter(failures - 1) * 1000)
    await queueSending(ctx, db, due > soonest ? due : soonest, failures)
  })

export const sendPurges =
  (ctx: Context): JobHandler =>
  async ({ failures }: PurgeJobInput, job: JobContext) => {
    const hook = ctx.config.sitesCdnPurge
    if (hook === undefined) return null
    try {
      await sendOnce(ctx, hook, job)
    } catch (error) {
      if (!(error instanceof OutgoingError)) throw error
      await queueNext(ctx, failures + 1)
      ctx.log.warn({ reason: error.message }, 'Shared caches could not be told what to remove')
      throw new JobFailure(
        `SITES_CDN_PURGE_URL could not be told what to remove: ${error.message} It is tried again.`,
      )
    }
    await queueNext(ctx, 0)
    return null
  }
