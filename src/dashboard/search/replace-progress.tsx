import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import {
  cancelJobMutation,
  getJobOptions,
  getJobQueryKey,
  listOrganizationChangeRequestsQueryKey,
} from '../../client/@tanstack/react-query.gen.ts'
import type { Job } from '../../client/types.gen.ts'
import { processError } from '../api/process-error.ts'
import { useJobRetry } from '../api/use-job-retry.ts'
import { FormError } from '../forms/form-error.tsx'
import { Button } from '../ui/buttons/button.tsx'
import { counted } from '../ui/counted.ts'
import { EmptyState } from '../ui/feedback/empty-state.tsx'
import { ErrorNote } from '../ui/feedback/error-note.tsx'
import { Note } from '../ui/feedback/note.tsx'
import { ProgressBar } from '../ui/feedback/progress-bar.tsx'
import { Section } from '../ui/layout/section.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { pathOf } from './result-row.ts'

export interface ReplaceWatchProps {
  readonly org: string
  readonly job: string
  readonly onAgain: () => void
  readonly onGo: (path: string) => void
}

interface Made {
  readonly id: string
  readonly number: number
  readonly space: { readonly id: string; readonly title: string }
  readonly pages: number
  readonly hits: number
  readonly urls: { readonly app: string }
}
interface Skipped {
  readonly space: string
  readonly page?: string
  readonly reason: string
}

const between = 700
const ended = ({ state }: Job): boolean => state !== 'pending' && state !== 'running'

/** Progress of a running replacement, then the change requests that it created. */
export function ReplaceWatch({ org, job: id, onAgain, onGo }: ReplaceWatchProps) {
  const client = useQueryClient()
  const job = useQuery({
    ...getJobOptions({ path: { jobId: id } }),
    refetchInterval: ({ state: { data } }) => (data !== undefined && ended(data) ? false : between),
  })
  const cancel = useMutation({
    ...cancelJobMutation(),
    onSuccess: () => client.invalidateQueries({ queryKey: getJobQueryKey({ path: { jobId: id } }) }),
  })
  const retry = useJobRetry(job.data)
  const state = job.data?.state
  useEffect(() => {
    if (state === 'done')
      void client.invalidateQueries({
        queryKey: listOrganizationChangeRequestsQueryKey({ path: { organizationId: org } }),
      })
  }, [state, client, org])
  const again = <Button onClick={onAgain}>Replace something else</Button>
  if (job.error !== null) return <ErrorNote {...processError(job.error)} onRetry={() => void job.refetch()} />
  if (job.data === undefined) return <Skeleton shape="lines" count={2} label="Loading the replacement" />
  if (!ended(job.data)) {
    const { progress, total } = job.data
    return (
      <div className="grid max-w-form justify-items-start gap-3">
        <div className="w-full">
          <ProgressBar
            label="Writing change requests"
            done={total === 0 ? undefined : progress / total}
            text={total === 0 ? 'At work' : `${progress} of ${total} spaces`}
          />
        </div>
        <p className="text-ink-soft">This goes on without you. Its result stays at this address.</p>
        <Button busy={cancel.isPending} onClick={() => cancel.mutate({ path: { jobId: id } })}>
          Cancel
        </Button>
      </div>
    )
  }
  if (state !== 'done')
    return (
      <div className="grid max-w-measure justify-items-start gap-3">
        {state === 'cancelled' ? (
          <Note tone="warning">It was cancelled. Change requests that were made before stay.</Note>
        ) : (
          <ErrorNote
            title="The replacement failed"
            what={job.data.error ?? 'The log of the service says why.'}
            safe="Change requests that were made before stay."
            {...retry.button}
          />
        )}
        <FormError error={retry.error} />
        {again}
      </div>
    )
  // The contract describes this job's result separately.
  const { changeRequests, skipped } = job.data.result as unknown as {
    readonly changeRequests: readonly Made[]
    readonly skipped: readonly Skipped[]
  }
  return (
    <div className="grid max-w-list grid-cols-[minmax(0,1fr)] justify-items-start gap-6">
      {changeRequests.length === 0 ? (
        <EmptyState title="Nothing was replaced">No change request was made.</EmptyState>
      ) : (
        <Section title="Change requests" lead="Review and merge each of them as any other.">
          <ul className="divide-y divide-line border-y border-line">
            {changeRequests.map(({ id: change, number, space, pages, hits, urls }) => (
              <li key={change} className="flex flex-wrap items-center gap-x-3 py-2">
                <a
                  href={pathOf(urls.app)}
                  onClick={(event) => {
                    if (event.metaKey || event.ctrlKey || event.shiftKey) return
                    event.preventDefault()
                    onGo(pathOf(urls.app))
                  }}
                  className="text-accent underline"
                >
                  #{number} in {space.title}
                </a>
                <span className="text-ink-soft">
                  {counted(hits, 'place')} on {counted(pages, 'page')}
                </span>
              </li>
            ))}
          </ul>
        </Section>
      )}
      {skipped.length > 0 && (
        <Section title="Left as they are">
          <ul className="divide-y divide-line border-y border-line">
            {skipped.map(({ space, page, reason }) => (
              <li key={`${space} ${page}`} className="py-2">
                <span className="font-strong">{page ?? space}</span>{' '}
                {page !== undefined && <span className="text-ink-soft">in {space}. </span>}
                {reason}
              </li>
            ))}
          </ul>
        </Section>
      )}
      {again}
    </div>
  )
}
