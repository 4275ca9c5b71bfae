import { useId } from 'react'
import { sameJson } from '../../../../content/document/same-json.ts'
import type { CheckboxElement, RadioElement, SwitchElement } from '../../../../content/contentkit/elements.ts'
import { cx } from '../../../ui/class-names.ts'
import type { ControlAttributes } from './control-attributes.ts'
import { stateValue, useFrame } from './frame-context.ts'
import { useConfirmation } from './use-confirmation.tsx'

const choiceClass = 'mt-0.5 size-4 shrink-0 accent-accent disabled:opacity-60 pointer-coarse:size-5'

export interface SwitchControlProps {
  readonly toggle: SwitchElement
  readonly attributes: ControlAttributes
}

/** A switch. Its action is dispatched with the new value in the state. */
export function SwitchControl({ toggle, attributes }: SwitchControlProps) {
  const frame = useFrame()
  const { confirm, dialog } = useConfirmation()
  const { state, onValueChange, disabled } = toggle
  const isOn = (stateValue(frame, state) ?? toggle.initialValue ?? false) === true
  const change = (): void => {
    frame.setState(state, !isOn)
    if (onValueChange !== undefined) frame.dispatch(onValueChange)
  }
  return (
    <>
      <button
        {...attributes}
        type="button"
        role="switch"
        aria-checked={isOn}
        disabled={disabled}
        onClick={() => confirm(toggle.confirm, change)}
        className={cx(
          'relative h-5 w-9 shrink-0 rounded-round ring-1 ring-inset transition-colors before:absolute before:-inset-x-1 before:-inset-y-3 disabled:opacity-60',
          isOn ? 'bg-accent ring-accent' : 'bg-raised ring-edge',
        )}
      >
        <span
          className={cx(
            'absolute top-1 left-1 size-3 rounded-round transition-transform',
            isOn ? 'translate-x-4 bg-on-accent' : 'bg-edge',
          )}
        />
      </button>
      {dialog}
    </>
  )
}

export interface RadioControlProps {
  readonly radio: RadioElement
  readonly attributes: ControlAttributes
}

/** One radio button of those with the same state key. */
export function RadioControl({ radio, attributes }: RadioControlProps) {
  const frame = useFrame()
  const name = useId()
  const { confirm, dialog } = useConfirmation()
  const { state, value, disabled } = radio
  return (
    <>
      <input
        {...attributes}
        type="radio"
        // The state says which one is chosen, so that each is a group of its own for the browser.
        name={name}
        value={String(value)}
        checked={sameJson(stateValue(frame, state), value)}
        disabled={disabled}
        onChange={() => confirm(radio.confirm, () => frame.setState(state, value))}
        className={choiceClass}
      />
      {dialog}
    </>
  )
}

export interface CheckboxControlProps {
  readonly checkbox: CheckboxElement
  readonly attributes: ControlAttributes
}

/** A checkbox: its value is in the list of the state key while it is checked. */
export function CheckboxControl({ checkbox, attributes }: CheckboxControlProps) {
  const frame = useFrame()
  const { confirm, dialog } = useConfirmation()
  const { state, value } = checkbox
  const held = stateValue(frame, state)
  const values = Array.isArray(held) ? held : []
  const isChecked = values.includes(value)
  const change = (): void =>
    frame.setState(state, isChecked ? values.filter((one) => one !== value) : [...values, value])
  return (
    <>
      <input
        {...attributes}
        type="checkbox"
        value={String(value)}
        checked={isChecked}
        onChange={() => confirm(checkbox.confirm, change)}
        className={choiceClass}
      />
      {dialog}
    </>
  )
}
