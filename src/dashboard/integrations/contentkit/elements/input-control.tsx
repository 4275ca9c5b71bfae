import type {
  CheckboxElement,
  InputControl as InputControlValue,
  RadioElement,
  SelectElement,
  SwitchElement,
  TextInputElement,
} from '../../../../content/contentkit/elements.ts'
import { CheckboxControl, RadioControl, SwitchControl } from './choice-controls.tsx'
import type { ControlAttributes } from './control-attributes.ts'
import { SelectControl } from './select-control.tsx'
import { TextControl } from './text-control.tsx'

/** Controls that only set the state. Buttons and code blocks are elements of their own. */
type StateControl = Extract<
  InputControlValue,
  TextInputElement | SelectElement | SwitchElement | RadioElement | CheckboxElement
>

export interface InputControlProps {
  readonly control: StateControl
  /** Of the label around it; absent for a control without one. */
  readonly attributes?: ControlAttributes | undefined
  readonly label?: string | undefined
}

/** A control that sets a key of the client's state. */
export function InputControl({ control, attributes, label }: InputControlProps) {
  // A control without a label still needs a name.
  const named = (name: string): ControlAttributes => attributes ?? { 'aria-label': name }
  switch (control.type) {
    case 'textinput':
      return <TextControl input={control} attributes={named(control.placeholder ?? control.state)} />
    case 'select':
      return (
        <SelectControl
          select={control}
          attributes={named(control.placeholder ?? control.state)}
          label={label ?? control.placeholder ?? control.state}
        />
      )
    case 'switch':
      return <SwitchControl toggle={control} attributes={named(control.state)} />
    case 'radio':
      return <RadioControl radio={control} attributes={named(String(control.value))} />
    case 'checkbox':
      return <CheckboxControl checkbox={control} attributes={named(String(control.value))} />
  }
}
