/** Actions on rows and columns. The first row contains the column titles and stays first. */
import type { Node } from '@tiptap/pm/model'
import { Selection, type Command, type EditorState } from '@tiptap/pm/state'
import {
  addColumnAfter,
  addColumnBefore,
  addRowAfter,
  addRowBefore,
  deleteColumn,
  deleteRow,
  isInTable,
  moveTableColumn,
  moveTableRow,
  selectedRect,
  type TableRect,
} from '@tiptap/pm/tables'
import type { JsonObject } from '../../../content/document/document.ts'

/** The selected cells; undefined outside of tables. */
export const cellsOf = (state: EditorState): TableRect | undefined =>
  isInTable(state) ? selectedRect(state) : undefined

/** The position of a cell, in a table whose content starts at `start`. */
const cellAt = (table: Node, start: number, row: number, column: number): number => {
  let at = start
  for (let above = 0; above < row; above += 1) at += table.child(above).nodeSize
  const line = table.child(row)
  at += 1
  for (let before = 0; before < column; before += 1) at += line.child(before).nodeSize
  return at
}

/** Runs a command and puts the caret into a cell of the resulting table. */
const withCaret =
  (command: Command, row: number, column: number): Command =>
  (state, dispatch) => {
    const cells = cellsOf(state)
    if (cells === undefined) return false
    return command(state, (tr) => {
      const table = tr.doc.nodeAt(cells.tableStart - 1)
      if (table === null) return
      const at = cellAt(table, cells.tableStart, row, column)
      dispatch?.(tr.setSelection(Selection.near(tr.doc.resolve(at + 1))).scrollIntoView())
    })
  }

/** Moves a row to the position of another one below the titles. The caret moves along. */
export const moveRow =
  (from: number, to: number): Command =>
  (state, dispatch) => {
    const cells = cellsOf(state)
    if (cells === undefined || from < 1 || to < 1 || from === to || to >= cells.map.height) return false
    return withCaret(moveTableRow({ from, to, select: false }), to, cells.left)(state, dispatch)
  }

/** Moves a column, with its title, to the position of another one. The caret moves along. */
export const moveColumn =
  (from: number, to: number): Command =>
  (state, dispatch) => {
    const cells = cellsOf(state)
    if (cells === undefined || to < 0 || from === to || to >= cells.map.width) return false
    return withCaret(moveTableColumn({ from, to, select: false }), cells.top, to)(state, dispatch)
  }

/** Moves the row with the caret by one. At the ends it does nothing, instead of moving the whole table. */
export const stepRow =
  (by: -1 | 1): Command =>
  (state, dispatch) => {
    const cells = cellsOf(state)
    if (cells === undefined) return false
    moveRow(cells.top, cells.top + by)(state, dispatch)
    return true
  }

/** Moves the column with the caret by one. At the ends it does nothing. */
export const stepColumn =
  (by: -1 | 1): Command =>
  (state, dispatch) => {
    const cells = cellsOf(state)
    if (cells === undefined) return false
    moveColumn(cells.left, cells.left + by)(state, dispatch)
    return true
  }

const alignments = ['left', 'center', 'right'] as const
type Alignment = (typeof alignments)[number]

/** The alignment of a column; `left` by default. */
const alignmentOf = ({ table }: TableRect, column: number): Alignment => {
  const id: unknown = table.firstChild?.maybeChild(column)?.attrs['column']
  const { definition } = table.attrs['data'] as {
    readonly definition?: { readonly [id: string]: JsonObject }
  }
  const alignment = typeof id === 'string' ? definition?.[id]?.['textAlignment'] : undefined
  return alignments.find((one) => one === alignment) ?? 'left'
}

