/** Values of inputs: read when the reader changes them, written when a component is drawn. */
import { resolveText } from '../../../content/contentkit/bindings.ts'
import type { Json, JsonObject } from '../../../content/document/document.ts'

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

const valueIn = (field: HTMLElement): Json => JSON.parse(field.dataset['value'] ?? 'null') as Json

const listOf = (value: Json | undefined): readonly Json[] =>
  Array.isArray(value) ? (value as readonly Json[]) : []

/** The value of the state key after the reader changed the field. `held` is the one before. */
export const fieldValue = (field: Field, held: Json | undefined): Json => {
  if (field instanceof HTMLSelectElement)
    return field.multiple ? [...field.selectedOptions].map(({ value }) => value) : field.value
  if (!(field instanceof HTMLInputElement) || (field.type !== 'checkbox' && field.type !== 'radio'))
    return field.value
  if (field.role === 'switch' || field.getAttribute('role') === 'switch') return field.checked
  const value = valueIn(field)
  if (field.type === 'radio') return value
  const others = listOf(held).filter((one) => one !== value)
  return field.checked ? [...others, value] : others
}

const textOf = (value: Json | undefined): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : ''

const show = (field: Field, value: Json | undefined): void => {
  if (field instanceof HTMLSelectElement) {
    const selected = Array.isArray(value) ? value.map((one) => textOf(one as Json)) : [textOf(value)]
    for (const option of field.options) option.selected = selected.includes(option.value)
  } else if (field instanceof HTMLInputElement && field.getAttribute('role') === 'switch')
    field.checked = value === true
  else if (field instanceof HTMLInputElement && field.type === 'radio')
    field.checked = value === valueIn(field)
  else if (field instanceof HTMLInputElement && field.type === 'checkbox')
    field.checked = listOf(value).includes(valueIn(field))
  else if (field.value !== textOf(value)) field.value = textOf(value)
}

/** Shows the state: in inputs, and in code that is bound to a key. */
export const showState = (root: Element, state: JsonObject): void => {
  for (const field of root.querySelectorAll<Field>('[data-state]')) {
    const key = field.dataset['state'] ?? ''
    if (Object.hasOwn(state, key)) show(field, state[key])
  }
  for (const bound of root.querySelectorAll<HTMLElement>('[data-bound]')) {
    const text = resolveText({ $state: bound.dataset['bound'] ?? '' }, state)
    const code = bound.querySelector('code')
    if (code !== null && code.textContent !== text) code.textContent = text
  }
}
