/**
 * The difference of two tables: columns, then rows, then cells.
 */
import { type Budget, alignEqual } from './align-sequences.ts'
import { columnIds, contentText, rowIds, stableJson } from '../document/canonical.ts'
import type { Block, Json } from '../document/document.ts'
import { fragmentOf } from '../document/node-kinds.ts'

/** The stored value of a cell; for a text cell its blocks. */
export interface Cell {
  readonly value: Json | undefined
  readonly nodes?: readonly Block[]
}

export type LineStatus = 'kept' | 'added' | 'removed' | 'changed'

interface ColumnChange {
  readonly status: LineStatus
  /** Ids in each version. */
  readonly before?: string
  readonly after?: string
}

export interface CellChange {
  readonly status: LineStatus
  readonly before?: Cell
  readonly after?: Cell
}

interface RowChange {
  readonly status: LineStatus
  readonly before?: string
  readonly after?: string
  /** One for each element of `columns`, in the same order. */
  readonly cells: readonly CellChange[]
}

export interface TableChange {
  /** In the order of the new table, with removed columns at their old position. */
  readonly columns: readonly ColumnChange[]
  readonly rows: readonly RowChange[]
}

type Definitions = { readonly [id: string]: { readonly [name: string]: Json } }
type Records = { readonly [id: string]: { readonly values?: { readonly [id: string]: Json } } }

const definitions = (block: Block): Definitions => (block.data['definition'] ?? {}) as Definitions

/** The cell in a row and a column; undefined if either is missing. */
export const cellOf = (
  block: Block,
  row: string | undefined,
  column: string | undefined,
): Cell | undefined => {
  if (row === undefined || column === undefined) return undefined
  const name = `${row}:${column}`
  const records = (block.data['records'] ?? {}) as Records
  const values = Object.hasOwn(records, row) ? records[row]?.values : undefined
  const value = values !== undefined && Object.hasOwn(values, column) ? values[column] : undefined
  const nodes = fragmentOf(block, name)?.nodes
  return nodes === undefined ? { value } : { value, nodes }
}

/** The content of a cell as text; equal for cells with equal content in any row and column. */
export const cellText = (cell: Cell | undefined): string => {
  if (cell === undefined) return ''
  return cell.nodes === undefined ? stableJson(cell.value ?? null) : cell.nodes.map(contentText).join(',')
}

/** Pairs of two lists in the order of B, with removed items at their old position; equal names are partners. */
const pairs = (
  a: readonly string[],
  b: readonly string[],
  nameA: (id: string) => string,
  nameB: (id: string) => string,
  budget: Budget,
): { before?: string; after?: string }[] => {
  const partner = alignEqual(a.map(nameA), b.map(nameB), budget)
  const result: { before?: string; after?: string }[] = []
  let next = 0
  a.forEach((before, at) => {
    const other = partner[at] ?? -1
    if (other < 0) return void result.push({ before })
    while (next < other) result.push({ after: b[next++] ?? '' })
    result.push({ before, after: b[next++] ?? '' })
  })
  while (next < b.length) result.push({ after: b[next++] ?? '' })
  return result
}

const statusOf = (pair: { before?: string; after?: string }): LineStatus =>
  pair.before === undefined ? 'added' : pair.after === undefined ? 'removed' : 'kept'

/** Columns and rows are matched by id if the versions share any, otherwise by title and content (a rewritten table). */
export const diffTables = (a: Block, b: Block, budget: Budget): TableChange => {
  const shared = (first: readonly string[], second: readonly string[]): boolean => {
    const set = new Set(first)
    return second.some((id) => set.has(id))
  }
  const [columnsA, columnsB, rowsA, rowsB] = [
    columnIds(a.data),
    columnIds(b.data),
    rowIds(a.data),
    rowIds(b.data),
  ]
  const byId = (id: string): string => id
  const title = (block: Block) => (id: string) => stableJson(definitions(block)[id]?.['title'] ?? id)
  const columnNames = shared(columnsA, columnsB) ? [byId, byId] : [title(a), title(b)]
  const columns = pairs(columnsA, columnsB, columnNames[0] ?? byId, columnNames[1] ?? byId, budget).map(
    (pair) => {
      const status = statusOf(pair)
      const definition = (block: Block, id = ''): string =>
        stableJson({ ...definitions(block)[id], id: null })
      const same = status !== 'kept' || definition(a, pair.before) === definition(b, pair.after)
      return { ...pair, status: same ? status : ('changed' as const) }
    },
  )
  const rowText = (block: Block, ids: readonly string[]) => (row: string) =>
    ids.map((column) => cellText(cellOf(block, row, column))).join('|')
  const rowNames = shared(rowsA, rowsB) ? [byId, byId] : [rowText(a, columnsA), rowText(b, columnsB)]
  const rows = pairs(rowsA, rowsB, rowNames[0] ?? byId, rowNames[1] ?? byId, budget).map(
    (pair): RowChange => {
      const cells = columns.map((column): CellChange => {
        const before = cellOf(a, pair.before, column.before)
        const after = cellOf(b, pair.after, column.after)
        if (before === undefined || after === undefined) {
          return {
            status: before ? 'removed' : after ? 'added' : 'kept',
            ...(before && { before }),
            ...(after && { after }),
          }
        }
        return { status: cellText(before) === cellText(after) ? 'kept' : 'changed', before, after }
      })
      const status = statusOf(pair)
      return {
        ...pair,
        status: status === 'kept' && cells.some((cell) => cell.status !== 'kept') ? 'changed' : status,
        cells,
      }
    },
  )
  return { columns, rows }
}
