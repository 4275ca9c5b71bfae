/** Where the rows and columns of a table are on the screen. */
import type { TableRect } from '@tiptap/pm/tables'
import type { EditorView } from '@tiptap/pm/view'

export type Axis = 'row' | 'column'

/** Boxes of the rows, or of the cells of the first row. */
export const axisBoxes = (view: EditorView, cells: TableRect, axis: Axis): readonly DOMRect[] => {
  const boxes: DOMRect[] = []
  const holder = axis === 'row' ? cells.table : cells.table.firstChild
  let at = axis === 'row' ? cells.tableStart : cells.tableStart + 1
  for (const node of holder?.children ?? []) {
    const dom = view.nodeDOM(at)
    if (dom instanceof HTMLElement) boxes.push(dom.getBoundingClientRect())
    at += node.nodeSize
  }
  return boxes
}
