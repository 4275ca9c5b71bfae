/** The handlers of all kinds of jobs. */
import { exportJob, importJob } from './pages/transfer/transfer-jobs.ts'
import { dropLapsedParcels } from './jobs/job-files.ts'
import { plannedMergeJob } from './change-requests/merge-plans.queries.ts'
import { plannedMerge } from './change-requests/merge/merge-plan-job.ts'
import { endTrial, trialJob } from './people/sign-on/enforce-sign-on.ts'
import { replacementJob } from './search/replacement-job.ts'
import { siteOfSpace } from './sites/make-site.ts'
import { forgetVisitors } from './sites/model/site-feedback.store.ts'
import { dropDeletedOrganizations } from './organizations/delete-organization.ts'
import { purgeTrash } from './spaces/purge-trash.ts'
import type { Context } from './context.ts'

const day = 24 * 3600 * 1000

/** Registers the handlers with the queue. Each can safely run again on the same input. */
export const registerJobs = (ctx: Context): void => {
  const { jobs, store, now } = ctx
  jobs.handle('import', importJob(ctx, siteOfSpace))
  jobs.handle('export', exportJob(ctx))
  // The PDF renderer is loaded with the first job.
  jobs.handle('pdf', async (input, context) => {
    const { pdfJob } = await import('./pages/pdf/pdf-job.ts')
    return pdfJob(ctx)(input, context)
  })
  jobs.handle('replacement', replacementJob(ctx))
  jobs.handle(trialJob, endTrial(ctx))
  jobs.handle(plannedMergeJob, plannedMerge(ctx))
  /**
   * Removes expired data: sessions that ended, attempts whose window is long over, jobs that ended a month ago, spaces
   * that have been in the trash long enough, and the hashes that distinguished yesterday's readers.
   */
  jobs.handle('sweep', async () => {
    const time = now()
    const before = (milliseconds: number) => new Date(Date.parse(time) - milliseconds).toISOString()
    await store.write(async (db) => {
      await db.deleteFrom('sessions').where('expires_at', '<', time).execute()
      await db.deleteFrom('attempts').where('window_start', '<', before(day)).execute()
      await db
        .deleteFrom('jobs')
        .where('state', 'in', ['done', 'failed', 'cancelled'])
        .where('updated_at', '<', before(30 * day))
        .execute()
      await dropLapsedParcels(db, before(day))
      await forgetVisitors(db, before(day))
    })
    const purgedSpaces = await purgeTrash(ctx)
    await dropDeletedOrganizations(ctx)
    return { purgedSpaces }
  })
}

/** Queues a sweep unless one is already waiting. */
export const sweepSoon = async ({ jobs, store }: Context): Promise<void> => {
  await store.write(async (db) => {
    const waiting = await db
      .selectFrom('jobs')
      .select('id')
      .where('kind', '=', 'sweep')
      .where('state', '=', 'pending')
      .executeTakeFirst()
    if (!waiting) await jobs.add(db, { kind: 'sweep', organization: '', person: '', input: {} })
  })
}
