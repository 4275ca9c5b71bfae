/** Jobs, for the person who started them. */
import { operations } from '../../contract/operations.ts'
import { Failure, notFound } from '../http/failure.ts'
import { reads, writes } from '../http/verb.ts'
import { plannedMergeJob } from '../change-requests/merge-plans.queries.ts'
import { hasJobFile } from '../jobs/job-files.ts'
import { hasStoredResult } from '../jobs/job-results.ts'
import { trialEndJob } from '../people/sign-on/enforce-sign-on.ts'
import type { JobRow } from '../storage/schema/schema.ts'
import type { Db } from '../storage/store.ts'
import type { Context } from '../context.ts'
import { backupJob, reopenFailedBackup } from './backups/queue-backup.ts'

/** A job as the API shows it to its owner. */
export const jobView = (ctx: Context, row: JobRow) => ({
  object: 'job' as const,
  id: row.id,
  kind: row.kind,
  state: row.state as 'pending',
  progress: row.progress,
  total: row.total,
  ...(row.result !== null && { result: JSON.parse(row.result) as null }),
  ...(row.error !== null && { error: row.error }),
  createdAt: row.created_at,
  updatedAt: row.updated_at,
  urls: ctx.addresses.job(row.id),
})

/** A job of the person. Fails for jobs of others. */
const jobOfCaller = async (db: Db, id: string, person: string): Promise<JobRow> => {
  const row = await db
    .selectFrom('jobs')
    .selectAll()
    .where('id', '=', id)
    .where('person', '=', person)
    .executeTakeFirst()
  if (!row) throw notFound()
  return row
}

/** Whether the job's input files still exist, or are not needed any more; most jobs have none. */
const hasInput = async (db: Db, row: JobRow): Promise<boolean> => {
  const { pieces = [] } = JSON.parse(row.input) as { readonly pieces?: readonly string[] }
  return hasStoredResult(row) || (await hasJobFile(db, row.id, pieces))
}

export const getJob = reads(operations.getJob, async ({ params, caller, ctx }, db) => {
  const row = await jobOfCaller(db, params.jobId, caller.person)
  const view = jobView(ctx, row)
  return row.state === 'failed' ? { ...view, retryable: await hasInput(db, row) } : view
})

/** Kinds that carry out what somebody scheduled, which would wait for them forever. */
const scheduledKinds: readonly string[] = [plannedMergeJob, trialEndJob]

const hasEnded = ({ state }: Pick<JobRow, 'state'>): boolean => state !== 'pending' && state !== 'running'

export const isCancellable = (row: Pick<JobRow, 'state' | 'kind'>): boolean =>
  !hasEnded(row) && !scheduledKinds.includes(row.kind)

/** Cancels a job unless it has ended; returns whether it did. Fails if something else depends on it. */
export const cancelUnfinished = async ({ jobs }: Context, db: Db, row: JobRow): Promise<boolean> => {
  if (hasEnded(row)) return false
  if (!isCancellable(row))
    throw new Failure(
      'state-forbids',
      'This job carries out what somebody scheduled. Cancel it where it was scheduled.',
    )
  await jobs.cancel(db, row.id)
  return true
}

export const cancelJob = writes(operations.cancelJob, async ({ params, caller, ctx }, db) => {
  await cancelUnfinished(ctx, db, await jobOfCaller(db, params.jobId, caller.person))
})

/** Restarts a failed job. Fails if it has not failed, or if what it works on is gone. */
export const restartFailed = async ({ jobs }: Context, db: Db, row: JobRow): Promise<JobRow> => {
  if (row.state !== 'failed') throw new Failure('state-forbids', 'Only a failed job can be restarted.')
  if (!(await hasInput(db, row)))
    throw new Failure(
      'state-forbids',
      'The files for this job were kept for one day and have been deleted. Upload them again.',
    )
  // A backup that has ended would not be made: its row has to be a running one again.
  if (row.kind === backupJob) await reopenFailedBackup(db, row.id)
  const started = await jobs.retry(db, row)
  if (!started) throw new Failure('state-forbids', 'Someone has already restarted this job.')
  return started
}

export const retryJob = writes(operations.retryJob, async ({ params, caller, ctx }, db) => {
  const row = await jobOfCaller(db, params.jobId, caller.person)
  return jobView(ctx, await restartFailed(ctx, db, row))
})
