import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { listChangeRequestsQueryKey } from '../../../client/@tanstack/react-query.gen.ts'
import type { ContentWrite } from '../../../client/types.gen.ts'
import { FormError } from '../../forms/form-error.tsx'
import { Button } from '../../ui/buttons/button.tsx'
import { Dialog } from '../../ui/overlays/dialog.tsx'
import { showToast } from '../../ui/toast.ts'
import { ChangeRequestSelect } from './change-request-select.tsx'
import { noProgress, writeChanges, type ChangesIn } from './write-changes.ts'
import { useOpenAction } from '../../shell/use-open-action.ts'

export interface ChangeDialogProps {
  readonly org: string
  readonly space: string
  readonly title: string
  readonly description: string
  /** Subject for a new change request. */
  readonly subject: string
  readonly changes: ContentWrite['changes'] | ChangesIn
  /** Why the dialog cannot be submitted yet. */
  readonly disabledReason?: string | undefined
  readonly danger?: boolean
  /** "3 pages moved". */
  readonly done: string
  /** What will change, beyond the description. */
  readonly children?: ReactNode
  readonly onClose: () => void
  readonly onDone: () => void
}

/** Describes a change and writes it into a new change request or one of the user's own. */
export function ChangeDialog(props: ChangeDialogProps) {
  const { org, space, changes, children, onClose, onDone } = props
  const client = useQueryClient()
  const opening = useOpenAction(org, space)
  const path = { spaceId: space }
  const [into, setInto] = useState('')
  const [progress, setProgress] = useState(noProgress)
  const begun = progress.into !== undefined
  const count = typeof changes === 'function' ? undefined : changes.length
  const write = useMutation({
    mutationFn: () =>
      writeChanges(
        space,
        props.subject,
        changes,
        begun || into === '' ? progress : { into, written: 0 },
        setProgress,
      ),
    onSettled: () => void client.invalidateQueries({ queryKey: listChangeRequestsQueryKey({ path }) }),
    onSuccess: (number) => {
      onDone()
      void showToast({
        text: `${props.done} in #${number}`,
        detail: 'Readers see it once it is merged.',
        action: opening(number),
      })
    },
  })
  return (
    <Dialog
      open
      onOpenChange={(next) => {
        if (!next && !write.isPending) onClose()
      }}
      title={props.title}
      description={props.description}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button
            variant={props.danger === true ? 'danger' : 'primary'}
            busy={write.isPending}
            disabledReason={props.disabledReason ?? (count === 0 ? 'Nothing would change.' : undefined)}
            onClick={() => write.mutate()}
          >
            {begun ? 'Continue' : into === '' ? 'Create change request' : 'Add to change request'}
          </Button>
        </>
      }
    >
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
        {children}
        {/* A write that has started continues in the same change request. */}
        {!begun && <ChangeRequestSelect space={space} value={into} onChange={setInto} />}
        {begun && count !== undefined && count > 1 && (
          <p aria-live="polite" className="figures text-ink-soft">
            {progress.written} of {count} changes saved
          </p>
        )}
        <FormError error={write.error} />
      </div>
    </Dialog>
  )
}