/** Aligns the column with the caret. */
const align =
  (to: Alignment): Command =>
  (state, dispatch) => {
    const cells = cellsOf(state)
    if (cells === undefined) return false
    const { table, tableStart, left } = cells
    const data = table.attrs['data'] as JsonObject
    const definition = (data['definition'] ?? {}) as { readonly [id: string]: JsonObject }
    const titles = table.firstChild
    const own: unknown = titles?.maybeChild(left)?.attrs['column']
    const { tr } = state
    let id = typeof own === 'string' ? own : ''
    if (id === '') {
      // A new column has no id yet.
      const taken = new Set(titles?.children.map((cell): unknown => cell.attrs['column']))
      for (let count = 0; id === '' || taken.has(id) || id in definition; count += 1) id = `c${count}`
      let at = tableStart + 1
      for (let column = 0; column < left; column += 1) at += titles?.child(column).nodeSize ?? 0
      tr.setNodeAttribute(at, 'column', id)
    }
    const { textAlignment: _, ...rest } = definition[id] ?? {}
    const next = to === 'left' ? rest : { ...rest, textAlignment: to }
    tr.setNodeAttribute(tableStart - 1, 'data', { ...data, definition: { ...definition, [id]: next } })
    dispatch?.(tr)
    return true
  }

export interface TableAction {
  readonly label: string
  readonly run: Command
  readonly shortcut?: string
  readonly danger?: boolean
  readonly disabledReason?: string | undefined
}

const titlesStay = 'The header row can’t be moved or deleted.'

/** Actions on the row with the caret. */
export const rowActions = ({ top, bottom, map }: TableRect): readonly TableAction[] => {
  const titled = top === 0 ? titlesStay : undefined
  return [
    { label: 'Add row above', run: addRowBefore, disabledReason: titled },
    { label: 'Add row below', run: addRowAfter },
    {
      label: 'Move row up',
      run: stepRow(-1),
      shortcut: 'Alt ↑',
      disabledReason: titled ?? (top === 1 ? 'This is the first row.' : undefined),
    },
    {
      label: 'Move row down',
      run: stepRow(1),
      shortcut: 'Alt ↓',
      disabledReason: titled ?? (bottom === map.height ? 'This is the last row.' : undefined),
    },
    { label: 'Delete row', run: deleteRow, danger: true, disabledReason: titled },
  ]
}

/** Actions on the column with the caret. */
export const columnActions = (cells: TableRect): readonly TableAction[] => {
  const { left, right, map } = cells
  const now = alignmentOf(cells, left)
  return [
    { label: 'Add column left', run: addColumnBefore },
    { label: 'Add column right', run: addColumnAfter },
    {
      label: 'Move column left',
      run: stepColumn(-1),
      shortcut: 'Ctrl Alt ←',
      disabledReason: left === 0 ? 'This is the first column.' : undefined,
    },
    {
      label: 'Move column right',
      run: stepColumn(1),
      shortcut: 'Ctrl Alt →',
      disabledReason: right === map.width ? 'This is the last column.' : undefined,
    },
    ...alignments
      .filter((one) => one !== now)
      .map((one) => ({ label: one === 'center' ? 'Align center' : `Align ${one}`, run: align(one) })),
    {
      label: 'Delete column',
      run: deleteColumn,
      danger: true,
      disabledReason: map.width === 1 ? 'A table needs at least one column.' : undefined,
    },
  ]
}

/** Display options of the whole table. */
export const tableFlags = ({ table, tableStart }: TableRect): readonly TableAction[] => {
  const data = table.attrs['data'] as JsonObject
  const view = (data['view'] ?? { type: 'grid' }) as JsonObject
  const set =
    (next: JsonObject): Command =>
    (state, dispatch) => {
      dispatch?.(state.tr.setNodeAttribute(tableStart - 1, 'data', next))
      return true
    }
  const { hideHeader, ...shown } = view
  const { fullWidth, ...narrow } = data
  return [
    hideHeader === true
      ? { label: 'Show header row', run: set({ ...data, view: shown }) }
      : { label: 'Hide header row', run: set({ ...data, view: { ...view, hideHeader: true } }) },
    fullWidth === true
      ? { label: 'Text width', run: set(narrow) }
      : { label: 'Full width', run: set({ ...data, fullWidth: true }) },
  ]
}
