import type { TableRect } from '@tiptap/pm/tables'
import type { EditorView } from '@tiptap/pm/view'
import { useEffectEvent, useLayoutEffect, useRef, type RefObject } from 'react'
import { axisBoxes, type Axis } from './table-layout.ts'

/** The row or column over which another one is dragged. */
export interface TableDrop {
  readonly axis: Axis
  readonly to: number
}

/** Places the grips at the row and the column with the caret, and the drop line. Returns their elements. */
export const useTableGripPosition = (
  view: EditorView,
  frame: RefObject<HTMLElement | null>,
  cells: TableRect | undefined,
  drop: TableDrop | undefined,
) => {
  const buttons = { row: useRef<HTMLButtonElement>(null), column: useRef<HTMLButtonElement>(null) }
  const line = useRef<HTMLDivElement>(null)
  const place = useEffectEvent(() => {
    const origin = frame.current?.getBoundingClientRect()
    if (origin === undefined || cells === undefined) return
    const [rows, columns] = [axisBoxes(view, cells, 'row'), axisBoxes(view, cells, 'column')]
    const [row, column] = [rows[cells.top], columns[cells.left]]
    if (row === undefined || column === undefined) return
    const put = (element: HTMLElement | null, left: number, top: number): void => {
      if (element === null) return
      element.style.left = `${left - origin.left}px`
      element.style.top = `${top - origin.top}px`
    }
    put(buttons.row.current, row.left - 16, row.top + row.height / 2 - 12)
    put(buttons.column.current, column.left + column.width / 2 - 12, column.top - 12)
    if (line.current === null) return
    line.current.hidden = drop === undefined
    const box = drop === undefined ? undefined : (drop.axis === 'row' ? rows : columns)[drop.to]
    const [first, last] = [rows[0], rows.at(-1)]
    if (drop === undefined || box === undefined || first === undefined || last === undefined) return
    const { style } = line.current
    if (drop.axis === 'row') {
      put(line.current, row.left, (drop.to > cells.top ? box.bottom : box.top) - 1)
      ;[style.width, style.height] = [`${row.width}px`, '2px']
    } else {
      put(line.current, (drop.to > cells.left ? box.right : box.left) - 1, first.top)
      ;[style.width, style.height] = ['2px', `${last.bottom - first.top}px`]
    }
  })
  useLayoutEffect(() => place())
  return { buttons, line }
}
