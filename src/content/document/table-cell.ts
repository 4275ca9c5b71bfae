/** One cell of a table, by the ids of its row and column: its text, and names for its row and column. */
import { plainText } from './block-text.ts'
import { columnIds, rowIds } from './canonical.ts'
import { columnTitle } from './table-column.ts'
import type { Block, Json, JsonObject } from './document.ts'
import { fragmentOf } from './node-kinds.ts'

export interface TableCell {
  readonly text: string
  /** The text of the first cell of its row, otherwise its number. */
  readonly row: string
  /** The title of its column, otherwise its number. */
  readonly column: string
}

const nameLength = 80

const scalar = (value: Json | undefined): string => {
  if (Array.isArray(value)) return value.map(scalar).join(' ')
  return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
}

const textOf = (table: Block, row: string, column: string): string => {
  const nodes = fragmentOf(table, `${row}:${column}`)?.nodes
  if (nodes !== undefined) return nodes.map(plainText).join('\n')
  const records = (table.data['records'] ?? {}) as {
    readonly [id: string]: { readonly values?: { readonly [id: string]: Json } }
  }
  return scalar(records[row]?.values?.[column])
}

/** Undefined if the block is not a table or lacks the row or the column. */
export const tableCell = (
  table: Block,
  { record, definition }: { readonly record: string; readonly definition: string },
): TableCell | undefined => {
  if (table.type !== 'table') return undefined
  const rows = rowIds(table.data)
  const columns = columnIds(table.data)
  const row = rows.indexOf(record)
  const column = columns.indexOf(definition)
  if (row < 0 || column < 0) return undefined
  const [first = ''] = columns
  const definitions = (table.data['definition'] ?? {}) as { readonly [id: string]: JsonObject }
  const rowName = textOf(table, record, first).replaceAll(/\s+/g, ' ').trim().slice(0, nameLength)
  const columnName = columnTitle(definitions[definition] ?? {})
    .trim()
    .slice(0, nameLength)
  return {
    text: textOf(table, record, definition),
    row: rowName === '' ? `row ${row + 1}` : rowName,
    column: columnName === '' ? `column ${column + 1}` : columnName,
  }
}
