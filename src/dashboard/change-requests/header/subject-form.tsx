import { ChangeRequestUpdate } from '../../../contract/change-requests/schemas.ts'
import { FormError } from '../../forms/form-error.tsx'
import { FormTextField } from '../../forms/form-text-field.tsx'
import { useContractForm } from '../../forms/use-contract-form.ts'
import { ConcurrentChangeNotice } from '../../forms/concurrent-change-notice.tsx'
import { useFormError } from '../../forms/use-form-error.ts'
import { useConcurrentChange } from '../../forms/use-concurrent-change.ts'
import { Button } from '../../ui/buttons/button.tsx'

export interface SubjectFormProps {
  readonly subject: string
  readonly onSave: (subject: string, done: () => void) => void
  readonly onClose: () => void
  readonly pending: boolean
  readonly error: unknown
}

/** The field that replaces the title, with its maximum length. Escape cancels. */
export function SubjectForm({ subject, onSave, pending, error, onClose }: SubjectFormProps) {
  const form = useContractForm(ChangeRequestUpdate.pick({ subject: true }), { subject })
  const formError = useFormError(form, error)
  const { theirs, seen } = useConcurrentChange(subject)
  return (
    <form
      noValidate
      className="grid max-w-measure gap-2"
      onSubmit={(event) => {
        event.preventDefault()
        if (!pending) void form.handleSubmit((values) => onSave(values.subject ?? '', onClose))(event)
      }}
    >
      <FormTextField
        form={form}
        name="subject"
        label="Subject"
        autoComplete="off"
        onKeyDown={(event) => {
          if (event.key === 'Escape') onClose()
        }}
        // Opened by its button.
        // oxlint-disable-next-line jsx-a11y/no-autofocus
        autoFocus
      />
      {theirs !== undefined && !pending && (
        <ConcurrentChangeNotice
          message="Someone else changed the subject while you were editing."
          theirs={theirs === '' ? 'Untitled' : theirs}
          takeLabel="Use theirs"
          onTake={() => {
            form.setValue('subject', theirs, { shouldValidate: true })
            seen()
          }}
          onKeep={seen}
        />
      )}
      <FormError error={formError} />
      <div className="flex gap-2">
        <Button type="submit" variant="primary" busy={pending}>
          Save
        </Button>
        <Button onClick={onClose}>Cancel</Button>
      </div>
    </form>
  )
}
