import { useId } from 'react'
import type { InputElement as InputValue } from '../../../../content/contentkit/elements.ts'
import { Field } from '../../../ui/fields/field.tsx'
import { InputControl } from './input-control.tsx'
import { ChildElements } from './child-elements.tsx'
import { TextChildren } from './text-elements.tsx'

/** A label and a hint with their control: beside it for switches and the like, above it for fields. */
export function InputElement({ input }: { readonly input: InputValue }) {
  const id = useId()
  const { label, element } = input
  const hint = input.hint === undefined ? undefined : <TextChildren texts={input.hint} />
  switch (element.type) {
    case 'textinput':
    case 'select':
      return (
        <Field label={label} hint={hint}>
          {(attributes) => <InputControl control={element} attributes={attributes} label={label} />}
        </Field>
      )
    case 'button':
    case 'codeblock':
      return (
        // A fieldset with a legend cannot be laid out as a row.
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
        <div role="group" aria-labelledby={id} className="grid content-start gap-1">
          <span id={id} className="font-strong">
            {label}
          </span>
          {hint !== undefined && <div className="text-caption text-ink-soft">{hint}</div>}
          <ChildElements elements={[element]} />
        </div>
      )
    default:
      return (
        <div className="flex touch-row items-start justify-between gap-4 py-1">
          <div className="min-w-0">
            <label htmlFor={id}>{label}</label>
            {hint !== undefined && (
              <div id={`${id}-hint`} className="text-caption text-ink-soft">
                {hint}
              </div>
            )}
          </div>
          <InputControl
            control={element}
            attributes={{ id, 'aria-describedby': hint === undefined ? undefined : `${id}-hint` }}
            label={label}
          />
        </div>
      )
  }
}
