/** Restarts a failed job, for screens that follow one. */
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { getJobQueryKey, retryJobMutation } from '../../client/@tanstack/react-query.gen.ts'
import type { Job } from '../../client/types.gen.ts'
import type { ErrorText } from './process-error.ts'
import { processError } from './process-error.ts'

export interface JobRetry {
  /** Props for an `ErrorNote`; without retry if what the job works on was deleted. */
  readonly button: { readonly onRetry?: () => void; readonly retrying?: boolean }
  readonly error: ErrorText | undefined
}

export const useJobRetry = (job: Pick<Job, 'id' | 'retryable'> | undefined): JobRetry => {
  const client = useQueryClient()
  const { mutate, isPending, error } = useMutation({
    ...retryJobMutation(),
    // The job is pending again, so the screen follows it again.
    onSuccess: (started) => client.setQueryData(getJobQueryKey({ path: { jobId: started.id } }), started),
  })
  return {
    button:
      job?.retryable === true
        ? { onRetry: () => mutate({ path: { jobId: job.id } }), retrying: isPending }
        : {},
    error: error === null ? undefined : processError(error),
  }
}
