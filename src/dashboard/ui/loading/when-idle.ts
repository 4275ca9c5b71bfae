/** Runs at the next idle callback, after at most 200 ms. Returns how to cancel it. */
export const whenIdle = (run: () => void): (() => void) => {
  // Not every browser supports idle callbacks.
  if (typeof requestIdleCallback !== 'function') {
    const timer = setTimeout(run, 50)
    return () => clearTimeout(timer)
  }
  const id = requestIdleCallback(run, { timeout: 200 })
  return () => cancelIdleCallback(id)
}
