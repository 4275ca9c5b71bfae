import type { Command, EditorState } from '@tiptap/pm/state'
import type { EditorView } from '@tiptap/pm/view'
import { GripHorizontal, GripVertical } from 'lucide-react'
import { useState, type PointerEvent as ReactPointerEvent, type RefObject } from 'react'
import { Icon } from '../../ui/icon.tsx'
import { Menu } from '../../ui/menus/menu.tsx'
import { MenuItem } from '../../ui/menus/menu-item.tsx'
import { followDrag } from '../blocks/drag-gesture.ts'
import { cellsOf, columnActions, moveColumn, moveRow, rowActions, type TableAction } from './table-actions.ts'
import { axisBoxes, type Axis } from './table-layout.ts'
import { useTableGripPosition, type TableDrop } from './use-table-grip-position.ts'

export interface TableGripsProps {
  readonly view: EditorView
  readonly state: EditorState
  /** The element around the text that positions the grips. */
  readonly frame: RefObject<HTMLElement | null>
  readonly run: (command: Command) => void
}

/** Actions as items of a menu. */
export function TableItems({
  actions,
  run,
}: {
  readonly actions: readonly TableAction[]
  readonly run: (command: Command) => void
}) {
  return actions.map(({ label, run: command, shortcut, danger, disabledReason }) => (
    <MenuItem
      key={label}
      shortcut={shortcut}
      danger={danger}
      disabledReason={disabledReason}
      onSelect={() => run(command)}
    >
      {label}
    </MenuItem>
  ))
}

/** Grips of the row and the column with the caret: drag to move, press for the menu. */
export function TableGrips({ view, state, frame, run }: TableGripsProps) {
  const cells = cellsOf(state)
  const [open, setOpen] = useState<Axis>()
  const [drop, setDrop] = useState<TableDrop>()
  const { buttons, line } = useTableGripPosition(view, frame, cells, drop)
  if (cells === undefined) return null
  const startDrag = (axis: Axis) => (event: ReactPointerEvent<HTMLButtonElement>) => {
    if (event.button !== 0) return
    // The header row stays the first one.
    const [from, lowest] = axis === 'row' ? [cells.top, 1] : [cells.left, 0]
    const boxes = axisBoxes(view, cells, axis)
    let to: number | undefined
    followDrag(event, {
      startsOnHold: false,
      onDrag: ({ x, y }) => {
        if (from < lowest) return
        const found = boxes.findIndex((box) => (axis === 'row' ? y < box.bottom : x < box.right))
        to = Math.max(lowest, found === -1 ? boxes.length - 1 : found)
        setDrop(to === from ? undefined : { axis, to })
      },
      onEnd: () => setDrop(undefined),
      onDrop: () => {
        if (to !== undefined) run(axis === 'row' ? moveRow(from, to) : moveColumn(from, to))
      },
      onPress: () => setOpen(axis),
    })
  }
  return (
    <>
      {(['row', 'column'] as const).map((axis) => (
        <Menu
          key={axis}
          open={open === axis}
          onOpenChange={(next) => setOpen(next ? axis : undefined)}
          onCloseAutoFocus={(event) => {
            event.preventDefault()
            view.focus()
          }}
          trigger={
            <button
              ref={buttons[axis]}
              type="button"
              data-grip=""
              aria-label={axis === 'row' ? 'Move or change this row' : 'Move or change this column'}
              title="Drag to move, click to open the menu"
              className={`absolute z-10 flex cursor-grab touch-none items-center justify-center rounded-small bg-raised text-ink-soft ring-1 ring-line hover:text-ink ${axis === 'row' ? 'h-6 w-4.5' : 'h-4.5 w-6'}`}
              onPointerDown={startDrag(axis)}
            >
              <Icon of={axis === 'row' ? GripVertical : GripHorizontal} />
            </button>
          }
        >
          <TableItems actions={axis === 'row' ? rowActions(cells) : columnActions(cells)} run={run} />
        </Menu>
      ))}
      <div
        ref={line}
        hidden
        aria-hidden="true"
        className="pointer-events-none absolute z-10 rounded-full bg-accent"
      />
    </>
  )
}
