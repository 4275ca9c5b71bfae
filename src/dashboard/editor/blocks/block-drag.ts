import type { EditorView } from '@tiptap/pm/view'
import type { PointerEvent as ReactPointerEvent } from 'react'
import { isThere, type Gripped } from '../schema/block-at-position.ts'
import { blockBox } from './block-layout.ts'
import { followDrag, type Point } from './drag-gesture.ts'
import { dropGapAt, type DropGap } from './drop-gap.ts'

/** A dragged block, and where it would be dropped. */
export interface BlockDrag {
  readonly block: Gripped
  readonly gap: DropGap | undefined
}

export interface BlockDragOptions {
  readonly view: EditorView
  readonly block: Gripped
  /** Called while the block is dragged, and with undefined at the end. */
  readonly onChange: (drag: BlockDrag | undefined) => void
  readonly onDrop: (block: Gripped, gap: DropGap) => void
  readonly onPress: (block: Gripped) => void
}

/** Within this many pixels of the top or bottom of the window it scrolls. */
const edge = 72
/** Height of the bar at the top of the window. */
const barHeight = 48

/** Scrolls while the pointer is near the top or bottom of the window. Returns a function that stops it. */
const scrollAtEdges = (pointerY: () => number, onScroll: () => void): (() => void) => {
  const step = (): void => {
    const y = pointerY()
    const top = edge + barHeight
    const bottom = window.innerHeight - edge
    const by = y < top ? y - top : y > bottom ? y - bottom : 0
    if (by !== 0) {
      window.scrollBy(0, by / 4)
      onScroll()
    }
    frame = requestAnimationFrame(step)
  }
  let frame = requestAnimationFrame(step)
  return () => cancelAnimationFrame(frame)
}

/** Starts a press on the grip of a block. */
export const startBlockDrag = (
  event: ReactPointerEvent<HTMLElement>,
  { view, block, onChange, onDrop, onPress }: BlockDragOptions,
): void => {
  if (event.button !== 0) return
  const box = blockBox(view, block)
  // A vertical drag keeps the depth, wherever the block was grabbed.
  const shift = box === undefined ? 0 : box.left + 2 - event.clientX
  let pointer: Point = { x: event.clientX, y: event.clientY }
  let gap: DropGap | undefined
  let stopScrolling: (() => void) | undefined
  const update = (cancel: () => void): void => {
    // The document may have changed meanwhile.
    if (!isThere(view.state.doc, block)) return cancel()
    gap = dropGapAt(view, block, { x: pointer.x + shift, y: pointer.y })
    onChange({ block, gap })
  }
  followDrag(event, {
    startsOnHold: true,
    onDrag: (at, cancel) => {
      pointer = at
      stopScrolling ??= scrollAtEdges(
        () => pointer.y,
        () => update(cancel),
      )
      update(cancel)
    },
    onEnd: () => {
      stopScrolling?.()
      onChange(undefined)
    },
    onDrop: () => {
      if (gap !== undefined && isThere(view.state.doc, block)) onDrop(block, gap)
    },
    onPress: () => onPress(block),
  })
}
