import { useEffect, useRef, type RefObject } from 'react'
import { moveWhenRendered, type PendingMove } from '../diff/change-navigation.ts'

/** Key of the focused block; with `changed` only of a changed one. */
export const focusedKey = (changed = false): string | undefined =>
  document.activeElement
    ?.closest<HTMLElement>(changed ? '[data-keys][data-change]' : '[data-keys]')
    ?.dataset['keys']?.split(' ')[0]

/**
 * Moves between the changes of the entry `currentId` in `frame`. A move to a change that is not rendered yet is pending;
 * `afterMove` runs once it is there.
 */
export const useChangeMoves = (frame: RefObject<HTMLElement | null>, currentId: string | undefined) => {
  const moving = useRef<PendingMove>(undefined)
  /** Key of the change last moved to. */
  const held = useRef<string>(undefined)
  useEffect(() => {
    const releaseFocus = (): void => {
      held.current = undefined
    }
    addEventListener('pointerdown', releaseFocus)
    return () => {
      removeEventListener('pointerdown', releaseFocus)
      releaseFocus()
      moving.current?.cancel()
      moving.current = undefined
    }
  }, [currentId])
  const move = (by: 1 | -1): void => {
    const pending = frame.current === null ? undefined : moveWhenRendered(frame.current, by)
    moving.current = pending
    if (pending === undefined) held.current = focusedKey(true)
    void pending?.done.then(() => {
      held.current = focusedKey(true)
      if (moving.current === pending) moving.current = undefined
    })
  }
  /** A change that is rendered again, as in another view, loses focus: restore it. */
  const restoreFocus = (): void => {
    if (held.current === undefined || document.activeElement !== document.body) return
    frame.current
      ?.querySelector<HTMLElement>(`[data-change][data-keys~="${CSS.escape(held.current)}"]`)
      ?.focus({ preventScroll: true })
  }
  const afterMove = (run: () => void): void => {
    restoreFocus()
    if (moving.current === undefined) run()
    else void moving.current.done.then(run)
  }
  return { move, afterMove }
}
