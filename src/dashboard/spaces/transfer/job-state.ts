/** Follows a job until it ends. */
import { getJobOptions } from '../../../client/@tanstack/react-query.gen.ts'
import type { Job } from '../../../client/types.gen.ts'

const between = 700

export const hasEnded = ({ state }: Pick<Job, 'state'>): boolean => state !== 'pending' && state !== 'running'

/** Polls while the job runs: the service sends no events about jobs. */
export const followedJobOptions = (job: string) => ({
  ...getJobOptions({ path: { jobId: job } }),
  refetchInterval: ({ state: { data } }: { readonly state: { readonly data: Job | undefined } }) =>
    data !== undefined && hasEnded(data) ? (false as const) : between,
})

/** Progress as text and as a fraction; the fraction is undefined while the total is unknown. */
export const jobProgress = (
  { state, progress, total }: Pick<Job, 'state' | 'progress' | 'total'>,
  unit: string,
): { readonly done: number | undefined; readonly text: string } => {
  if (state === 'pending') return { done: undefined, text: 'Waiting to start' }
  if (total === 0) return { done: undefined, text: 'Working…' }
  return { done: progress / total, text: `${progress} of ${total} ${unit}` }
}
