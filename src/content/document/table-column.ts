/**
 * What the definition of a table's column says. Its title is plain text, with nodes beside it if it has formatting, links
 * or other inlines; the cells of a `select` column hold values, which its options give labels.
 */
import type { Inline, Json, JsonObject, Text } from './document.ts'
import { isJsonObject } from './reference.ts'

type InlineNode = Inline | Text

/** What an inline says in a title. */
const members: { readonly [type: string]: string } = {
  ...{ emoji: 'code', icon: 'icon', expression: 'expression', button: 'label' },
  ...{ 'inline-math': 'formula', 'inline-image': 'alt' },
}

const textOf = (node: InlineNode): string => {
  if (node.object === 'text') return node.leaves.map(({ text }) => text).join('')
  const said = node.data[members[node.type] ?? '']
  if (typeof said !== 'string') return titleText(node.nodes ?? [])
  return node.type === 'emoji' || node.type === 'icon' ? `:${said}:` : said
}

/** The plain text of a title with formatting; emoji and icons by their names. */
export const titleText = (nodes: readonly InlineNode[]): string => nodes.map(textOf).join('')

/** The nodes of a title, as they are stored; undefined for a plain one. */
export const titleNodesOf = ({ titleNodes }: JsonObject): readonly InlineNode[] | undefined =>
  Array.isArray(titleNodes) ? (titleNodes as unknown as readonly InlineNode[]) : undefined

/** The plain title of a column. Imports once left it empty for a title that is a link. */
export const columnTitle = (column: JsonObject): string => {
  const { title } = column
  return typeof title === 'string' && title !== '' ? title : titleText(titleNodesOf(column) ?? [])
}

const holdsMention = (nodes: readonly InlineNode[]): boolean =>
  nodes.some(
    (node) => node.object === 'inline' && (node.type === 'mention' || holdsMention(node.nodes ?? [])),
  )

/**
 * The nodes of a title; undefined if it has none, or if the plain title was changed since: the editor changes that
 * alone. What a mention says depends on its target, so a title with one is never taken as changed.
 */
export const formattedTitle = (column: JsonObject): readonly InlineNode[] | undefined => {
  const nodes = titleNodesOf(column)
  if (nodes === undefined || holdsMention(nodes)) return nodes
  const title = columnTitle(column).trim()
  // Imports once kept the texts of a title alone, without those in its links.
  const texts = nodes.filter(({ object }) => object === 'text')
  return [titleText(nodes), titleText(texts)].some((text) => text.trim() === title) ? nodes : undefined
}

/** The text of an option of a `select` column, by its value; the value itself where the column has no such option. */
export const optionLabel = (definition: Json | undefined, option: string): string => {
  const options = isJsonObject(definition) ? definition['options'] : undefined
  const found = Array.isArray(options)
    ? options.find((one: Json): one is JsonObject => isJsonObject(one) && one['value'] === option)
    : undefined
  return typeof found?.['label'] === 'string' ? found['label'] : option
}
