import type { FieldPath, FieldValues } from 'react-hook-form'
import { FormTextField } from '../../forms/form-text-field.tsx'
import type { ContractForm } from '../../forms/use-contract-form.ts'
import { spaceEmoji } from '../../ui/space-emoji.ts'
import { faces } from './space-emoji.ts'

export interface EmojiFieldProps<In extends FieldValues, Out> {
  readonly form: ContractForm<In, Out>
  readonly name: FieldPath<In>
}

/** The emoji of a space: typed, or one of a few that suit documentation. */
export function EmojiField<In extends FieldValues, Out>({ form, name }: EmojiFieldProps<In, Out>) {
  const value: unknown = form.watch(name)
  const face = typeof value === 'string' ? spaceEmoji(value) : ''
  return (
    <div className="grid gap-2">
      <FormTextField form={form} name={name} label="Emoji" autoComplete="off" optional counted={false} />
      <fieldset aria-label="Emoji to choose from" className="flex flex-wrap gap-1">
        {faces.map(({ emoji, label }) => (
          <button
            key={emoji}
            type="button"
            aria-label={label}
            aria-pressed={face === emoji}
            onClick={() =>
              // The caller guarantees that `name` is a text field of the form.
              form.setValue(name, emoji as never, { shouldDirty: true, shouldValidate: true })
            }
            className="size-8 rounded-base text-title hover:bg-hover aria-pressed:bg-accent-soft aria-pressed:ring-1 aria-pressed:ring-accent aria-pressed:ring-inset pointer-coarse:size-11"
          >
            {emoji}
          </button>
        ))}
      </fieldset>
    </div>
  )
}
