import type { ReactNode } from 'react'
import type { FieldValues } from 'react-hook-form'
import { Button } from '../ui/buttons/button.tsx'
import { FormError } from './form-error.tsx'
import { LeaveGuard } from './leave-guard.tsx'
import { useFormError } from './use-form-error.ts'
import type { ContractForm } from './use-contract-form.ts'

export interface FormPageProps<In extends FieldValues, Out> {
  readonly form: ContractForm<In, Out>
  readonly onSubmit: (values: Out) => void
  /** Whether the form is being submitted. Required, so that no form forgets it. */
  readonly pending: boolean
  /** The error of the last submit, or null. Required, so that no form forgets it. */
  readonly error: unknown
  /** Label of the submit button, a verb. */
  readonly submitLabel: string
  readonly disabledReason?: string | undefined
  readonly children: ReactNode
  /** Shown beside the submit button. */
  readonly aside?: ReactNode
  /** The form changes saved values: its button stands out, and the change can be discarded, only once there is one. */
  readonly settings?: boolean
  /** Another button of the screen is the primary one. */
  readonly secondary?: boolean
  /** Off where leaving loses nothing important (sign-in). */
  readonly guarded?: boolean
}

/** A form as a page, or as a part of one. Leaving with unsaved input asks first. */
export function FormPage<In extends FieldValues, Out>(props: FormPageProps<In, Out>) {
  const { form, pending, guarded = true, settings = false, secondary = false } = props
  const { isDirty, isSubmitSuccessful } = form.formState
  const formError = useFormError(form, props.error)
  const sent = isSubmitSuccessful && (props.error === null || props.error === undefined)
  const unsaved = guarded && isDirty && !sent
  const unchanged = settings && !isDirty
  const disabledReason = props.disabledReason ?? (unchanged ? 'No changes to save.' : undefined)
  const submit = form.handleSubmit(props.onSubmit)
  return (
    <form
      noValidate
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault()
        if (!pending && disabledReason === undefined) void submit(event)
      }}
    >
      {props.children}
      <FormError error={formError} />
      <div className="flex flex-wrap items-center gap-3">
        <Button
          variant={unchanged || secondary ? 'quiet' : 'primary'}
          type="submit"
          busy={pending}
          disabledReason={disabledReason}
        >
          {props.submitLabel}
        </Button>
        {settings && isDirty && !pending && (
          <Button variant="bare" onClick={() => form.reset()}>
            Discard changes
          </Button>
        )}
        {props.aside}
      </div>
      <LeaveGuard unsaved={unsaved} />
    </form>
  )
}
