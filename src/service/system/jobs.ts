/** Jobs, for the person who started them. */
import { operations } from '../../contract/operations.ts'
import { notFound } from '../http/failure.ts'
import { reads, writes } from '../http/verb.ts'
import type { JobRow } from '../storage/schema.ts'
import type { Surroundings } from '../surroundings.ts'

/** A job as the API shows it to the person who started it. */
export const jobView = (around: Surroundings, row: JobRow) => ({
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
  urls: around.addresses.job(row.id),
})

export const getJob = reads(operations.getJob, async ({ params, caller, around }, db) => {
  const row = await db
    .selectFrom('jobs')
    .selectAll()
    .where('id', '=', params.jobId)
    .where('person', '=', caller.person)
    .executeTakeFirst()
  if (!row) throw notFound()
  return jobView(around, row)
})

export const cancelJob = writes(operations.cancelJob, async ({ params, caller, around }, db) => {
  const row = await db
    .selectFrom('jobs')
    .select('id')
    .where('id', '=', params.jobId)
    .where('person', '=', caller.person)
    .executeTakeFirst()
  if (!row) throw notFound()
  await around.jobs.cancel(db, row.id)
})
