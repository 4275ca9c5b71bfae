import type { EditorView } from '@tiptap/pm/view'
import { useRef, type RefObject } from 'react'
import { usePlacement } from '../text/use-placement.ts'
import type { Gripped } from '../schema/block-at-position.ts'
import type { BlockDrag } from './block-drag.ts'
import { blockBox, gripDistance, gripSize } from './block-layout.ts'
import type { DropGap } from './drop-gap.ts'

/**
 * Places an element of `frame` over a box of the window; hides it without a box. Measures only with a box, because
 * measuring lays out the whole page.
 */
const cover = (element: HTMLElement | null, frame: HTMLElement, box: DropGap['line'] | undefined): void => {
  if (element === null) return
  element.hidden = box === undefined
  if (box === undefined) return
  const origin = frame.getBoundingClientRect()
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
    cover(line.current, frame.current, drag?.gap?.line)
    cover(shade.current, frame.current, drag === undefined ? undefined : box)
    if (block === undefined || box === undefined) return
    const origin = frame.current.getBoundingClientRect()
    const { isTextblock, type } = block.node
    const text = isTextblock && !type.spec.code ? view.coordsAtPos(block.at + 1) : undefined
    const middle = text === undefined ? box.top + gripSize / 2 + 2 : (text.top + text.bottom) / 2
    const left = box.left - origin.left - gripSize - gripDistance(block)
    button.current.style.left = `${Math.max(left, -gripSize)}px`
    button.current.style.top = `${middle - gripSize / 2 - origin.top}px`
  })
  return { button, line, shade }
}
