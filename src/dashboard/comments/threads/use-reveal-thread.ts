/** Goes to a thread that the address names, or to the words that it is about, once they are drawn. */
import { useEffect } from 'react'

/** What the address names may come late, after the text and its pictures; then it is too late to scroll. */
const patience = 8000

/** Opens what is folded around an element and brings it into view. */
export const reveal = (element: Element): void => {
  for (let around = element.closest('details'); around !== null;) {
    around.open = true
    around = around.parentElement?.closest('details') ?? null
  }
  element.scrollIntoView({ block: 'center' })
}

/** Whether the caret stands in a text: whoever writes only looks at what is said beside it. */
const isWriting = (): boolean => {
  const { activeElement } = document
  return activeElement instanceof HTMLElement && activeElement.isContentEditable
}

/**
 * Calls `find` until it gives an element, which is revealed and, where it can, gets the focus. Begins anew whenever
 * `aim` is another; undefined is nothing to go to. Whoever scrolls or types meanwhile is left alone, and a text keeps the
 * focus that it has.
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
      if (performance.now() - begun < patience) frame = requestAnimationFrame(look)
    }
    frame = requestAnimationFrame(look)
    const events = ['wheel', 'pointerdown', 'keydown'] as const
    for (const name of events) addEventListener(name, stop, { once: true, passive: true })
    return () => {
      stop()
      for (const name of events) removeEventListener(name, stop)
    }
    // What finds it is a new function with every drawing; another aim is what counts.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [aim])
}
