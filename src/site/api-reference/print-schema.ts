/** Schemas of a reference: a list of properties, with the parts of each folded. */
import type { Json } from '../../content/document/document.ts'
import { valueText } from '../../content/api-reference/schema-text.ts'
import type { ReferenceProperty, ReferenceSchema } from '../../content/api-reference/api-reference.ts'
import type { Html } from '../html.ts'
import { attributes, markup, nothing } from '../html.ts'
import type { ApiContext } from './api-context.ts'
import { anchorId, modelId } from './api-context.ts'

/** Characters of a value in a line. */
const longestValue = 200

const code = (value: Json): Html => {
  const text = valueText(value)
  return markup`<code>${text.length > longestValue ? `${text.slice(0, longestValue)}…` : text === '' ? '""' : text}</code>`
}

/** The type in words; a link where the schema, or that of its items, is shown elsewhere. */
const typeText = (schema: ReferenceSchema, context: ApiContext): Html => {
  const { type, link, name, items } = schema
  const itemName = items?.link?.name ?? ''
  const at = itemName === '' ? -1 : type.lastIndexOf(itemName)
  if (link === undefined && items !== undefined && at >= 0)
    return markup`${type.slice(0, at)}${typeText(items, context)}${type.slice(at + itemName.length)}`
  if (link === undefined) return markup`${name === undefined || name === type ? type : `${type} (${name})`}`
  const text = link.name === '' ? type : link.name
  if (link.to === 'anchor')
    return markup`<a href="#${encodeURIComponent(anchorId(context, link.target))}">${text}</a>`
  return context.hasModel(link.target)
    ? markup`<a href="#${encodeURIComponent(modelId(link.target))}">${text}</a>`
    : markup`${text}`
}

/** Type and flags in one line. */
export const schemaLine = (schema: ReferenceSchema, isRequired: boolean, context: ApiContext): Html => {
  const { text, print } = context
  const { format, deprecated, readOnly, writeOnly } = schema
  const flags = [
    format,
    isRequired ? print.labels.required : undefined,
    readOnly ? text.readOnly : undefined,
    writeOnly ? text.writeOnly : undefined,
  ].filter((flag) => flag !== undefined)
  return markup`<small>${typeText(schema, context)}${flags.map((flag) => markup` · ${flag}`)}${
    deprecated ? markup` · <b>${text.deprecated}</b>` : nothing
  }</small>`
}

const fact = (name: string, value: Html): Html => markup`<div>${name}: ${value}</div>`

const values = (list: NonNullable<ReferenceSchema['enum']>, { text, markdown }: ApiContext): Html => {
  if (list.every(({ description }) => description === ''))
    return fact(
      text.values,
      markup`${list.map(({ value }, index) => markup`${index === 0 ? '' : ' '}${code(value)}`)}`,
    )
  return markup`<div>${text.values}:<ul>${list.map(
    ({ value, description }) => markup`<li>${code(value)}${markdown(description)}</li>`,
  )}</ul></div>`
}

const isScalar = (value: Json): boolean => typeof value !== 'object' || value === null

/** What a schema says of its values, without its parts. */
const facts = (schema: ReferenceSchema, context: ApiContext): Html => {
  const { text } = context
  const { enum: list, example, limits } = schema
  const shown = [
    limits.length > 0 ? markup`<div>${limits.join(' · ')}</div>` : nothing,
    list === undefined ? nothing : values(list, context),
    schema.const === undefined ? nothing : fact(text.always, code(schema.const)),
    schema.default === undefined ? nothing : fact(text.default, code(schema.default)),
    example !== undefined && isScalar(example) ? fact(text.example, code(example)) : nothing,
    schema.cut === true ? markup`<div>${text.leftOut}</div>` : nothing,
  ].filter((one) => one !== nothing)
  return shown.length === 0 ? nothing : markup`<div class="api-facts">${shown}</div>`
}

const entry = (
  { name, required, schema }: ReferenceProperty,
  context: ApiContext,
  description = schema.description,
): Html =>
  markup`<div${attributes({ id: schema.anchor && anchorId(context, schema.anchor) })}><dt><code>${name}</code>${schemaLine(schema, required, context)}</dt><dd>${context.markdown(description)}${facts(schema, context)}${folded(schema, context)}</dd></div>`

