import type { EditorView } from '@tiptap/pm/view'
import { useRef, type RefObject } from 'react'
import { usePlacement } from '../text/use-placement.ts'
import type { Gripped } from '../schema/block-at-position.ts'
import type { BlockDrag } from './block-drag.ts'
import { blockBox, gripDistance, gripSize } from './block-layout.ts'
import type { DropGap } from './drop-gap.ts'

/** Places an element over a box of the window, relative to `origin`; hides it without a box. */
const cover = (element: HTMLElement | null, origin: DOMRect, box: DropGap['line'] | undefined): void => {
  if (element === null) return
  element.hidden = box === undefined
  if (box === undefined) return
  element.style.left = `${box.left - origin.left}px`
  element.style.top = `${box.top - origin.top}px`
  element.style.width = `${box.width}px`
  element.style.height = `${box.height}px`
}

/** Places the grip beside its block, the drop line, and the shade over a dragged block. Returns their elements. */
export const useGripPosition = (
  view: EditorView,
  frame: RefObject<HTMLElement | null>,
  block: Gripped | undefined,
  drag: BlockDrag | undefined,
) => {
  const button = useRef<HTMLButtonElement>(null)
  const line = useRef<HTMLDivElement>(null)
  const shade = useRef<HTMLDivElement>(null)
  usePlacement(frame, () => {
    if (frame.current === null || button.current === null) return
    const box = block === undefined ? undefined : blockBox(view, block)
    button.current.hidden = box === undefined
    // Measuring lays out the whole page: not when there is nothing to place.
    if (block === undefined && drag === undefined) {
      for (const { current } of [line, shade]) if (current !== null) current.hidden = true
      return
    }
    const origin = frame.current.getBoundingClientRect()
    cover(line.current, origin, drag?.gap?.line)
    cover(shade.current, origin, drag === undefined ? undefined : box)
    if (block === undefined || box === undefined) return
    const { isTextblock, type } = block.node
    const text = isTextblock && !type.spec.code ? view.coordsAtPos(block.at + 1) : undefined
    const middle = text === undefined ? box.top + gripSize / 2 + 2 : (text.top + text.bottom) / 2
    const left = box.left - origin.left - gripSize - gripDistance(block)
    button.current.style.left = `${Math.max(left, -gripSize)}px`
    button.current.style.top = `${middle - gripSize / 2 - origin.top}px`
  })
  return { button, line, shade }
}
