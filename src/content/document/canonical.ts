/**
 * The stored form of a document, and the two equalities: of bytes (`sameHash`) and of meaning (`sameContent`).
 *
 * The bytes are lines of JSON, each ended by a line feed: first the document without its blocks, then one top-level
 * block per line. Names are sorted, except that the key of a block comes first, so that two versions can be compared
 * line by line and a line identified by its key without parsing.
 */
import type { Block, Fragment, Json, JsonObject, Node, RichTextDocument } from './document.ts'
import { schemaVersion } from './document.ts'
import { append } from './linear-text.ts'
import { markNormal, normalize } from './normalize.ts'
import { isJsonObject } from './reference.ts'
import type { Hash, Sha256 } from '../revision/revision.ts'

const encoder = new TextEncoder()
const decoder = new TextDecoder('utf-8', { fatal: true })

/** JSON with sorted names (by UTF-16 code unit) and no spaces; a block's `key` comes first. `undefined` is omitted. */
export const stableJson = (value: unknown): string => {
  if (Array.isArray(value)) return `[${value.map(stableJson).join(',')}]`
  if (value === null || typeof value !== 'object') return JSON.stringify(value) ?? 'null'
  const object = value as { readonly [name: string]: unknown }
  const keyFirst = object['object'] === 'block' && typeof object['key'] === 'string'
  const parts: string[] = keyFirst ? [`"key":${JSON.stringify(object['key'])}`] : []
  for (const name of Object.keys(object).sort()) {
    const member = object[name]
    if (member === undefined || (keyFirst && name === 'key')) continue
    parts.push(`${JSON.stringify(name)}:${stableJson(member)}`)
  }
  return `{${parts.join(',')}}`
}

// Cached by block, like the content below: versions of a document share their unchanged blocks.
const lines = new WeakMap<Block, string>()

/** `stableJson` of a block, cached. */
export const blockJson = (block: Block): string => {
  const known = lines.get(block)
  if (known !== undefined) return known
  const line = stableJson(block)
  lines.set(block, line)
  return line
}

/** The canonical bytes of a document returned by `normalize`. */
export const canonicalBytes = (document: RichTextDocument): Uint8Array => {
  const { nodes, ...head } = document
  return encoder.encode(`${[stableJson(head), ...nodes.map(blockJson)].join('\n')}\n`)
}

/** Blocks by their line: documents read with the same map share objects for equal top-level blocks. */
export type SharedBlocks = Map<string, Block>

const parseShared = (text: string, shared: SharedBlocks): [JsonObject, ...Block[]] => {
  const [head = '', ...rest] = text.slice(0, -1).split('\n')
  const nodes = rest.map((line) => {
    const known = shared.get(line)
    if (known !== undefined) return known
    const block = JSON.parse(line) as Block
    shared.set(line, block)
    lines.set(block, line)
    return block
  })
  return [JSON.parse(head) as JsonObject, ...nodes]
}

/**
 * A stored document in the current normal form: one with the current schema version was normalized when it was written.
 */
export const upgraded = (document: RichTextDocument): RichTextDocument =>
  document.data['schemaVersion'] === schemaVersion ? document : normalize(document)

/**
 * Reads what `canonicalBytes` wrote; documents of an older schema version are upgraded. With `shared`, several versions
 * of a document are read at the cost of their differences, and equal blocks are the same object. Throws a SyntaxError
 * if the bytes are not in that form; the caller has checked stored bytes against their hash.
 */
export const parseCanonical = (bytes: Uint8Array, shared?: SharedBlocks): RichTextDocument => {
  const text = decoder.decode(bytes)
  if (!text.endsWith('\n')) throw new SyntaxError('A stored document ends with a line feed.')
  const [head, ...nodes] =
    shared === undefined
      ? (JSON.parse(`[${text.slice(0, -1).replaceAll('\n', ',')}]`) as [JsonObject, ...Block[]])
      : parseShared(text, shared)
  if (head?.['object'] !== 'document') throw new SyntaxError('A stored document begins with its head.')
  const stored = { ...head, nodes } as unknown as RichTextDocument
  const document = upgraded(stored)
  if (shared !== undefined && document === stored) nodes.forEach(markNormal)
  return document
}

