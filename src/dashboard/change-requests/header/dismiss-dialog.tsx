import { useState } from 'react'
import { Dismissal } from '../../../contract/change-requests/review-schemas.ts'
import { processError } from '../../api/process-error.ts'
import { FormError } from '../../forms/form-error.tsx'
import { maxLengthOf } from '../../forms/schema-limits.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { Dialog } from '../../ui/overlays/dialog.tsx'
import { TextArea } from '../../ui/fields/text-area.tsx'

export interface DismissDialogProps {
  readonly name: string
  /** The user withdraws their own review. */
  readonly own: boolean
  readonly onClose: () => void
  readonly onDismiss: (message: string) => void
  readonly pending: boolean
  readonly error: unknown
}

const limit = maxLengthOf(Dismissal, 'message')

/** Asks for the reason for dismissing a review; everyone who sees the change request can read it. */
export function DismissDialog({ name, own, onClose, onDismiss, pending, error }: DismissDialogProps) {
  const [message, setMessage] = useState('')
  const tooLong = limit !== undefined && message.length > limit
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose()
      }}
      title={own ? 'Take your review back' : `Dismiss the review of ${name}`}
      description="It stays to be read, and counts for no rule. A new review takes its place."
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button
            variant="primary"
            busy={pending}
            disabledReason={tooLong ? 'The reason is too long.' : undefined}
            onClick={() => onDismiss(message.trim())}
          >
            {own ? 'Take it back' : 'Dismiss it'}
          </Button>
        </>
      }
    >
      <TextArea label="Why" optional value={message} onValueChange={setMessage} rows={3} limit={limit} />
      <FormError error={error === null || error === undefined ? undefined : processError(error)} />
    </Dialog>
  )
}
