import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { useState } from 'react'
import { z } from 'zod'
import {
  cancelJobMutation,
  exportSpaceMutation,
  getJobQueryKey,
} from '../../../client/@tanstack/react-query.gen.ts'
import { useJobRetry } from '../../api/use-job-retry.ts'
import { FormError } from '../../forms/form-error.tsx'
import { Button } from '../../ui/buttons/button.tsx'
import { buttonClass } from '../../ui/buttons/button-class.ts'
import { counted, sizeText } from '../../ui/counted.ts'
import { ErrorNote } from '../../ui/feedback/error-note.tsx'
import { Icon } from '../../ui/icon.tsx'
import { ProgressBar } from '../../ui/feedback/progress-bar.tsx'
import { followedJobOptions, hasEnded, jobProgress } from './job-state.ts'

const ExportResult = z.object({ files: z.int(), size: z.int(), url: z.url() })

/** Exports the current revision of a space as an archive: a button, then progress, then the download. */
export function ExportSpace({ space }: { readonly space: string }) {
  const client = useQueryClient()
  const [id, setId] = useState<string>()
  const begin = useMutation({ ...exportSpaceMutation(), onSuccess: (job) => setId(job.id) })
  const job = useQuery({ ...followedJobOptions(id ?? ''), enabled: id !== undefined })
  const cancel = useMutation({
    ...cancelJobMutation(),
    onSuccess: () => client.invalidateQueries({ queryKey: getJobQueryKey({ path: { jobId: id ?? '' } }) }),
  })
  const retry = useJobRetry(job.data)
  const result = ExportResult.safeParse(job.data?.result).data
  const running = id !== undefined && (job.data === undefined || !hasEnded(job.data))
  const failed = begin.error ?? job.error ?? cancel.error
  const { done, text } = jobProgress(job.data ?? { state: 'pending', progress: 0, total: 0 }, 'files')
  return (
    <div className="grid justify-items-start gap-3">
      {running && job.error === null ? (
        <>
          <div className="w-full max-w-form">
            <ProgressBar label="Exporting" done={done} text={text} />
          </div>
          <Button busy={cancel.isPending} onClick={() => cancel.mutate({ path: { jobId: id } })}>
            Cancel export
          </Button>
        </>
      ) : result === undefined ? (
        <Button
          icon={Download}
          busy={begin.isPending}
          onClick={() => begin.mutate({ path: { spaceId: space }, body: {} })}
        >
          Create zip archive
        </Button>
      ) : (
        <output className="grid justify-items-start gap-2">
          <a href={result.url} download className={buttonClass('primary')}>
            <Icon of={Download} />
            Download archive
          </a>
          <span className="text-ink-soft">
            {counted(result.files, 'file')}, {sizeText(result.size)}. The link expires in a few hours.
          </span>
        </output>
      )}
      {job.data?.state === 'cancelled' && <output>Export canceled.</output>}
      {job.data?.state === 'failed' && (
        <ErrorNote
          title="The export failed"
          what={job.data.error ?? 'See the service log for details.'}
          {...retry.button}
        />
      )}
      <FormError error={retry.error} />
      <FormError error={failed} />
    </div>
  )
}
