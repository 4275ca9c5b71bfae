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

/** What a user does to take over the position of the page. */
const takeovers = ['wheel', 'pointerdown', 'keydown'] as const

/** Calls `run` at the first of them. Returns a function that stops waiting for them. */
const onTakeover = (run: () => void): (() => void) => {
  const waiting = new AbortController()
  const stop = (): void => waiting.abort()
  const take = (): void => {
    stop()
    run()
  }
  for (const name of takeovers) addEventListener(name, take, { passive: true, signal: waiting.signal })
  return stop
}

const isInView = (element: Element): boolean => {
  const { top, bottom } = element.getBoundingClientRect()
  return bottom > 0 && top < innerHeight
}

/** For this time, in milliseconds, an element must stay in view before its position counts as final. */
const settleTime = 500
/** And for so many frames: while the browser is busy, rows are not measured either. */
const settleFrames = 30

/**
 * Calls `approach` until the element of `find` is rendered and stays in view, since rows are measured, and the content
 * above them loads, only after the first scroll. Stops if the user scrolls, clicks or types, or after a while.
 */
export const scrollUntilSettled = (find: () => Element | null, approach: () => void): void => {
  const begun = performance.now()
  let settledAt = begun
  let inView = 0
  let frame = 0
  const ignore = onTakeover(() => cancelAnimationFrame(frame))
  const look = (): void => {
    const now = performance.now()
    const element = find()
    if (element === null || !isInView(element)) {
      if (element === null) approach()
      else element.scrollIntoView({ block: 'center' })
      settledAt = now
      inView = 0
    } else inView += 1
    const isSettled = now - settledAt >= settleTime && inView >= settleFrames
    if (!isSettled && now - begun < timeout) frame = requestAnimationFrame(look)
    else ignore()
  }
  frame = requestAnimationFrame(look)
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
    const ignore = onTakeover(stop)
    return () => {
      stop()
      ignore()
    }
    // `find` is a new function on every render; only a change of `aim` matters.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [aim])
}
