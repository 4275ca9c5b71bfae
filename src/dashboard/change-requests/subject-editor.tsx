import { Pencil } from 'lucide-react'
import { useState } from 'react'
import { ChangeRequestUpdate } from '../../contract/change-requests.ts'
import { FormError } from '../forms/form-error.tsx'
import { FormTextField } from '../forms/form-text-field.tsx'
import { useContractForm } from '../forms/use-contract-form.ts'
import { useFormError } from '../forms/use-form-error.ts'
import { Button } from '../ui/button.tsx'
import { IconButton } from '../ui/icon-button.tsx'

export interface SubjectEditorProps {
  readonly number: number
  readonly subject: string
  readonly disabledReason: string | undefined
  readonly onSave: (subject: string, done: () => void) => void
  readonly pending: boolean
  readonly error: unknown
}

/** The title of a change request, edited where it stands. */
export function SubjectEditor(props: SubjectEditorProps) {
  const [editing, setEditing] = useState(false)
  const { number, subject, disabledReason } = props
  if (editing) return <SubjectForm {...props} onClose={() => setEditing(false)} />
  return (
    <div className="group/subject flex min-w-0 items-start gap-1">
      <h1 className="min-w-0 text-display font-strong">
        <span className="figures font-normal text-ink-soft">#{number}</span>{' '}
        {subject === '' ? 'Untitled' : subject}
      </h1>
      <IconButton
        icon={Pencil}
        label="Change the subject"
        disabledReason={disabledReason}
        onClick={() => setEditing(true)}
        className="-mt-0.5 text-ink-soft"
      />
    </div>
  )
}

function SubjectForm({
  subject,
  onSave,
  pending,
  error,
  onClose,
}: SubjectEditorProps & { readonly onClose: () => void }) {
  const form = useContractForm(ChangeRequestUpdate.pick({ subject: true }), { subject })
  const left = useFormError(form, error)
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
        // It appears because its button was pressed.
        // oxlint-disable-next-line jsx-a11y/no-autofocus
        autoFocus
      />
      <FormError error={left} />
      <div className="flex gap-2">
        <Button type="submit" variant="primary" busy={pending}>
          Save the subject
        </Button>
        <Button onClick={onClose}>Cancel</Button>
      </div>
    </form>
  )
}
