/** The space that a job reads. */
import { jobCaller } from '../access/caller.ts'
import type { SpaceSubject } from '../access/load-resource.ts'
import { spaceFor } from '../access/load-resource.ts'
import type { Context } from '../context.ts'
import { Failure } from '../http/failure.ts'
import type { JobContext } from '../jobs/job-queue.ts'
import { JobFailure } from '../jobs/job-queue.ts'

/** Fails with `JobFailure` unless the person that the job works for may still read the space. */
export const spaceOfJob = async (
  { store }: Context,
  job: JobContext,
  space: string,
): Promise<SpaceSubject['space']> => {
  try {
    return (await spaceFor(store.read, jobCaller(job), space, { level: 'read' })).space
  } catch (error) {
    if (!(error instanceof Failure)) throw error
    throw new JobFailure('The space no longer exists, or you lost access to it.')
  }
}
