import { useEffect } from 'react'

/** Runs once the browser is idle, after at most two seconds. Returns how to cancel it. */
const onceIdle = (run: () => void): (() => void) => {
  // Not every browser supports idle callbacks.
  if (!('requestIdleCallback' in window)) {
    run()
    return () => {}
  }
  const id = requestIdleCallback(run, { timeout: 2000 })
  return () => cancelIdleCallback(id)
}

const quietly = (load: () => Promise<unknown>): void => void load().catch(() => undefined)

/** Whether a key or a pointer has been pressed since the page was loaded. */
let hasInteracted = false

const interactions = ['pointerdown', 'keydown'] as const

/**
 * Preloads the code of something that only opens on a key or a click, such as a menu's dialog, after the first of these:
 * somebody who only reads never loads it. Failures are ignored; the code is then loaded on use. `load` must be stable
 * for the lifetime of the component.
 */
export const useLoadedOnInteraction = (load: () => Promise<unknown>): void => {
  useEffect(() => {
    if (hasInteracted) return onceIdle(() => quietly(load))
    let cancel: (() => void) | undefined
    // What the key or the click does comes first.
    const loadSoon = (): void => {
      hasInteracted = true
      stop()
      cancel = onceIdle(() => quietly(load))
    }
    const stop = (): void => {
      for (const kind of interactions) removeEventListener(kind, loadSoon, { capture: true })
    }
    for (const kind of interactions) addEventListener(kind, loadSoon, { capture: true, passive: true })
    return () => {
      stop()
      cancel?.()
    }
  }, [load])
}
