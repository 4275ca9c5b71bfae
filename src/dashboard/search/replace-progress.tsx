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

export interface ReplaceProgressProps {
  readonly org: string
  readonly job: string
  readonly onAgain: () => void
  readonly onGo: (path: string) => void
}

interface CreatedChangeRequest {
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

const pollMilliseconds = 700
const hasEnded = ({ state }: Job): boolean => state !== 'pending' && state !== 'running'

/** Progress of a running replacement, then the change requests that it created. */
export function ReplaceProgress({ org, job: id, onAgain, onGo }: ReplaceProgressProps) {
  const client = useQueryClient()
  const job = useQuery({
    ...getJobOptions({ path: { jobId: id } }),
    refetchInterval: ({ state: { data } }) =>
      data !== undefined && hasEnded(data) ? false : pollMilliseconds,
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
  if (job.error !== null) return <ErrorNote {...processError(job.error)} onRetry={() => void job.refetch()} />
  if (job.data === undefined) return <Skeleton shape="lines" count={2} label="Loading the replacement" />
  if (!hasEnded(job.data))
    return (
      <RunningReplacement
        job={job.data}
        busy={cancel.isPending}
        onCancel={() => cancel.mutate({ path: { jobId: id } })}
      />
    )
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      {state === 'done' ? (
        // The contract describes this job's result separately.
        <ReplacementResult {...(job.data.result as unknown as ReplacementResultProps)} onGo={onGo} />
      ) : (
        <div className="grid max-w-measure justify-items-start gap-3">
          {state === 'cancelled' ? (
            <Note tone="warning">Replacement canceled. Change requests created before that are kept.</Note>
          ) : (
            <ErrorNote
              title="The replacement failed"
              what={job.data.error ?? 'See the service log for details.'}
              safe="Change requests created before that are kept."
              {...retry.button}
            />
          )}
          <FormError error={retry.error} />
        </div>
      )}
      <div>
        <Button onClick={onAgain}>Replace something else</Button>
      </div>
    </div>
  )
}

interface RunningReplacementProps {
  readonly job: Job
  readonly busy: boolean
  readonly onCancel: () => void
}

function RunningReplacement({ job: { progress, total }, busy, onCancel }: RunningReplacementProps) {
  return (
    <div className="grid max-w-form justify-items-start gap-3">
      <div className="w-full">
        <ProgressBar
          label="Creating change requests"
          done={total === 0 ? undefined : progress / total}
          text={total === 0 ? 'Working…' : `${progress} of ${total} spaces`}
        />
      </div>
      <p className="text-ink-soft">You can leave this page. The result stays at this URL.</p>
      <Button busy={busy} onClick={onCancel}>
        Cancel
      </Button>
    </div>
  )
}

interface ReplacementResultProps extends Pick<ReplaceProgressProps, 'onGo'> {
  readonly changeRequests: readonly CreatedChangeRequest[]
  readonly skipped: readonly Skipped[]
}

/** The change requests that were created, and what was skipped. */
function ReplacementResult({ changeRequests, skipped, onGo }: ReplacementResultProps) {
  return (
    <div className="grid max-w-list grid-cols-[minmax(0,1fr)] justify-items-start gap-6">
      {changeRequests.length === 0 ? (
        <EmptyState title="Nothing was replaced">No change requests were created.</EmptyState>
      ) : (
        <Section title="Change requests" lead="Review and merge each one as usual.">
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
                  {counted(hits, 'match', 'matches')} on {counted(pages, 'page')}
                </span>
              </li>
            ))}
          </ul>
        </Section>
      )}
      {skipped.length > 0 && (
        <Section title="Skipped">
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
    </div>
  )
}
