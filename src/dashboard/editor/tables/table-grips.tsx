import type { Command, EditorState } from '@tiptap/pm/state'
import type { EditorView } from '@tiptap/pm/view'
import { GripHorizontal, GripVertical } from 'lucide-react'
import {
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
  type PointerEvent as ReactPointerEvent,
  type RefObject,
} from 'react'
import { Icon } from '../../ui/icon.tsx'
import { Menu } from '../../ui/menus/menu.tsx'
import { MenuItem } from '../../ui/menus/menu-item.tsx'
import { cellsOf, columnActions, moveColumn, moveRow, rowActions, type TableAction } from './table-actions.ts'

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

type Way = 'row' | 'column'

/** Grips of the row and the column with the caret: drag to move, press for the menu. */
export function TableGrips({ view, state, frame, run }: TableGripsProps) {
  const cells = cellsOf(state)
  const buttons = { row: useRef<HTMLButtonElement>(null), column: useRef<HTMLButtonElement>(null) }
  const line = useRef<HTMLDivElement>(null)
  const [open, setOpen] = useState<Way>()
  const [over, setOver] = useState<{ readonly way: Way; readonly to: number }>()

  /** Bounding boxes of rows, or of the cells of the first row. */
  const boxesOf = (way: Way): readonly DOMRect[] => {
    if (cells === undefined) return []
    const boxes: DOMRect[] = []
    const holder = way === 'row' ? cells.table : cells.table.firstChild
    let at = way === 'row' ? cells.tableStart : cells.tableStart + 1
    for (const node of holder?.children ?? []) {
      const dom = view.nodeDOM(at)
      if (dom instanceof HTMLElement) boxes.push(dom.getBoundingClientRect())
      at += node.nodeSize
    }
    return boxes
  }
  const place = useEffectEvent(() => {
    const ground = frame.current?.getBoundingClientRect()
    if (ground === undefined || cells === undefined) return
    const [row, column] = [boxesOf('row')[cells.top], boxesOf('column')[cells.left]]
    if (row === undefined || column === undefined) return
    const put = (element: HTMLElement | null, left: number, top: number): void => {
      if (element === null) return
      element.style.left = `${left - ground.left}px`
      element.style.top = `${top - ground.top}px`
    }
    put(buttons.row.current, row.left - 16, row.top + row.height / 2 - 12)
    put(buttons.column.current, column.left + column.width / 2 - 12, column.top - 12)
    if (line.current === null) return
    line.current.hidden = over === undefined
    if (over === undefined) return
    const own = over.way === 'row' ? cells.top : cells.left
    const box = boxesOf(over.way)[over.to]
    const [last, first] = [boxesOf('row').at(-1), boxesOf('row')[0]]
    if (box === undefined || last === undefined || first === undefined) return
    const { style } = line.current
    if (over.way === 'row') {
      put(line.current, row.left, (over.to > own ? box.bottom : box.top) - 1)
      ;[style.width, style.height] = [`${row.width}px`, '2px']
    } else {
      put(line.current, (over.to > own ? box.right : box.left) - 1, first.top)
      ;[style.width, style.height] = ['2px', `${last.bottom - first.top}px`]
    }
  })
  useLayoutEffect(() => place())
  if (cells === undefined) return null

  const lift = (way: Way) => (event: ReactPointerEvent<HTMLButtonElement>) => {
    if (event.button !== 0) return
    // Keep the caret in its cell; the menu waits until this is known not to be a drag.
    event.preventDefault()
    const grip = event.currentTarget
    const [from, titled] = way === 'row' ? [cells.top, 1] : [cells.left, 0]
    const boxes = boxesOf(way)
    const [fromX, fromY] = [event.clientX, event.clientY]
    let to: number | undefined
    let dragging = false
    const listening = new AbortController()
    const { signal } = listening
    const end = (): void => {
      listening.abort()
      setOver(undefined)
    }
    grip.setPointerCapture(event.pointerId)
    grip.addEventListener(
      'pointermove',
      ({ clientX, clientY }: PointerEvent) => {
        dragging ||= Math.hypot(clientX - fromX, clientY - fromY) > 4
        if (!dragging || from < titled) return
        const found = boxes.findIndex((box, index) =>
          index === boxes.length - 1 ? true : way === 'row' ? clientY < box.bottom : clientX < box.right,
        )
        to = Math.max(titled, found)
        setOver(to === from ? undefined : { way, to })
      },
      { signal },
    )
    grip.addEventListener(
      'pointerup',
      () => {
        end()
        if (!dragging) setOpen(way)
        else if (to !== undefined) run(way === 'row' ? moveRow(from, to) : moveColumn(from, to))
      },
      { signal },
    )
    grip.addEventListener('pointercancel', end, { signal })
    window.addEventListener(
      'keydown',
      (pressed) => {
        if (pressed.key === 'Escape') end()
      },
      { signal, capture: true },
    )
  }
  return (
    <>
      {(['row', 'column'] as const).map((way) => (
        <Menu
          key={way}
          open={open === way}
          onOpenChange={(next) => setOpen(next ? way : undefined)}
          onCloseAutoFocus={(event) => {
            event.preventDefault()
            view.focus()
          }}
          trigger={
            <button
              ref={buttons[way]}
              type="button"
              data-grip=""
              aria-label={way === 'row' ? 'Move or change this row' : 'Move or change this column'}
              title="Drag to move, press for more"
              className={`absolute z-10 flex cursor-grab touch-none items-center justify-center rounded-small bg-raised text-ink-soft ring-1 ring-line hover:text-ink ${way === 'row' ? 'h-6 w-4.5' : 'h-4.5 w-6'}`}
              onPointerDown={lift(way)}
            >
              <Icon of={way === 'row' ? GripVertical : GripHorizontal} />
            </button>
          }
        >
          <TableItems actions={way === 'row' ? rowActions(cells) : columnActions(cells)} run={run} />
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
