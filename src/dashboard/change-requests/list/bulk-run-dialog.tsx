import { CircleCheck, CircleX } from 'lucide-react'
import type { ChangeRequest } from '../../../client/types.gen.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Dialog } from '../../ui/overlays/dialog.tsx'
import type { BulkResult } from './bulk-run.ts'

/** A bulk action with the results so far. */
export interface BulkRun {
  readonly title: string
  readonly total: number
  readonly results: readonly BulkResult<ChangeRequest>[]
}

export const isRunning = ({ results, total }: BulkRun): boolean => results.length < total

export interface BulkRunDialogProps {
  readonly run: BulkRun
  readonly onClose: () => void
}

/** The progress and the results of a bulk action: what succeeded, and why another failed. */
export function BulkRunDialog({ run, onClose }: BulkRunDialogProps) {
  const { title, total, results } = run
  const busy = isRunning(run)
  const succeeded = results.filter(({ failure }) => failure === undefined).length
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open && !busy) onClose()
      }}
      title={title}
      description={busy ? `${results.length} of ${total} done` : `${succeeded} of ${total} succeeded`}
      footer={
        <Button variant="primary" busy={busy} onClick={onClose}>
          Done
        </Button>
      }
    >
      <ul className="grid gap-1.5" aria-label="Results">
        {results.map(({ item, failure }) => (
          <li key={item.id} className="flex gap-2">
            <span className={`mt-0.5 ${failure === undefined ? 'text-moss' : 'text-rust'}`}>
              <Icon
                of={failure === undefined ? CircleCheck : CircleX}
                label={failure === undefined ? 'Succeeded' : 'Failed'}
              />
            </span>
            <span className="min-w-0">
              #{item.number} {item.subject}
              {failure !== undefined && <span className="block text-ink-soft">{failure}</span>}
            </span>
          </li>
        ))}
      </ul>
    </Dialog>
  )
}
