/** Scrolls to the thread in the URL, or to its quote, once rendered. */
import { useEffect } from 'react'

/**
 * The target may render late, after the text and its pictures. After this time, in milliseconds, it is too late to
 * scroll.
 */
const timeout = 8000

/** Expands folded content around an element and scrolls to it. */
const reveal = (element: Element): void => {
  for (let details = element.closest('details'); details !== null;) {
    details.open = true
    details = details.parentElement?.closest('details') ?? null
  }
  element.scrollIntoView({ block: 'center' })
}

/** Whether the user is typing: focus must not move then. */
const isWriting = (): boolean => {
  const { activeElement } = document
  return activeElement instanceof HTMLElement && activeElement.isContentEditable
}

/**
 * Calls `find` until it returns an element, which is scrolled to and, if possible, focused. Starts over whenever `aim`
 * changes; undefined does nothing. Stops if the user scrolls or types; a text field keeps its focus.
 */
export const useReveal = (aim: string | undefined, find: (aim: string) => Element | null): void => {
  useEffect(() => {
    if (aim === undefined) return undefined
    const begun = performance.now()
    let frame = 0
    const stop = (): void => cancelAnimationFrame(frame)
    const look = (): void => {
      const element = find(aim)
      if (element !== null) {
        reveal(element)
        if (element instanceof HTMLElement && element.tabIndex >= -1 && !isWriting())
          element.focus({ preventScroll: true })
        return
      }
      if (performance.now() - begun < timeout) frame = requestAnimationFrame(look)
    }
    frame = requestAnimationFrame(look)
    const events = ['wheel', 'pointerdown', 'keydown'] as const
    for (const name of events) addEventListener(name, stop, { once: true, passive: true })
    return () => {
      stop()
      for (const name of events) removeEventListener(name, stop)
    }
    // `find` is a new function on every render; only a change of `aim` matters.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [aim])
}
