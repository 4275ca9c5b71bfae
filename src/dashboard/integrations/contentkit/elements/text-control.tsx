import type { TextInputElement } from '../../../../content/contentkit/elements.ts'
import { controlClass } from '../../../ui/fields/field.tsx'
import type { ControlAttributes } from './control-attributes.ts'
import { stateValue, useFrame } from './frame-context.ts'

export interface TextControlProps {
  readonly input: TextInputElement
  readonly attributes: ControlAttributes
}

/** A text field or area. What is typed is sent with the next action. */
export function TextControl({ input, attributes }: TextControlProps) {
  const frame = useFrame()
  const value = stateValue(frame, input.state) ?? input.initialValue ?? ''
  const common = {
    ...attributes,
    value: typeof value === 'string' || typeof value === 'number' ? String(value) : '',
    placeholder: input.placeholder,
    disabled: input.disabled,
    className: `${controlClass} disabled:bg-desk disabled:text-ink-soft`,
  }
  if (input.multiline === true)
    return (
      <textarea
        {...common}
        rows={3}
        onChange={(event) => frame.setState(input.state, event.target.value)}
        className={`${common.className} field-sizing-content py-1.5`}
      />
    )
  return (
    <input
      {...common}
      type={input.inputType ?? 'text'}
      autoComplete={input.inputType === 'password' ? 'new-password' : 'off'}
      onChange={(event) => frame.setState(input.state, event.target.value)}
    />
  )
}
