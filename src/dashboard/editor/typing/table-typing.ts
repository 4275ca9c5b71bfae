/** Typing tables as in Markdown: two lines create one, and further lines are rows. */
import type { Node } from '@tiptap/pm/model'
import { TextSelection, type Command } from '@tiptap/pm/state'
import { isBare } from '../schema/block-at-position.ts'
import { nodeType } from '../schema/node-types.ts'
import { schema } from '../schema/schema.ts'

/** The cells of a line with bars; undefined for other lines. */
const barred = (line: string): readonly string[] | undefined => {
  const inside = /^\|(.*[^\\])\|\s*$/u.exec(line)?.[1]
  return inside?.split(/(?<!\\)\|/u).map((cell) => cell.trim().replaceAll('\\|', '|'))
}

const sideOf = (rule: string): string | undefined =>
  /^:-+:$/u.test(rule) ? 'center' : /^-+:$/u.test(rule) ? 'right' : undefined

const paragraph = (text: string): Node =>
  nodeType('paragraph').create(null, text === '' ? [] : schema.text(text))

const emptyRow = (width: number): Node =>
  nodeType('table_row').create(
    null,
    Array.from({ length: width }, () => nodeType('table_cell').create(null, paragraph(''))),
  )

/** Enter after `| --- | --- |` creates a table with the titles in the line above. */
export const tableOnEnter: Command = (state, dispatch) => {
  const { $from, empty } = state.selection
  const { parent } = $from
  if (
    !empty ||
    $from.depth < 1 ||
    parent.type.name !== 'paragraph' ||
    $from.parentOffset < parent.content.size
  )
    return false
  const rules = barred(parent.textContent)
  const holder = $from.node(-1)
  const nth = $from.index(-1)
  const above = holder.maybeChild(nth - 1)
  if (rules === undefined || !rules.every((rule) => /^:?-+:?$/u.test(rule))) return false
  if (above?.type.name !== 'paragraph') return false
  const titles = barred(above.textContent)
  if (titles?.length !== rules.length || !holder.canReplaceWith(nth - 1, nth + 1, nodeType('table')))
    return false
  const definition = Object.fromEntries(
    rules.flatMap((rule, at) => {
      const side = sideOf(rule)
      return side === undefined ? [] : [[`c${at}`, { textAlignment: side }]]
    }),
  )
  const head = nodeType('table_row').create(
    null,
    titles.map((title, at) =>
      nodeType('table_header').create({ column: `c${at}` }, title === '' ? [] : schema.text(title)),
    ),
  )
  const table = nodeType('table').create({ data: { definition } }, [head, emptyRow(titles.length)])
  const from = $from.before() - above.nodeSize
  const tr = state.tr.replaceWith(from, $from.after(), table)
  const first = from + 1 + head.nodeSize + 3
  dispatch?.(tr.setSelection(TextSelection.create(tr.doc, first)).scrollIntoView())
  return true
}

/** Enter in a row that was typed entirely into its first cell splits the text into cells, and adds a row. */
export const rowOnEnter: Command = (state, dispatch) => {
  const { $from, empty } = state.selection
  if (!empty || $from.depth < 4 || $from.node(-1).type.name !== 'table_cell' || $from.index(-2) > 0)
    return false
  const row = $from.node(-2)
  const texts = barred($from.parent.textContent)
  const alone = row.children.slice(1).every(({ textContent }) => textContent === '')
  if (texts?.length !== row.childCount || !alone || $from.node(-1).childCount > 1) return false
  const cells = row.children.map((cell, at) => cell.type.create(cell.attrs, paragraph(texts[at] ?? '')))
  const full = row.type.create(row.attrs, cells)
  const last = $from.index(-3) === $from.node(-3).childCount - 1
  const at = $from.before(-2)
  const tr = state.tr.replaceWith(at, $from.after(-2), last ? [full, emptyRow(row.childCount)] : full)
  const next = at + full.nodeSize + 3
  dispatch?.(tr.setSelection(TextSelection.create(tr.doc, next)).scrollIntoView())
  return true
}

/** Enter in a last row with only empty cells removes it and leaves the table. */
export const leaveTable: Command = (state, dispatch) => {
  const { $from, empty } = state.selection
  if (!empty || $from.depth < 4 || $from.node(-1).type.name !== 'table_cell') return false
  const [row, table] = [$from.node(-2), $from.node(-3)]
  if (!row.children.every(isBare) || table.childCount < 3 || $from.index(-3) < table.childCount - 1)
    return false
  const tr = state.tr.delete($from.before(-2), $from.after(-2))
  const behind = tr.mapping.map($from.after(-3))
  tr.insert(behind, nodeType('paragraph').create())
  dispatch?.(tr.setSelection(TextSelection.create(tr.doc, behind + 1)).scrollIntoView())
  return true
}
