import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import {
  cancelJobMutation,
  getJobQueryKey,
  listCollectionsQueryKey,
  listSitesQueryKey,
  listOrganizationSpacesQueryKey,
} from '../../../client/@tanstack/react-query.gen.ts'
import { useJobRetry } from '../../api/use-job-retry.ts'
import { FormError } from '../../forms/form-error.tsx'
import { Button } from '../../ui/buttons/button.tsx'
import { ErrorNote } from '../../ui/feedback/error-note.tsx'
import { Note } from '../../ui/feedback/note.tsx'
import { ProgressBar } from '../../ui/feedback/progress-bar.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { importResult } from './import-result.ts'
import { ImportReport, type ImportReportProps } from './import-report.tsx'
import { followedJobOptions, hasEnded, jobProgress } from './job-state.ts'

export interface ImportProgressProps extends Pick<ImportReportProps, 'org' | 'text' | 'code' | 'onFilter'> {
  readonly job: string
  readonly onAgain: () => void
}

/** Progress of an import after its upload, then its report. The import continues if the window is closed. */
export function ImportProgress({ job: id, onAgain, ...report }: ImportProgressProps) {
  const client = useQueryClient()
  const job = useQuery(followedJobOptions(id))
  const cancel = useMutation({
    ...cancelJobMutation(),
    onSuccess: () => client.invalidateQueries({ queryKey: getJobQueryKey({ path: { jobId: id } }) }),
  })
  const retry = useJobRetry(job.data)
  const state = job.data?.state
  const { org } = report
  useEffect(() => {
    if (state !== 'done') return
    const path = { organizationId: org }
    void client.invalidateQueries({ queryKey: listOrganizationSpacesQueryKey({ path }) })
    void client.invalidateQueries({ queryKey: listCollectionsQueryKey({ path }) })
    void client.invalidateQueries({ queryKey: listSitesQueryKey({ path }) })
  }, [state, client, org])

  const again = <Button onClick={onAgain}>Import something else</Button>
  if (job.data === undefined)
    return job.error === null ? (
      <Skeleton shape="lines" count={2} label="Loading the import" />
    ) : (
      <div className="grid max-w-measure justify-items-start gap-3">
        <FormError error={job.error} />
        {again}
      </div>
    )
  if (!hasEnded(job.data)) {
    const { done, text } = jobProgress(job.data, 'pages')
    return (
      <div className="grid max-w-form justify-items-start gap-3">
        <div className="w-full">
          <ProgressBar label="Creating pages" done={done} text={text} />
        </div>
        <p className="text-ink-soft">You can leave this page. Come back to its URL for the report.</p>
        <FormError error={cancel.error} />
        <Button busy={cancel.isPending} onClick={() => cancel.mutate({ path: { jobId: id } })}>
          Cancel import
        </Button>
      </div>
    )
  }
  const result = importResult(job.data.result)
  if (job.data.state === 'done' && result !== undefined)
    return (
      <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
        <ImportReport {...report} result={result} />
        <div>{again}</div>
      </div>
    )
  return (
    <div className="grid max-w-measure justify-items-start gap-3">
      {job.data.state === 'cancelled' ? (
        <Note>Import canceled. If its last step had already started, the space was still created.</Note>
      ) : (
        <ErrorNote
          title="The import failed"
          what={job.data.error ?? 'The job at this URL is not an import.'}
          safe="No space was created."
          {...retry.button}
        />
      )}
      <FormError error={retry.error} />
      {again}
    </div>
  )
}