/** The identity of a stored document: the hash of its canonical bytes. */
export const documentHash = (document: RichTextDocument, sha256: Sha256): Hash =>
  sha256(canonicalBytes(document))

interface TableData {
  readonly view?: { readonly columns?: readonly string[] } & JsonObject
  readonly definition?: { readonly [id: string]: JsonObject }
  readonly records?: { readonly [id: string]: { readonly orderIndex?: Json; readonly values?: JsonObject } }
}

/** Ids of a table's rows in display order; ties of the order key are broken by id. */
export const rowIds = (data: JsonObject): string[] => {
  const records = (data as TableData).records ?? {}
  const order = (id: string): string => {
    const index = records[id]?.orderIndex
    return typeof index === 'string' ? index : ''
  }
  return Object.keys(records).sort((a, b) => {
    const [first, second] = [order(a), order(b)]
    return first < second ? -1 : first > second ? 1 : a < b ? -1 : 1
  })
}

/** Ids of a table's columns: visible ones in their order, then hidden ones by id. */
export const columnIds = (data: JsonObject): string[] => {
  const { view, definition = {} } = data as TableData
  const visibleColumns = (view?.columns ?? []).filter((id) => Object.hasOwn(definition, id))
  const seen = new Set(visibleColumns)
  return [
    ...seen,
    ...Object.keys(definition)
      .filter((id) => !seen.has(id))
      .sort(),
  ]
}

/**
 * Renames the columns of a table to `c0, c1, …` and the rows to `r0, r1, …` by position, wherever the ids occur (column
 * lists, widths, card options, merges, names of fragments), and drops the order keys. The text of cells that contain a
 * table goes to `apart`: inside JSON its length would double with each enclosing table.
 */
const tableWithoutIds = (block: Block, apart: string[]): JsonObject => {
  const names = new Map<string, string>()
  columnIds(block.data).forEach((id, at) => names.set(id, `c${at}`))
  const rows = new Map(rowIds(block.data).map((id, at) => [id, `r${at}`]))
  const rename = (text: string): string => {
    const whole = names.get(text) ?? rows.get(text)
    if (whole !== undefined) return whole
    const colon = text.indexOf(':')
    const row = colon < 0 ? undefined : rows.get(text.slice(0, colon))
    const column = colon < 0 ? undefined : names.get(text.slice(colon + 1))
    return row !== undefined && column !== undefined ? `${row}:${column}` : text
  }
  const walk = (value: Json): Json => {
    if (typeof value === 'string') return rename(value)
    if (Array.isArray(value)) return value.map(walk)
    if (value === null || typeof value !== 'object') return value
    return Object.fromEntries(Object.entries(value).map(([name, member]) => [rename(name), walk(member)]))
  }
  const { definition = {}, records = {} } = block.data as TableData
  const column = (id: string): string => names.get(id) ?? id
  const cells = (values: JsonObject, row: string): JsonObject =>
    Object.fromEntries(
      Object.entries(values).map(([id, value]) => [
        column(id),
        // Only the name of the cell's own fragment is an id; any other value is user content.
        value === `${row}:${id}` ? rename(value) : value,
      ]),
    )
  const textOf = (cell: Block): string => {
    const text = contentText(cell)
    return text.includes('"type":"table"') ? `\0${apart.push(text)}` : text
  }
  // Ids are chosen freely: one can be a word that a table has, or both that of a row and of a column.
  const { definition: _, records: __, view, ...rest } = block.data
  const members = (object: JsonObject, words: readonly string[] = []): JsonObject =>
    Object.fromEntries(
      Object.entries(object).map(([name, value]) => [name, words.includes(name) ? value : walk(value)]),
    )
  return {
    ...members(rest),
    ...(view !== undefined && { view: isJsonObject(view) ? members(view, ['type', 'cardSize']) : view }),
    definition: Object.fromEntries(
      Object.entries(definition).map(([id, { id: _id, ...own }]) => [column(id), own]),
    ),
    records: Object.fromEntries(
      Object.entries(records).map(([id, record]) => [rows.get(id) ?? id, cells(record.values ?? {}, id)]),
    ),
    fragments: (block.fragments ?? [])
      .map((fragment) => [rename(fragment.fragment), fragment.nodes.map(textOf)] as const)
      .sort(([a], [b]) => (a < b ? -1 : 1)),
  }
}

