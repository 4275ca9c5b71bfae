import { useState } from 'react'
import { Dismissal } from '../../../contract/change-requests/review-schemas.ts'
import { FormError } from '../../forms/form-error.tsx'
import { maxLengthOf } from '../../forms/schema-limits.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { Dialog } from '../../ui/overlays/dialog.tsx'
import { TextArea } from '../../ui/fields/text-area.tsx'

export interface DismissDialogProps {
  readonly name: string
  /** The user withdraws their own review. */
  readonly isOwn: boolean
  readonly onClose: () => void
  readonly onDismiss: (message: string) => void
  readonly pending: boolean
  readonly error: unknown
}

const limit = maxLengthOf(Dismissal, 'message')

/** Asks for the reason for dismissing a review; everyone who sees the change request can read it. */
export function DismissDialog({ name, isOwn, onClose, onDismiss, pending, error }: DismissDialogProps) {
  const [message, setMessage] = useState('')
  const tooLong = limit !== undefined && message.length > limit
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose()
      }}
      title={isOwn ? 'Withdraw your review' : `Dismiss ${name}'s review`}
      description="The review stays visible but no longer counts toward the merge rules."
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button
            variant="primary"
            busy={pending}
            disabledReason={tooLong ? `Enter at most ${limit} characters.` : undefined}
            onClick={() => onDismiss(message.trim())}
          >
            {isOwn ? 'Withdraw review' : 'Dismiss review'}
          </Button>
        </>
      }
    >
      <TextArea label="Reason" optional value={message} onValueChange={setMessage} rows={3} limit={limit} />
      <FormError error={error} />
    </Dialog>
  )
}
