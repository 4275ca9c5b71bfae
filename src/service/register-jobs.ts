/** The handlers of all kinds of jobs. */
import { processSpec } from './api-specs/processing/process-spec.ts'
import { processingJob } from './api-specs/processing/queue-processing.ts'
import { clusterIssuesJob, describeClustersJob } from './conversations/clustering/cluster-all-issues.ts'
import { dropExpiredOriginals } from './conversations/keep-originals.ts'
import { clusteringJob, describingJob, readingJob } from './conversations/queue-work.ts'
import { readConversations } from './conversations/reading/read-conversations.ts'
import { dropOldResults } from './content/computed/computed-results.store.ts'
import { exportJob, importJob } from './pages/transfer/transfer-jobs.ts'
import { dropExpiredJobFiles } from './jobs/job-files.ts'
import { plannedMergeJob } from './change-requests/merge-plans.queries.ts'
import { plannedMerge } from './change-requests/merge/merge-plan-job.ts'
import { dropExpiredEvents } from './integrations/delivery/retention.ts'
import { runBackup } from './system/backups/run-backup.ts'
import { sweepFiles } from './system/sweep-files.ts'
import { backupJob } from './system/backups/queue-backup.ts'
import { endTrial, trialEndJob } from './people/sign-on/enforce-sign-on.ts'
import { followHead } from './search/index-head.ts'
import { replacementJob } from './search/replacement-job.ts'
import { siteOfSpace } from './sites/make-site.ts'
import { purgeJob } from './sites/purging/queue-purges.ts'
import { sendPurges } from './sites/purging/send-purges.ts'
import { forgetVisitors } from './sites/model/site-feedback.store.ts'
import { dropDeletedOrganizations } from './organizations/delete-organization.ts'
import { purgeTrash } from './spaces/purge-trash.ts'
import { followGlossaryChange, glossaryJob } from './translations/glossary/follow-change.ts'
import { runTranslationJob } from './translations/run/run-translation.ts'
import { translationJob } from './translations/run/queue-run.ts'
import type { Context } from './context.ts'

const day = 24 * 3600 * 1000

/** Registers the handlers with the queue. Each can safely run again on the same input. */
export const registerJobs = (ctx: Context): void => {
  const { jobs, store, now } = ctx
  jobs.handle('import', importJob(ctx, { makeSite: siteOfSpace, index: followHead }))
  jobs.handle('export', exportJob(ctx))
  // The PDF renderer is loaded with the first job.
  jobs.handle('pdf', async (input, context) => {
    const { pdfJob } = await import('./pages/pdf/pdf-job.ts')
    return pdfJob(ctx)(input, context)
  })
  jobs.handle('replacement', replacementJob(ctx))
  jobs.handle(processingJob, processSpec(ctx))
  jobs.handle(readingJob, readConversations(ctx))
  jobs.handle(clusteringJob, clusterIssuesJob(ctx))
  jobs.handle(describingJob, describeClustersJob(ctx))
  jobs.handle(translationJob, runTranslationJob(ctx))
  jobs.handle(glossaryJob, followGlossaryChange(ctx))
  jobs.handle(trialEndJob, endTrial(ctx))
  jobs.handle(plannedMergeJob, plannedMerge(ctx))
  jobs.handle(backupJob, runBackup(ctx))
  jobs.handle(purgeJob, sendPurges(ctx))
  /**
   * Removes expired data: sessions that ended, attempts whose window is long over, jobs that ended a month ago, events of integrations that ended a week ago, spaces
   * that have been in the trash long enough, results of content sources that nobody asked for, unmasked conversations that are no longer kept, objects of the object storage that belong to no file, and the hashes that distinguished yesterday's readers.
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
      await dropExpiredJobFiles(db, before(day))
      await forgetVisitors(db, before(day))
      await dropOldResults(db, before(90 * day))
    })
    const purgedSpaces = await purgeTrash(ctx)
    await dropDeletedOrganizations(ctx)
    await dropExpiredEvents(ctx)
    await dropExpiredOriginals(ctx)
    return { purgedSpaces, deletedObjects: await sweepFiles(ctx) }
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
