import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import {
  cancelInstallationJobMutation,
  listInstallationJobsQueryKey,
  retryInstallationJobMutation,
} from '../../../client/@tanstack/react-query.gen.ts'
import type { InstallationJob } from '../../../client/types.gen.ts'
import { FormError } from '../../forms/form-error.tsx'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/buttons/button.tsx'
import { Table } from '../../ui/layout/table.tsx'
import { ConfirmDialog } from '../../ui/overlays/confirm-dialog.tsx'
import { showToast } from '../../ui/toast.ts'
import { RelativeTime } from '../../ui/relative-time.tsx'
import { jobStateLabels, kindLabel, progressText } from './installation-text.ts'

export interface JobTableProps {
  readonly jobs: readonly InstallationJob[]
  readonly empty: ReactNode
}

/** Invalidates every list of jobs, whatever its filters. */
const useJobsChanged = () => {
  const client = useQueryClient()
  return () => client.invalidateQueries({ queryKey: listInstallationJobsQueryKey() })
}

/** Jobs with what can be done about them. */
export function JobTable({ jobs, empty }: JobTableProps) {
  const onSuccess = useJobsChanged()
  const [canceled, setCanceled] = useState<InstallationJob>()
  const retry = useMutation({
    ...retryInstallationJobMutation(),
    onSuccess: ({ kind }) => {
      void showToast({ text: `Retrying: ${kindLabel(kind)}` })
      return onSuccess()
    },
  })
  return (
    <>
      <FormError error={retry.error} />
      <Table
        caption="Jobs"
        rows={jobs}
        rowKey={({ id }) => id}
        empty={empty}
        columns={[
          { key: 'job', header: 'Job', names: true, cell: (job) => <JobName job={job} /> },
          { key: 'state', header: 'State', cell: (job) => <JobState job={job} /> },
          {
            ...{ key: 'attempts', header: 'Attempts', numeric: true, className: 'max-sm:hidden' },
            cell: ({ attempts }) => attempts,
          },
          {
            ...{ key: 'created', header: 'Added', className: 'max-sm:hidden sm:pl-6' },
            cell: ({ createdAt }) => <RelativeTime at={createdAt} />,
          },
          {
            ...{ key: 'updated', header: 'Updated', className: 'max-sm:hidden' },
            cell: ({ updatedAt }) => <RelativeTime at={updatedAt} />,
          },
          {
            ...{ key: 'actions', header: 'Actions', quiet: true, className: 'text-right' },
            cell: (job) => (
              <JobAction
                job={job}
                retrying={retry.isPending && retry.variables.path.jobId === job.id}
                onRetry={() => retry.mutate({ path: { jobId: job.id } })}
                onCancel={() => setCanceled(job)}
              />
            ),
          },
        ]}
      />
      {canceled && <CancelDialog job={canceled} onClose={() => setCanceled(undefined)} />}
    </>
  )
}

function JobName({ job: { kind, organization, updatedAt, error } }: { readonly job: InstallationJob }) {
  return (
    <div className="grid min-w-36 py-1.5">
      <span>{kindLabel(kind)}</span>
      <span className="text-caption font-normal text-ink-soft">
        {organization?.title ?? 'The installation'}
        <span className="sm:hidden">
          , <RelativeTime at={updatedAt} />
        </span>
      </span>
      {error !== undefined && (
        <span className="max-w-measure text-caption font-normal break-words text-rust">{error}</span>
      )}
    </div>
  )
}

const isScheduled = (job: InstallationJob): job is InstallationJob & { readonly dueAt: string } =>
  job.dueAt !== undefined && Date.parse(job.dueAt) > Date.now()

function JobState({ job }: { readonly job: InstallationJob }) {
  const { label, tone } = jobStateLabels[job.state]
  const progress = progressText(job)
  return (
    <span className="inline-flex items-center gap-2 whitespace-nowrap">
      <Badge tone={tone}>{label}</Badge>
      {progress !== undefined && <span className="figures text-caption text-ink-soft">{progress}</span>}
      {isScheduled(job) && (
        <span className="text-caption text-ink-soft">
          <RelativeTime at={job.dueAt} />
        </span>
      )}
    </span>
  )
}

interface JobActionProps {
  readonly job: InstallationJob
  readonly retrying: boolean
  readonly onRetry: () => void
  readonly onCancel: () => void
}

function JobAction({ job, retrying, onRetry, onCancel }: JobActionProps) {
  const name = `${kindLabel(job.kind)} of ${job.organization?.title ?? 'the installation'}`
  if (job.state === 'failed')
    return (
      <Button variant="bare" busy={retrying} onClick={onRetry} aria-label={`Retry: ${name}`}>
        Retry
      </Button>
    )
  if (!job.cancellable) return null
  return (
    <Button variant="bare" className="text-rust" onClick={onCancel} aria-label={`Cancel: ${name}`}>
      Cancel
    </Button>
  )
}

function CancelDialog({ job, onClose }: { readonly job: InstallationJob; readonly onClose: () => void }) {
  const changed = useJobsChanged()
  const cancel = useMutation({
    ...cancelInstallationJobMutation(),
    onSuccess: () => {
      onClose()
      return changed()
    },
  })
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title="Cancel this job?"
      confirmLabel="Cancel job"
      danger
      busy={cancel.isPending}
      error={<FormError error={cancel.error} />}
      onConfirm={() => cancel.mutate({ path: { jobId: job.id } })}
    >
      {job.organization === undefined
        ? `“${kindLabel(job.kind)}” belongs to the installation. What it has done so far stays.`
        : `Someone in ${job.organization.title} may be waiting for “${kindLabel(job.kind)}”. They see that it was canceled, and can start it again.`}
    </ConfirmDialog>
  )
}
