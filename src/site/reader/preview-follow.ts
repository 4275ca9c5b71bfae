/**
 * In a preview: reports the current page and scroll position to the embedding dashboard, and follows the scrolling of
 * the preview next to it. No other site can embed it.
 */
if (document.querySelector('.preview-bar') && parent !== self) {
  const base = document.body.dataset['base'] ?? ''
  const room = (): number => document.documentElement.scrollHeight - innerHeight
  /** Until when scrolling is a reaction to the other preview, as a page timestamp in milliseconds. */
  let led = 0
  let hasReported = false
  const tell = (): void => {
    hasReported = false
    const path = location.pathname.slice(base.length).replace(/^\//, '')
    parent.postMessage({ recto: 'preview', path, share: room() > 0 ? scrollY / room() : 0 }, '*')
  }
  addEventListener(
    'scroll',
    () => {
      if (hasReported || performance.now() < led) return
      hasReported = true
      requestAnimationFrame(tell)
    },
    { passive: true },
  )
  addEventListener('message', ({ data, source }: MessageEvent<{ share?: unknown } | null>) => {
    if (source !== parent || typeof data?.share !== 'number') return
    led = performance.now() + 150
    scrollTo({ top: data.share * room(), behavior: 'instant' })
  })
  tell()
}