/** A list of what has a name: properties, parameters, headers. */
export const printEntries = (entries: readonly ReferenceProperty[], context: ApiContext): Html =>
  entries.length === 0
    ? nothing
    : markup`<dl class="api-list">${entries.map((one) => entry(one, context))}</dl>`

const fold = (title: string, content: Html, more: { readonly id?: string | undefined } = {}): Html =>
  content === nothing
    ? nothing
    : markup`<details${attributes({ class: 'api-fold', ...more })}><summary>${title}</summary>${content}</details>`

/** A schema whose own line and description are printed already. */
const inside = (schema: ReferenceSchema, context: ApiContext): Html => {
  const { text } = context
  const { properties, additional, alternatives, items, tuple } = schema
  const own = printEntries(properties, context)
  const other =
    additional === undefined || !(hasParts(additional) || hasWords(additional))
      ? nothing
      : fold(`${text.otherProperties}: ${additional.name ?? additional.type}`, whole(additional, context))
  const choices = { one: text.oneOf, any: text.anyOf, not: text.not }
  const choice =
    alternatives === undefined
      ? nothing
      : markup`<div class="api-choice"><p class="operation-part">${choices[alternatives.kind]}${
          alternatives.discriminator === undefined
            ? nothing
            : markup` <code>${alternatives.discriminator}</code>`
        }</p>${alternatives.of.map(({ label, schema: one }) =>
          hasParts(one) || hasWords(one)
            ? fold(label, whole(one, context), {})
            : markup`<p>${one.link === undefined ? label : typeText(one, context)}</p>`,
        )}</div>`
  const positions = (tuple ?? []).map((item, index) =>
    entry({ name: String(index), required: false, schema: item }, context),
  )
  const list = positions.length === 0 ? nothing : markup`<dl class="api-list">${positions}</dl>`
  const item =
    items === undefined || !(hasParts(items) || hasWords(items)) ? nothing : inItems(items, context)
  const all = [own, list, item, other, choice].filter((one) => one !== nothing)
  return all.length === 0 ? nothing : markup`${all}`
}

/** Items have a place of their own only where something links to it. */
const inItems = (items: ReferenceSchema, context: ApiContext): Html =>
  markup`<div${attributes({ class: 'api-items', id: items.anchor && anchorId(context, items.anchor) })}>${context.markdown(items.description)}${facts(items, context)}${inside(items, context)}</div>`

const hasParts = ({ properties, items, tuple, additional, alternatives }: ReferenceSchema): boolean =>
  properties.length > 0 ||
  tuple !== undefined ||
  alternatives !== undefined ||
  (items !== undefined && (hasParts(items) || hasWords(items))) ||
  (additional !== undefined && (hasParts(additional) || hasWords(additional)))

/** Whether there is something to say besides the type. */
const hasWords = (schema: ReferenceSchema): boolean =>
  schema.description !== '' ||
  schema.limits.length > 0 ||
  schema.enum !== undefined ||
  schema.const !== undefined ||
  schema.default !== undefined ||
  schema.cut === true

const titleOfParts = (schema: ReferenceSchema, { text }: ApiContext): string => {
  if (schema.properties.length > 0) return text.properties
  if (schema.items !== undefined || schema.tuple !== undefined)
    return schema.items?.name === undefined ? text.items : `${text.items}: ${schema.items.name}`
  if (schema.alternatives !== undefined)
    return { one: text.oneOf, any: text.anyOf, not: text.not }[schema.alternatives.kind]
  return text.otherProperties
}

/** The parts of a schema, to be opened. */
const folded = (schema: ReferenceSchema, context: ApiContext): Html =>
  hasParts(schema) ? fold(titleOfParts(schema, context), inside(schema, context)) : nothing

/** A schema with its description, facts and parts, open. */
export const whole = (schema: ReferenceSchema, context: ApiContext): Html =>
  markup`<div${attributes({ class: 'api-schema', id: schema.anchor && anchorId(context, schema.anchor) })}>${
    schema.link === undefined ? nothing : markup`<p>${typeText(schema, context)}</p>`
  }${context.markdown(schema.description)}${facts(schema, context)}${inside(schema, context)}</div>`
