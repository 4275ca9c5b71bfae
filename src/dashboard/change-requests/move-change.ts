/**
 * Brings the next or previous change (`[data-change]` below `frame`) into view and gives it the focus. Begins from the
 * change that has the focus, else from the first one below the top of the window. At the end it stays.
 */
export const moveChange = (frame: HTMLElement | null, by: 1 | -1): void => {
  const changes = [...(frame?.querySelectorAll<HTMLElement>('[data-change]') ?? [])]
  const focused = changes.findIndex((change) => change.contains(document.activeElement))
  const below = changes.findIndex((change) => change.getBoundingClientRect().top > 0)
  const at = focused >= 0 ? focused + by : by === 1 ? below : below < 0 ? changes.length - 1 : below - 1
  const next = changes[at]
  next?.focus({ preventScroll: true })
  next?.scrollIntoView({ block: 'center' })
}
