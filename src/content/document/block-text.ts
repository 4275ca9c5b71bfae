/** The text of a document without formatting: for search, similarity and counts. */
import { columnIds, rowIds } from './canonical.ts'
import { columnTitle } from './table-column.ts'
import type { Block, Inline, Json, JsonObject, RichTextDocument, Text } from './document.ts'
import { integrationText } from './integration-block.ts'
import { blockKind } from './node-kinds.ts'

const textOf = (value: Json | undefined): string => (typeof value === 'string' ? value : '')

const inlineText = (node: Inline | Text): string => {
  if (node.object === 'text') return node.leaves.map((leaf) => leaf.text).join('')
  if (node.nodes !== undefined) return node.nodes.map(inlineText).join('')
  switch (node.type) {
    case 'inline-math':
      return textOf(node.data['formula'])
    case 'inline-image':
      return textOf(node.data['alt'])
    case 'button':
      return textOf(node.data['label'])
    case 'expression':
      return `{{${textOf(node.data['expression'])}}}`
    case 'emoji':
      return emojiText(textOf(node.data['code']))
    default:
      return ''
  }
}

/** Maximum length of an emoji code. */
const longestEmoji = 200

const codePoints = /^[0-9a-f]{1,6}(?:-[0-9a-f]{1,6})*$/i
/** An emoji of Unicode, also without the variation selector that asks for its colored form. */
const oneEmoji = /^(?:\p{RGI_Emoji}|[#*0-9]\u20E3|\p{Extended_Pictographic}\p{EMod}?)/v

/**
 * An emoji from its hexadecimal code points, joined by `-`; empty for anything else, such as the shortcodes `bee` and
 * `100`, which are hexadecimal too.
 */
export const emojiText = (code: string): string => {
  if (code.length > longestEmoji || !codePoints.test(code)) return ''
  const points = code.split('-').map((part) => Number.parseInt(part, 16))
  const text = points.every((point) => point <= 0x10ffff) ? String.fromCodePoint(...points) : ''
  return oneEmoji.test(text) ? text : ''
}

const scalarText = (value: Json | undefined): string => {
  if (Array.isArray(value)) return value.map((item) => (typeof item === 'string' ? item : '')).join(' ')
  return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
}

const tableText = (block: Block): string => {
  const columns = columnIds(block.data)
  const fragments = new Map(block.fragments?.map((fragment) => [fragment.fragment, fragment.nodes]))
  const definition = (block.data['definition'] ?? {}) as { readonly [id: string]: JsonObject }
  const records = block.data['records'] as {
    readonly [id: string]: { readonly values?: { [id: string]: Json } }
  }
  const lines = rowIds(block.data).map((row) =>
    columns.map((column) => {
      const cell = fragments.get(`${row}:${column}`)
      return cell === undefined ? scalarText(records[row]?.values?.[column]) : joined(cell, ' ')
    }),
  )
  const titles = columns.map((column) => columnTitle(definition[column] ?? {}))
  return [titles, ...lines].map((cells) => cells.filter((cell) => cell !== '').join('\t')).join('\n')
}

const joined = (blocks: readonly Block[], separator: string): string =>
  blocks
    .map(blockWords)
    .filter((text) => text !== '')
    .join(separator)

const attributeNames = ['title', 'description', 'alt', 'formula']

const blockWords = (block: Block): string => {
  const kind = blockKind(block.type)
  if (kind === 'text' || kind === 'code-line')
    return ((block.nodes ?? []) as readonly (Inline | Text)[]).map(inlineText).join('')
  if (kind === 'table') return tableText(block)
  if (block.type === 'integration') return integrationText(block.data)
  const own = attributeNames.map((name) => textOf(block.data[name])).filter((text) => text !== '')
  if (kind === 'code')
    return [...own, ...(block.nodes ?? []).map((line) => blockWords(line as Block))].join('\n')
  if (kind === 'unknown') return unknownText(block)
  const parts = [...(block.fragments ?? [])]
    // The title of an expandable comes before its body, whatever the order of the names.
    .sort((a, b) => Number(b.fragment.endsWith('title')) - Number(a.fragment.endsWith('title')))
    .map((fragment) => joined(fragment.nodes, '\n'))
  return [...own, ...parts, joined((block.nodes ?? []) as readonly Block[], '\n')]
    .filter((text) => text !== '')
    .join('\n')
}

/** All leaves below a node of unknown shape. */
const unknownText = (value: unknown): string => {
  if (value === null || typeof value !== 'object') return ''
  if (Array.isArray(value))
    return value
      .map(unknownText)
      .filter((text) => text !== '')
      .join('\n')
  const node = value as { readonly [name: string]: unknown }
  if (node['object'] === 'leaf') return typeof node['text'] === 'string' ? node['text'] : ''
  return [node['leaves'], node['nodes'], node['fragments']]
    .map(unknownText)
    .filter((text) => text !== '')
    .join('\n')
}

// Cached by block, as in `canonical.ts`.
const texts = new WeakMap<Block, string>()

/**
 * The plain text of a block or a document: blocks and code lines on separate lines, table cells separated by tabs,
 * images as their alternative text, formulas as their source, blocks of integrations as the text of their props. HTML
 * blocks and empty blocks are omitted.
 */
export const plainText = (of: RichTextDocument | Block): string => {
  if (of.object === 'document') {
    return of.nodes
      .map(plainText)
      .filter((text) => text !== '')
      .join('\n')
  }
  const known = texts.get(of)
  if (known !== undefined) return known
  const text = blockWords(of)
  texts.set(of, text)
  return text
}
