import { useState } from 'react'
import type { FieldPath, FieldValues } from 'react-hook-form'
import { Button } from '../ui/buttons/button.tsx'
import { FormTextField } from './form-text-field.tsx'
import type { ContractForm } from './use-contract-form.ts'

export interface PasswordFieldProps<In extends FieldValues, Out> {
  readonly form: ContractForm<In, Out>
  readonly name: FieldPath<In>
  readonly label: string
  readonly autoComplete: 'current-password' | 'new-password'
  readonly hint?: string
}

/** A password that can be shown, with a hint when Caps Lock is on. */
export function PasswordField<In extends FieldValues, Out>({ hint, ...props }: PasswordFieldProps<In, Out>) {
  const [isVisible, setVisible] = useState(false)
  const [caps, setCaps] = useState(false)
  return (
    <FormTextField
      {...props}
      counted={false}
      type={isVisible ? 'text' : 'password'}
      hint={<output>{caps ? 'Caps Lock is on.' : hint}</output>}
      spellCheck={false}
      autoCapitalize="none"
      onKeyUp={(event) => setCaps(event.getModifierState('CapsLock'))}
      after={
        <Button
          variant="bare"
          className="!min-h-6 px-2 text-ink-soft"
          aria-pressed={isVisible}
          onClick={() => setVisible(!isVisible)}
        >
          {isVisible ? 'Hide' : 'Show'}
        </Button>
      }
    />
  )
}
