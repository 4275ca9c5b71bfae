/** Pasting spreadsheet cells: as a new table, or into the cells of an existing one, starting at the caret. */
import { DOMParser as SchemaParser, Fragment, type Node, type Slice } from '@tiptap/pm/model'
import { Selection, type Command } from '@tiptap/pm/state'
import { trimEndOf } from '../../../content/document/linear-text.ts'
import { nodeType } from '../schema/node-types.ts'
import { schema } from '../schema/schema.ts'
import { cellsOf } from '../tables/table-actions.ts'

/** The content of a cell, as blocks. */
export type Cells = readonly (readonly Fragment[])[]

const textFragment = (text: string): Fragment =>
  nodeType('table_cell').create(
    null,
    nodeType('paragraph').create(null, text === '' ? [] : schema.text(text)),
  ).content

/** Lines of tab-separated values; undefined for other text. */
export const cellsOfText = (text: string): Cells | undefined => {
  const lines = trimEndOf(text, '\r\n').split(/\r\n?|\n/u)
  if (lines.length > 5000 || !lines.every((line) => line.includes('\t'))) return undefined
  const rows = lines.map((line) => line.split('\t'))
  // Indented lines are code, not cells.
  if (rows.every(([first]) => (first ?? '').trim() === '')) return undefined
  const width = Math.max(...rows.map((row) => row.length))
  return rows.map((row) => Array.from({ length: width }, (_, at) => textFragment((row[at] ?? '').trim())))
}

/** The cells of HTML that contains nothing but a table. */
export const cellsOfHtml = (html: string): Cells | undefined => {
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  const [table, ...more] = body.querySelectorAll('table')
  if (table === undefined || more.length > 0) return undefined
  if (body.textContent.trim() !== table.textContent.trim()) return undefined
  const parser = SchemaParser.fromSchema(schema)
  return [...table.rows].map((row) =>
    [...row.cells].map((cell) => parser.parse(cell, { topNode: nodeType('table_cell').create() }).content),
  )
}

/** The content of a cell as a title: text on one line. */
export const titleOf = (content: Fragment): Node[] => {
  const text = content.textBetween(0, content.size, ' ', ' ').trim()
  return text === '' ? [] : [schema.text(text)]
}

/** Rows copied from a table, in whole or in part; undefined for anything else. */
export const rowsOfSlice = ({ content }: Slice): readonly Node[] | undefined => {
  const rows =
    content.childCount === 1 && content.firstChild?.type.name === 'table'
      ? content.firstChild.children
      : content.content
  return rows.length > 0 && rows.every(({ type }) => type.name === 'table_row') ? rows : undefined
}

/** The cells of such rows. */
export const cellsOfRows = (rows: readonly Node[]): Cells =>
  rows.map((row) =>
    row.children.map(({ type, content }) =>
      type.name === 'table_header' ? Fragment.from(nodeType('paragraph').create(null, content)) : content,
    ),
  )

/** A table whose first row contains the titles. */
export const tableOf = (cells: Cells): Node =>
  nodeType('table').create(
    null,
    cells.map((row, at) =>
      nodeType('table_row').create(
        null,
        row.map((content) =>
          at === 0
            ? nodeType('table_header').create(null, titleOf(content))
            : nodeType('table_cell').create(null, content),
        ),
      ),
    ),
  )

/** Fills cells into the table around the caret, which grows as needed. False outside of tables. */
export const fillCells =
  (cells: Cells): Command =>
  (state, dispatch) => {
    const into = cellsOf(state)
    if (into === undefined || cells.length === 0) return false
    const { table, tableStart, top, left, map } = into
    const width = Math.max(map.width, left + Math.max(...cells.map((row) => row.length)))
    const height = Math.max(map.height, top + cells.length)
    const rows = Array.from({ length: height }, (_, at) => {
      const row = table.maybeChild(at)
      const kind = nodeType(at === 0 ? 'table_header' : 'table_cell')
      const line = Array.from({ length: width }, (__, column) => {
        const cell = row?.maybeChild(column)
        const content = cells[at - top]?.[column - left]
        if (content === undefined) return cell ?? kind.createAndFill() ?? kind.create()
        return kind.create(cell?.attrs ?? null, at === 0 ? titleOf(content) : content)
      })
      return nodeType('table_row').create(row?.attrs ?? null, line)
    })
    const next = table.type.create(table.attrs, rows)
    const tr = state.tr.replaceWith(tableStart - 1, tableStart - 1 + table.nodeSize, next)
    // The caret moves to the last filled cell.
    let at = tableStart
    for (let row = 0; row < top + cells.length - 1; row += 1) at += next.child(row).nodeSize
    const last = next.child(top + cells.length - 1)
    at += 1
    for (let column = 0; column < left + (cells.at(-1)?.length ?? 1) - 1; column += 1)
      at += last.child(column).nodeSize
    dispatch?.(tr.setSelection(Selection.near(tr.doc.resolve(at + 1))).scrollIntoView())
    return true
  }
