import { Plus, X } from 'lucide-react'
import { useFieldArray } from 'react-hook-form'
import { FormTextField } from '../../forms/form-text-field.tsx'
import { Button } from '../../ui/buttons/button.tsx'
import { IconButton } from '../../ui/buttons/icon-button.tsx'
import type { Publication } from './publication-form-type.ts'

export interface SecretFieldsProps {
  readonly form: Publication
  /** Names of the secrets of the published version. */
  readonly stored: readonly string[]
}

/** Secrets by name. Entering any replaces all of those that are stored. */
export function SecretFields({ form, stored }: SecretFieldsProps) {
  const { fields, append, remove } = useFieldArray({ control: form.control, name: 'secrets' })
  return (
    <div className="grid justify-items-start gap-3">
      {stored.length > 0 && (
        <p className="text-ink-soft">
          Stored: <code className="font-mono">{stored.join(', ')}</code>.{' '}
          {fields.length > 0 && 'The secrets below replace all of them.'}
        </p>
      )}
      {fields.map(({ id }, index) => (
        <div key={id} className="grid w-full grid-cols-[minmax(0,1fr)_minmax(0,1fr)_auto] items-start gap-2">
          <FormTextField
            form={form}
            name={`secrets.${index}.name`}
            label={`Name ${index + 1}`}
            counted={false}
            autoComplete="off"
            spellCheck={false}
          />
          <FormTextField
            form={form}
            name={`secrets.${index}.value`}
            label={`Value ${index + 1}`}
            counted={false}
            type="password"
            autoComplete="off"
          />
          <IconButton
            icon={X}
            label={`Remove secret ${index + 1}`}
            className="mt-6"
            onClick={() => remove(index)}
          />
        </div>
      ))}
      <Button icon={Plus} onClick={() => append({ name: '', value: '' })}>
        Add secret
      </Button>
    </div>
  )
}
