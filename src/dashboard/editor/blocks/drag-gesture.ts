/** A press on a grip: a drag, or a click that opens the menu. */
import type { PointerEvent as ReactPointerEvent } from 'react'

export interface Point {
  readonly x: number
  readonly y: number
}

export interface DragGesture {
  /** Whether a long press on a touch screen starts dragging. */
  readonly startsOnHold: boolean
  readonly onStart?: () => void
  /** Called at the start and with every movement; `cancel` ends the drag without a drop. */
  readonly onDrag: (at: Point, cancel: () => void) => void
  /** However it ended; called before `onDrop` and `onPress`. */
  readonly onEnd: () => void
  readonly onDrop: () => void
  /** Released without a drag. */
  readonly onPress: () => void
}

/** Pixels that the pointer must move before it is a drag. */
const threshold = 4
/** Milliseconds of a long press. */
const holdTime = 300

/** Follows the pointer from a press until it is released. Escape cancels a drag. */
export const followDrag = (
  event: ReactPointerEvent<HTMLElement>,
  { startsOnHold, onStart, onDrag, onEnd, onDrop, onPress }: DragGesture,
): void => {
  // Keep the caret; the menu waits until this is known not to be a drag.
  event.preventDefault()
  const grip = event.currentTarget
  const start: Point = { x: event.clientX, y: event.clientY }
  let at = start
  let isDragging = false
  const listeners = new AbortController()
  const end = (): void => {
    clearTimeout(hold)
    listeners.abort()
    onEnd()
  }
  const begin = (): void => {
    isDragging = true
    onStart?.()
    onDrag(at, end)
  }
  const hold = startsOnHold && event.pointerType === 'touch' ? setTimeout(begin, holdTime) : undefined
  const { signal } = listeners
  grip.setPointerCapture(event.pointerId)
  grip.addEventListener(
    'pointermove',
    ({ clientX, clientY }: PointerEvent) => {
      at = { x: clientX, y: clientY }
      if (isDragging) onDrag(at, end)
      else if (Math.hypot(at.x - start.x, at.y - start.y) > threshold) begin()
    },
    { signal },
  )
  grip.addEventListener(
    'pointerup',
    () => {
      end()
      if (isDragging) onDrop()
      else onPress()
    },
    { signal },
  )
  grip.addEventListener('pointercancel', end, { signal })
  window.addEventListener(
    'keydown',
    (pressed) => {
      if (pressed.key !== 'Escape' || !isDragging) return
      pressed.preventDefault()
      pressed.stopPropagation()
      end()
    },
    { signal, capture: true },
  )
}
