import { useEffect } from 'react'

/**
 * Preloads code `after` this many milliseconds, once the browser is idle, so that it does not compete with the current
 * screen and is ready when needed. Failures are ignored; the code is then loaded on use. `load` must be stable for the
 * lifetime of the component.
 */
export const useLoadedLater = (load: () => Promise<unknown>, after: number): void => {
  useEffect(() => {
    const quietly = (): void => void load().catch(() => undefined)
    let idle: number | undefined
    const timer = setTimeout(() => {
      // Not every browser supports idle callbacks.
      if ('requestIdleCallback' in window) idle = requestIdleCallback(quietly, { timeout: 2000 })
      else quietly()
    }, after)
    return () => {
      clearTimeout(timer)
      if (idle !== undefined) cancelIdleCallback(idle)
    }
  }, [load, after])
}
