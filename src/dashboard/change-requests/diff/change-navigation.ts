/**
 * Scrolls to the next or previous change (`[data-change]` below `frame`) and focuses it. Starts from the focused
 * change, otherwise from the first one below the top of the window. Returns false if there is none.
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

/** Whether some of the diff is still loading, being computed or unrendered. */
const isLoading = (frame: HTMLElement): boolean =>
  frame.querySelector('[data-waiting], .diff[aria-busy=true]') !== null

/** A pending move to a change that is not rendered yet. */
export interface PendingMove {
  /** Never resolves if the move was canceled. */
  readonly done: Promise<void>
  readonly cancel: () => void
}

/**
 * Moves to the next or previous change immediately and returns undefined, or returns a pending move until it is
 * rendered.
 */
export const moveWhenRendered = (frame: HTMLElement, by: 1 | -1): PendingMove | undefined => {
  if (moveChange(frame, by) || !isLoading(frame)) return undefined
  const { promise: done, resolve } = Promise.withResolvers<void>()
  const watch = new MutationObserver(() => {
    if (!moveChange(frame, by) && isLoading(frame)) return
    watch.disconnect()
    resolve()
  })
  watch.observe(frame, { childList: true, subtree: true, attributeFilter: ['aria-busy'] })
  return { done, cancel: () => watch.disconnect() }
}
