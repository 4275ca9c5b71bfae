/** Values of inputs: read when the reader changes them, written when a component is drawn. */
import { resolveText } from '../../../content/contentkit/bindings.ts'
import type { Json, JsonObject } from '../../../content/document/document.ts'

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

const valueIn = (field: HTMLElement): Json => JSON.parse(field.dataset['value'] ?? 'null') as Json

/** Whether a choice is typed: its text is a value once the field is left, so that no action has half a word. */
export const isTypedChoice = ({ dataset }: HTMLElement): boolean => dataset['typed'] !== undefined

const listOf = (value: Json | undefined): readonly Json[] =>
  Array.isArray(value) ? (value as readonly Json[]) : []

/** What was typed in the place of a choice: the id of the option with that label, or the text itself. */
const typedValue = (field: HTMLInputElement): Json => {
  const options = [...(field.list?.options ?? [])]
  const idOf = (text: string): string => options.find(({ value }) => value === text)?.dataset['id'] ?? text
  if (field.dataset['typed'] === 'one') return idOf(field.value.trim())
  const texts = field.value.split(',').map((text) => text.trim())
  return [...new Set(texts.filter((text) => text !== '').map(idOf))]
}

/** The value of the state key after the reader changed the field. `held` is the one before. */
export const fieldValue = (field: Field, held: Json | undefined): Json => {
  if (field instanceof HTMLSelectElement)
    return field.multiple ? [...field.selectedOptions].map(({ value }) => value) : field.value
  if (field instanceof HTMLInputElement && isTypedChoice(field)) return typedValue(field)
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

const idsOf = (value: Json | undefined): readonly string[] =>
  Array.isArray(value) ? value.map((one) => textOf(one as Json)) : [textOf(value)]

const showSelected = (field: HTMLSelectElement, selected: readonly string[]): void => {
  const known = new Set([...field.options].map(({ value }) => value))
  for (const id of selected) if (id !== '' && !known.has(id)) field.add(new Option(id, id))
  for (const option of field.options) option.selected = selected.includes(option.value)
}

const showTyped = (field: HTMLInputElement, ids: readonly string[]): void => {
  // The text becomes the value when the field is left.
  if (field === document.activeElement) return
  const options = [...(field.list?.options ?? [])]
  field.value = ids.map((id) => options.find(({ dataset }) => dataset['id'] === id)?.value ?? id).join(', ')
}

const show = (field: Field, value: Json | undefined): void => {
  if (field instanceof HTMLSelectElement) showSelected(field, idsOf(value))
  else if (field instanceof HTMLInputElement && isTypedChoice(field)) showTyped(field, idsOf(value))
  else if (field instanceof HTMLInputElement && field.getAttribute('role') === 'switch')
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

/** Chooses one option more of a list of several, or one less: without it a click replaces the whole choice. */
export const toggleOption = (event: MouseEvent): void => {
  const option = event.target
  if (!(option instanceof HTMLOptionElement) || event.button !== 0) return
  const select = option.closest('select')
  if (select?.multiple !== true || select.disabled || event.ctrlKey || event.metaKey || event.shiftKey) return
  event.preventDefault()
  select.focus()
  option.selected = !option.selected
  select.dispatchEvent(new Event('change', { bubbles: true }))
}
