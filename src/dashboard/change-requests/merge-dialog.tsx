import type { ReactNode } from 'react'
import type { ContentChanges } from '../../client/types.gen.ts'
import { processError } from '../api/process-error.ts'
import { FormError } from '../forms/form-error.tsx'
import { ConfirmDialog } from '../ui/confirm-dialog.tsx'
import { countWords } from './change-entries.ts'

export interface MergeDialogProps {
  readonly open: boolean
  readonly onClose: () => void
  readonly subject: string
  readonly spaceName: string
  readonly outdated: boolean
  /** Absent while they are being counted; merging does not wait for them. */
  readonly counts: ContentChanges['counts'] | undefined
  readonly onMerge: () => void
  readonly pending: boolean
  readonly error: unknown
}

/** Says what a merge brings before it happens. */
export function MergeDialog(props: MergeDialogProps) {
  const { open, onClose, subject, spaceName, outdated, counts, onMerge, pending, error } = props
  const pages =
    counts === undefined ? 0 : counts.added + counts.removed + counts.moved + counts.renamed + counts.changed
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={(next) => {
        if (!next && !pending) onClose()
      }}
      title={`Merge “${subject}”`}
      confirmLabel={pages === 0 ? 'Merge' : `Merge ${pages} ${pages === 1 ? 'page change' : 'page changes'}`}
      onConfirm={onMerge}
      busy={pending}
      error={<FormError error={error === null || error === undefined ? undefined : processError(error)} />}
    >
      <div className="grid gap-2">
        <p>
          {counts === undefined ? (
            'What it changes is being counted. '
          ) : (
            <Brings counts={counts} spaceName={spaceName} />
          )}
        </p>
        {outdated && (
          <p>
            Main has moved since the last update. The service merges both if they agree; on a conflict nothing
            is merged and you are shown what to decide.
          </p>
        )}
        <p>The merge can be taken back later with Revert.</p>
      </div>
    </ConfirmDialog>
  )
}

function Brings({
  counts,
  spaceName,
}: {
  readonly counts: ContentChanges['counts']
  readonly spaceName: string
}): ReactNode {
  const words = countWords(counts)
  return words === undefined
    ? `It changes nothing in ${spaceName}.`
    : `It brings ${words} to ${spaceName}, where readers of the space see them at once.`
}
