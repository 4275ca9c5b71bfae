/** A long piece of work, followed until it ends. */
import { getJobOptions } from '../../../client/@tanstack/react-query.gen.ts'
import type { Job } from '../../../client/types.gen.ts'

const between = 700

export const hasEnded = ({ state }: Pick<Job, 'state'>): boolean => state !== 'pending' && state !== 'running'

/** Asks again while the job runs: the service's stream of events tells of its changes to nobody. */
export const followedJobOptions = (job: string) => ({
  ...getJobOptions({ path: { jobId: job } }),
  refetchInterval: ({ state: { data } }: { readonly state: { readonly data: Job | undefined } }) =>
    data !== undefined && hasEnded(data) ? (false as const) : between,
})

/** How far it is, in words and as a share; the share is undefined while the amount of work is not known. */
export const jobProgress = (
  { state, progress, total }: Pick<Job, 'state' | 'progress' | 'total'>,
  unit: string,
): { readonly done: number | undefined; readonly text: string } => {
  if (state === 'pending') return { done: undefined, text: 'Waits for its turn' }
  if (total === 0) return { done: undefined, text: 'At work' }
  return { done: progress / total, text: `${progress} of ${total} ${unit}` }
}