// Cached by block; safe because blocks are immutable.
const contentTexts = new WeakMap<object, string>()

const fragmentText = (fragment: Fragment): string =>
  `${JSON.stringify([fragment.fragment, fragment.type ?? null])}[${fragment.nodes.map(contentText).join(',')}]`

/**
 * The content of a block as text: equal exactly when two blocks are `sameContent`. It contains no keys, no row or
 * column ids of tables and no order keys. Not a stored form; it may change between releases.
 */
export function contentText(node: Node): string {
  if (node.object === 'text') return stableJson(node.leaves)
  const known = contentTexts.get(node)
  if (known !== undefined) return known
  const { nodes, fragments, data, ...head } = node
  if ('key' in head) delete (head as { key?: string }).key
  const parts = [stableJson(head)]
  if (node.object === 'block' && node.type === 'table') {
    const apart: string[] = []
    parts.push(stableJson(tableWithoutIds(node, apart)))
    append(parts, apart)
  } else parts.push(stableJson(data), (fragments ?? []).map(fragmentText).join(';'))
  parts.push(`[${(nodes ?? []).map(contentText).join(',')}]`)
  const text = parts.join('|')
  contentTexts.set(node, text)
  return text
}

/** Whether two documents or blocks mean the same; keys, ids of table parts and order keys are ignored. */
export const sameContent = (a: RichTextDocument | Block, b: RichTextDocument | Block): boolean => {
  if (a === b) return true
  if (a.object === 'document' && b.object === 'document') {
    return (
      a.nodes.length === b.nodes.length &&
      stableJson(a.data) === stableJson(b.data) &&
      a.nodes.every((node, at) => {
        const other = b.nodes[at]
        return other !== undefined && (node === other || contentText(node) === contentText(other))
      })
    )
  }
  return a.object === 'block' && b.object === 'block' && contentText(a) === contentText(b)
}

/** A 53-bit hash of the UTF-16 units of a text with a seed, after the public-domain function "cyrb53". */
const mix53 = (text: string, seed: number): number => {
  let high = 0xdeadbeef ^ seed
  let low = 0x41c6ce57 ^ seed
  for (let at = 0; at < text.length; at++) {
    const unit = text.charCodeAt(at)
    high = Math.imul(high ^ unit, 2654435761)
    low = Math.imul(low ^ unit, 1597334677)
  }
  high = Math.imul(high ^ (high >>> 16), 2246822507) ^ Math.imul(low ^ (low >>> 13), 3266489909)
  low = Math.imul(low ^ (low >>> 16), 2246822507) ^ Math.imul(high ^ (high >>> 13), 3266489909)
  return 4294967296 * (2097151 & low) + (high >>> 0)
}

/** A short hash of a text, 106 bits in base 36. Not cryptographic: it avoids accidental collisions only. */
export const fingerprint = (text: string): string =>
  mix53(text, 0).toString(36) + mix53(text, 0x9e3779b9).toString(36)

/** The fingerprint of a block's content: equal for blocks that are `sameContent`. */
export const contentHash = (block: Block): string => fingerprint(contentText(block))
