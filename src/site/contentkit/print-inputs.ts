/** Inputs of a component. Each names its state key in `data-state`; the page's script reads and writes its value. */
import type {
  CheckboxElement,
  ChoiceValue,
  InputControl,
  InputElement,
  RadioElement,
  SelectElement,
  SelectOption,
  SelectOptions,
  SwitchElement,
  TextInputElement,
} from '../../content/contentkit/elements.ts'
import type { Json } from '../../content/document/document.ts'
import type { Html } from '../html.ts'
import { attributes, markup, nothing } from '../html.ts'
import { printCodeBlock } from './print-code-block.ts'
import type { ComponentContext } from './print-options.ts'
import { pressable, printButton, printInline } from './print-text.ts'

/** What a label and a hint around a control are tied to it with. */
export interface ControlNames {
  readonly id?: string | undefined
  readonly describedBy?: string | undefined
  /** Its name where it has no label. */
  readonly label?: string | undefined
}

type Attributes = Parameters<typeof attributes>[0]

const named = ({ id, describedBy, label }: ControlNames): Attributes => ({
  id,
  'aria-describedby': describedBy,
  'aria-label': label,
})

const valueOf = (key: string, initial: Json | undefined, { state }: ComponentContext): Json | undefined =>
  Object.hasOwn(state, key) ? state[key] : initial

const textOf = (value: Json | undefined): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : ''

const printTextInput = (input: TextInputElement, names: ControlNames, context: ComponentContext): Html => {
  const { state, initialValue, placeholder, multiline, inputType = 'text', disabled } = input
  const value = textOf(valueOf(state, initialValue, context))
  const common = {
    ...named({ ...names, label: names.id === undefined ? (placeholder ?? state) : undefined }),
    'data-state': state,
    placeholder,
    disabled,
  }
  if (multiline === true)
    return markup`<textarea${attributes({ class: 'ck-field', rows: 4, ...common })}>${value}</textarea>`
  const autocomplete = inputType === 'password' ? 'off' : undefined
  return markup`<input${attributes({ class: 'ck-field', type: inputType, value, autocomplete, ...common })}>`
}

const isList = (options: SelectOptions): options is readonly SelectOption[] => Array.isArray(options)

const selectedIn = (value: Json | undefined): readonly string[] =>
  Array.isArray(value) ? value.map((one) => textOf(one as Json)) : [textOf(value)].filter((one) => one !== '')

/** The address that the page's script gets the options from. */
const optionsUrl = ({ options }: SelectElement): string | undefined =>
  'url' in options ? options.url : undefined

/** A value that is typed; several are separated by commas. Known options are suggested by their labels. */
const printTypedSelect = (select: SelectElement, common: Attributes, context: ComponentContext): Html => {
  const { state, initialValue, options, multiple, placeholder } = select
  const known = isList(options) ? options : []
  const url = optionsUrl(select)
  const list = known.length > 0 || url !== undefined ? context.unique() : undefined
  const labels = selectedIn(valueOf(state, initialValue as Json | undefined, context)).map(
    (id) => known.find((option) => option.id === id)?.label ?? id,
  )
  const typed = { 'data-typed': multiple === true ? 'several' : 'one', autocomplete: 'off' }
  const field = { class: 'ck-field', type: 'text', list, placeholder, value: labels.join(', '), ...typed }
  return markup`<input${attributes({ ...field, ...common })}>${
    list === undefined
      ? nothing
      : markup`<datalist${attributes({ id: list, 'data-choices': url })}>${known.map(({ id, label }) => markup`<option value="${label}" data-id="${id}"></option>`)}</datalist>`
  }`
}

const printSelect = (select: SelectElement, names: ControlNames, context: ComponentContext): Html => {
  const { state, initialValue, options, onValueChange, placeholder, multiple, acceptInput, disabled } = select
  const known = isList(options) ? options : []
  const common = {
    ...named({ ...names, label: names.id === undefined ? (placeholder ?? state) : undefined }),
    'data-state': state,
    disabled,
    ...pressable(onValueChange),
  }
  // The specifications of the organization are not listed for readers.
  const isUnknown = !isList(options) && !('url' in options)
  if (isUnknown || (acceptInput === true && multiple !== true))
    return printTypedSelect(select, common, context)
  const selected = selectedIn(valueOf(state, initialValue as Json | undefined, context))
  const missing = selected.filter((id) => !known.some((option) => option.id === id))
  const shown = [...known, ...missing.map((id) => ({ id, label: id }))]
  return markup`<select${attributes({ class: 'ck-field', multiple, 'data-choices': optionsUrl(select), ...common })}>${
    multiple === true ? nothing : markup`<option value="">${placeholder ?? ''}</option>`
  }${shown.map(
    ({ id, label }) =>
      markup`<option${attributes({ value: id, selected: selected.includes(id) })}>${label}</option>`,
  )}</select>`
}

const printSwitch = (element: SwitchElement, names: ControlNames, context: ComponentContext): Html => {
  const { state, initialValue, onValueChange, confirm, disabled } = element
  return markup`<input${attributes({
    class: 'ck-switch',
    type: 'checkbox',
    role: 'switch',
    ...named({ ...names, label: names.id === undefined ? state : undefined }),
    'data-state': state,
    checked: valueOf(state, initialValue, context) === true,
    disabled,
    ...pressable(onValueChange, confirm),
  })}>`
}

const printChoice = (
  { type, state, value, confirm, ...rest }: RadioElement | CheckboxElement,
  names: ControlNames,
  context: ComponentContext,
): Html => {
  const held = valueOf(state, undefined, context)
  const includes = (one: ChoiceValue): boolean => (Array.isArray(held) ? held.includes(one) : held === one)
  return markup`<input${attributes({
    class: 'ck-choice',
    type,
    ...named({ ...names, label: names.id === undefined ? String(value) : undefined }),
    name: type === 'radio' ? `${context.prefix}-${state}` : undefined,
    'data-state': state,
    'data-value': JSON.stringify(value),
    checked: includes(value),
    disabled: 'disabled' in rest && rest.disabled,
    ...pressable(undefined, confirm),
  })}>`
}

/** A control, by itself or in an `input`. */
export const printControl = (control: InputControl, names: ControlNames, context: ComponentContext): Html => {
  switch (control.type) {
    case 'textinput':
      return printTextInput(control, names, context)
    case 'select':
      return printSelect(control, names, context)
    case 'switch':
      return printSwitch(control, names, context)
    case 'radio':
    case 'checkbox':
      return printChoice(control, names, context)
    case 'button':
      return printButton(control)
    case 'codeblock':
      return printCodeBlock(control, context, () => nothing)
  }
}

const isBeside = ({ type }: InputControl): boolean =>
  type === 'switch' || type === 'radio' || type === 'checkbox' || type === 'button'

/** A label and a hint with their control: beside it where that is small, above it else. */
export const printInput = ({ label, hint, element }: InputElement, context: ComponentContext): Html => {
  const id = context.unique()
  const describedBy = hint === undefined || hint.length === 0 ? undefined : `${id}-hint`
  const hasLabel = element.type !== 'button' && element.type !== 'codeblock'
  const name = hasLabel ? markup`<label for="${id}">${label}</label>` : markup`<span>${label}</span>`
  const note =
    describedBy === undefined
      ? nothing
      : markup`<span class="ck-note" id="${describedBy}">${printInline(hint, context)}</span>`
  const control = printControl(element, { id, describedBy }, context)
  return markup`<div class="ck-input${isBeside(element) ? ' beside' : ''}"><span class="ck-label">${name}${note}</span>${control}</div>`
}
