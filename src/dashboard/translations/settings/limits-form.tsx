import { useController } from 'react-hook-form'
import { z } from 'zod'
import type { TranslationLimits } from '../../../client/types.gen.ts'
import { Translation } from '../../../contract/translations/schemas.ts'
import { FormPage } from '../../forms/form-page.tsx'
import { useContractForm, type ContractForm } from '../../forms/use-contract-form.ts'
import { counted } from '../../ui/counted.ts'
import { TextField } from '../../ui/fields/text-field.tsx'

const { charactersPerRun, charactersPerMonth } = Translation.shape.limits.shape

/** A typed number; nothing typed means the default. */
const typed = (limit: z.ZodType<number | null, number | null>) =>
  z
    .string()
    .transform((text) => (text.trim() === '' ? null : Number(text.replace(/[\s,.]/g, ''))))
    .pipe(limit)

const LimitsValues = z.object({
  charactersPerRun: typed(charactersPerRun),
  charactersPerMonth: typed(charactersPerMonth),
})
type Typed = z.input<typeof LimitsValues>

const typedOf = ({ charactersPerRun: run, charactersPerMonth: month }: TranslationLimits): Typed => ({
  charactersPerRun: run === null ? '' : String(run),
  charactersPerMonth: month === null ? '' : String(month),
})

export interface LimitsFormProps {
  readonly limits: TranslationLimits
  /** Characters sent since the first of the month. */
  readonly used: number
  readonly onSave: (limits: TranslationLimits, onSaved: () => void) => void
  readonly pending: boolean
  readonly error: unknown
  readonly disabledReason: string | undefined
}

/** Limits of the characters that runs send to an engine. */
export function LimitsForm({ limits, used, onSave, pending, error, disabledReason }: LimitsFormProps) {
  const form = useContractForm(LimitsValues, typedOf(limits))
  return (
    <FormPage
      form={form}
      onSubmit={(values) => onSave(values, () => form.reset(typedOf(values)))}
      pending={pending}
      error={error}
      submitLabel="Save limits"
      settings
      disabledReason={disabledReason}
    >
      <LimitField
        form={form}
        name="charactersPerRun"
        label="Characters per run"
        hint="Empty: no limit of its own."
      />
      <LimitField
        form={form}
        name="charactersPerMonth"
        label="Characters per month"
        hint={`Empty: 2 million. Used since the first of the month: ${counted(used, 'character')}.`}
      />
    </FormPage>
  )
}

interface LimitFieldProps {
  readonly form: ContractForm<Typed, TranslationLimits>
  readonly name: keyof Typed
  readonly label: string
  readonly hint: string
}

function LimitField({ form, name, label, hint }: LimitFieldProps) {
  const {
    field: { ref, value, onChange, onBlur },
    fieldState,
  } = useController({ control: form.control, name })
  return (
    <TextField
      ref={ref}
      label={label}
      hint={hint}
      inputMode="numeric"
      value={value}
      onValueChange={onChange}
      onBlur={onBlur}
      error={fieldState.error === undefined ? undefined : 'Enter a whole number above 0, or leave it empty.'}
      autoComplete="off"
    />
  )
}
