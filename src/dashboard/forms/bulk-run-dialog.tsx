import { CircleCheck, CircleX } from 'lucide-react'
import { Button } from '../ui/buttons/button.tsx'
import { Icon } from '../ui/icon.tsx'
import { Dialog } from '../ui/overlays/dialog.tsx'
import type { BulkResult } from '../api/bulk-run.ts'

/** A bulk action with the results so far. */
export interface BulkRun<Item> {
  readonly title: string
  readonly total: number
  readonly results: readonly BulkResult<Item>[]
}

export const isRunning = ({ results, total }: BulkRun<unknown>): boolean => results.length < total

export interface BulkRunDialogProps<Item> {
  readonly run: BulkRun<Item>
  readonly nameOf: (item: Item) => string
  readonly onClose: () => void
}

/** The progress and the results of a bulk action: what succeeded, and why another failed. */
export function BulkRunDialog<Item extends { readonly id: string }>({
  run,
  nameOf,
  onClose,
}: BulkRunDialogProps<Item>) {
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
              {nameOf(item)}
              {failure !== undefined && <span className="block text-ink-soft">{failure}</span>}
            </span>
          </li>
        ))}
      </ul>
    </Dialog>
  )
}
