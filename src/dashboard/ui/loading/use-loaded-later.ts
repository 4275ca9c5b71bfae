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

/**
 * Preloads code `after` this many milliseconds, once the browser is idle, so that it does not compete with the current
 * screen and is ready when needed. Failures are ignored; the code is then loaded on use. `load` must be stable for the
 * lifetime of the component.
 */
export const useLoadedLater = (load: () => Promise<unknown>, after: number): void => {
  useEffect(() => {
    let cancel: (() => void) | undefined
    const timer = setTimeout(() => {
      cancel = onceIdle(() => quietly(load))
    }, after)
    return () => {
      clearTimeout(timer)
      cancel?.()
    }
  }, [load, after])
}

/** Whether a key or a pointer has been pressed since the page was loaded. */
let hasInteracted = false

const interactions = ['pointerdown', 'keydown'] as const

/**
 * Preloads the code of something that only opens on a key or a click, such as a menu's dialog, at the first of these:
 * somebody who only reads never loads it. Otherwise as `useLoadedLater`.
 */
export const useLoadedOnInteraction = (load: () => Promise<unknown>): void => {
  useEffect(() => {
    if (hasInteracted) return onceIdle(() => quietly(load))
    const loadNow = (): void => {
      hasInteracted = true
      quietly(load)
      stop()
    }
    const stop = (): void => {
      for (const kind of interactions) removeEventListener(kind, loadNow, { capture: true })
    }
    for (const kind of interactions) addEventListener(kind, loadNow, { capture: true, passive: true })
    return stop
  }, [load])
}
