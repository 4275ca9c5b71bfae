/**
 * Brings the next or previous change (`[data-change]` below `frame`) into view and gives it the focus. Begins from the
 * change that has the focus, else from the first one below the top of the window. False where there is none.
 */
const moveChange = (frame: HTMLElement, by: 1 | -1): boolean => {
  const changes = [...frame.querySelectorAll<HTMLElement>('[data-change]')]
  const focused = changes.findIndex((change) => change.contains(document.activeElement))
  const below = changes.findIndex((change) => change.getBoundingClientRect().top > 0)
  const at = focused >= 0 ? focused + by : by === 1 ? below : below < 0 ? changes.length - 1 : below - 1
  const next = changes[at]
  next?.focus({ preventScroll: true })
  next?.scrollIntoView({ block: 'center' })
  return next !== undefined
}

/** Whether some of the difference is still to be read, compared or drawn. */
const isComing = (frame: HTMLElement): boolean =>
  frame.querySelector('[data-waiting], .diff[aria-busy=true]') !== null

/** A move that waits for what it leads to. */
export interface Moving {
  /** Never comes when the move was given up. */
  readonly done: Promise<void>
  readonly giveUp: () => void
}

/** Moves to the next or previous change at once, which gives nothing, or when it is drawn. */
export const moveWhenDrawn = (frame: HTMLElement, by: 1 | -1): Moving | undefined => {
  if (moveChange(frame, by) || !isComing(frame)) return undefined
  const { promise: done, resolve } = Promise.withResolvers<void>()
  const watch = new MutationObserver(() => {
    if (!moveChange(frame, by) && isComing(frame)) return
    watch.disconnect()
    resolve()
  })
  watch.observe(frame, { childList: true, subtree: true, attributeFilter: ['aria-busy'] })
  return { done, giveUp: () => watch.disconnect() }
}
