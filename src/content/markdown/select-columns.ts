/**
 * Columns of options as GitBook writes them: a `<select>` with the options in the head of the column, and in its cells
 * one `<span data-option>` for each option. Without options it is plain text, separated by commas.
 */
import type { Json, JsonObject } from '../document/document.ts'
import { isJsonObject } from '../document/reference.ts'
import { optionLabel } from '../document/table-column.ts'
import { allow, elementsIn, giveUp, isElement, textIn } from './html-inlines.ts'
import type { HtmlElement, HtmlNode } from './html-reader.ts'
import { encodeAttribute, encodeText } from './html-reader.ts'

const separator = ', '

const optionOf = (option: HtmlElement): JsonObject => {
  allow(option, ['value', 'label', 'color'])
  const { tag, attributes, children } = option
  const [value, label, color] = ['value', 'label', 'color'].map((name) => attributes.get(name))
  if (tag !== 'option' || value === undefined || children.length > 0) return giveUp()
  return { value, ...(label !== undefined && { label }), ...(color !== undefined && { color }) }
}

/** The content of a head without its `<select>`, and what that says about the column. */
export const readSelect = (
  children: readonly HtmlNode[],
): { readonly title: readonly HtmlNode[]; readonly column?: JsonObject } => {
  const last = children.at(-1)
  if (!isElement(last) || last.tag !== 'select') return { title: children }
  allow(last, ['multiple'])
  const options = elementsIn(last.children).map(optionOf)
  return {
    title: children.slice(0, -1),
    column: {
      type: 'select',
      ...(last.attributes.has('multiple') && { multiple: true }),
      ...(options.length > 0 && { options }),
    },
  }
}

/** The options of a cell. */
export const readOptions = (children: readonly HtmlNode[], column: JsonObject): readonly string[] => {
  if (!children.some(isElement)) return textIn(children).split(separator)
  return elementsIn(children).map((span) => {
    allow(span, ['data-option'])
    const value = span.attributes.get('data-option')
    if (span.tag !== 'span' || value === undefined) return giveUp()
    const [text, label] = [textIn(span.children), optionLabel(column, value)]
    // A text that is not that of the option would be lost.
    return text === label || text === label + separator ? value : giveUp()
  })
}

const optionsIn = ({ options }: JsonObject): readonly JsonObject[] =>
  Array.isArray(options)
    ? options.filter((one): one is JsonObject => isJsonObject(one) && typeof one['value'] === 'string')
    : []

const isPlain = (values: readonly string[]): boolean => {
  const text = values.join(separator)
  const parts = text.split(separator)
  return values.length === 0 || (text !== '' && !text.includes('\n') && parts.length === values.length)
}

/** Whether the cells of a column of options can be plain text: it has no options, and nobody would read them wrongly. */
export const isPlainSelect = (column: JsonObject, cells: readonly (readonly string[])[]): boolean =>
  optionsIn(column).length === 0 && cells.every(isPlain)

const attribute = (name: string, value: Json | undefined): string =>
  typeof value === 'string' ? ` ${name}="${encodeAttribute(value)}"` : ''

export const printSelect = (column: JsonObject): string => {
  const options = optionsIn(column).map(
    ({ value, label, color }) =>
      `<option${attribute('value', value)}${attribute('label', label)}${attribute('color', color)}></option>`,
  )
  return `<select${column['multiple'] === true ? ' multiple' : ''}>${options.join('')}</select>`
}

export const printOptions = (values: readonly string[], column: JsonObject): string =>
  values
    .map((value, at) => {
      const label = optionLabel(column, value) + (at === values.length - 1 ? '' : separator)
      return `<span data-option="${encodeAttribute(value)}">${encodeText(label).replaceAll('\n', '&#xA;')}</span>`
    })
    .join('')
