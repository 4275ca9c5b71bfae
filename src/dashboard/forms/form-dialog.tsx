import { useId, useState, type ReactNode } from 'react'
import type { FieldValues } from 'react-hook-form'
import { Button } from '../ui/buttons/button.tsx'
import { ConfirmDialog } from '../ui/overlays/confirm-dialog.tsx'
import { Dialog } from '../ui/overlays/dialog.tsx'
import { FormError } from './form-error.tsx'
import { useFormError } from './use-form-error.ts'
import type { ContractForm } from './use-contract-form.ts'

export interface FormDialogProps<In extends FieldValues, Out> {
  readonly form: ContractForm<In, Out>
  readonly open: boolean
  /** Called to close the dialog; the form is already reset. */
  readonly onClose: () => void
  readonly title: string
  readonly description?: ReactNode
  readonly onSubmit: (values: Out) => void
  readonly pending: boolean
  readonly error: unknown
  readonly submitLabel: string
  readonly danger?: boolean
  readonly disabledReason?: string | undefined
  readonly children: ReactNode
}

/** A short form in a dialog. Closing it with unsaved input asks first. */
export function FormDialog<In extends FieldValues, Out>(props: FormDialogProps<In, Out>) {
  const { form, pending } = props
  const id = useId()
  const [isAskingToDiscard, setAskingToDiscard] = useState(false)
  const formError = useFormError(form, props.error)
  const { isDirty } = form.formState
  const submit = form.handleSubmit(props.onSubmit)
  const close = (): void => {
    setAskingToDiscard(false)
    form.reset()
    // The confirmation closes first and the dialog after it. Closed together, focus would go to the removed field
    // instead of the opener.
    setTimeout(props.onClose)
  }
  const requestClose = (): void => {
    if (pending) return
    if (isDirty) setAskingToDiscard(true)
    else close()
  }
  return (
    <>
      <Dialog
        open={props.open}
        onOpenChange={(open) => {
          if (!open) requestClose()
        }}
        title={props.title}
        description={props.description}
        footer={
          <>
            <Button onClick={requestClose}>Cancel</Button>
            <Button
              type="submit"
              form={id}
              variant={props.danger === true ? 'danger' : 'primary'}
              busy={pending}
              disabledReason={props.disabledReason}
            >
              {props.submitLabel}
            </Button>
          </>
        }
      >
        <form
          id={id}
          noValidate
          className="grid gap-4 py-1"
          onSubmit={(event) => {
            event.preventDefault()
            if (!pending && props.disabledReason === undefined) void submit(event)
          }}
        >
          {props.children}
          <FormError error={formError} />
        </form>
      </Dialog>
      <ConfirmDialog
        open={isAskingToDiscard}
        onOpenChange={setAskingToDiscard}
        title="Discard changes?"
        confirmLabel="Discard changes"
        busy={false}
        error={null}
        onConfirm={close}
      >
        Your changes have not been saved.
      </ConfirmDialog>
    </>
  )
}
