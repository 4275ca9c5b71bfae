/** Merges two versions of a table into one: rows and columns of both in order, every cell marked with its change. */
import type { Block, Fragment, Json, JsonObject } from '../../../../content/document/document.ts'
import type { Cell, CellChange, LineStatus, TableChange } from '../../../../content/diff/table-diff.ts'
import { isJsonObject } from '../../../../content/document/reference.ts'

/** What is shown: one side with its changes marked, or both in one column. */
export type Side = 'before' | 'after' | 'both'

const paragraph = (nodes: Block['nodes']): Block => ({
  object: 'block',
  type: 'paragraph',
  data: {},
  nodes: nodes ?? [],
})

const label = (definition: Json | undefined, value: string): string => {
  const options = isJsonObject(definition) ? definition['options'] : undefined
  const found = Array.isArray(options)
    ? options.find((option): option is JsonObject => isJsonObject(option) && option['value'] === value)
    : undefined
  return typeof found?.['label'] === 'string' ? found['label'] : value
}

/** A cell's value as text; for a text cell its blocks. */
const cellBlocks = (cell: Cell | undefined, definition: Json | undefined): readonly Block[] => {
  if (cell === undefined) return []
  if (cell.nodes !== undefined) return cell.nodes
  const { value } = cell
  const text =
    value === undefined || value === null
      ? ''
      : typeof value === 'boolean'
        ? value
          ? 'Yes'
          : 'No'
        : Array.isArray(value)
          ? value.map((one) => (typeof one === 'string' ? label(definition, one) : '')).join(', ')
          : typeof value === 'object'
            ? JSON.stringify(value)
            : String(value)
  return text === '' ? [] : [paragraph([{ object: 'text', leaves: [{ object: 'leaf', text, marks: [] }] }])]
}

const markedBlocks = (as: 'added' | 'removed', blocks: readonly Block[]): readonly Block[] =>
  blocks.length === 0 ? [] : [{ object: 'block', type: `diff-${as}`, data: {}, nodes: blocks }]

const mergedCell = (
  { status, before, after }: CellChange,
  side: Side,
  definitions: { readonly before: Json | undefined; readonly after: Json | undefined },
): readonly Block[] => {
  const old = side === 'after' ? [] : cellBlocks(before, definitions.before)
  const now = side === 'before' ? [] : cellBlocks(after, definitions.after)
  if (status === 'kept') return side === 'before' ? old : now
  return [...markedBlocks('removed', old), ...markedBlocks('added', now)]
}

/**
 * A table block that shows the change. Ids are regenerated, and every column is a text column, because marks have to
 * wrap any content. Cards and merged cells are rendered as a plain grid, since their positions differ between the
 * versions.
 */
export const mergedTable = (before: Block, after: Block, change: TableChange, side: Side): Block => {
  const isVisible = (status: LineStatus): boolean =>
    side === 'both' ||
    !(status === 'added' || status === 'removed') ||
    (status === 'added') === (side === 'after')
  const definitionsOf = ({ data }: Block): JsonObject =>
    isJsonObject(data['definition']) ? data['definition'] : {}
  const [old, now] = [definitionsOf(before), definitionsOf(after)]
  const columns = change.columns.flatMap((column, at) =>
    isVisible(column.status)
      ? [{ at, id: `c${at}`, before: old[column.before ?? ''], after: now[column.after ?? ''] }]
      : [],
  )
  const rows = change.rows.flatMap((row, at) => (isVisible(row.status) ? [{ ...row, id: `r${at}` }] : []))
  const title = (definition: Json | undefined): Json =>
    (isJsonObject(definition) ? definition['title'] : undefined) ?? ''
  const view = isJsonObject(after.data['view']) ? after.data['view'] : {}
  return {
    object: 'block',
    type: 'table',
    ...(after.key === undefined ? {} : { key: after.key }),
    isVoid: true,
    data: {
      view: { type: 'grid', columns: columns.map(({ id }) => id), hideHeader: view['hideHeader'] === true },
      definition: Object.fromEntries(
        columns.map((column) => [
          column.id,
          {
            id: column.id,
            type: 'text',
            title: title(side === 'before' ? column.before : (column.after ?? column.before)),
          },
        ]),
      ),
      records: Object.fromEntries(
        rows.map(({ id }, at) => [id, { orderIndex: String(at).padStart(8, '0'), values: {} }]),
      ),
    },
    fragments: rows.flatMap((row) =>
      columns.map((column): Fragment => {
        const cell = row.cells[column.at] ?? { status: 'kept' }
        return {
          object: 'fragment',
          fragment: `${row.id}:${column.id}`,
          nodes: mergedCell(cell, side, column),
        }
      }),
    ),
  }
}
