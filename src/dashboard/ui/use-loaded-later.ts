import { useEffect } from 'react'

/**
 * Loads code that is not needed yet, `after` so many milliseconds and once the browser has nothing else to do: what is
 * on the way to the screen goes before it, and whoever asks for it finds it there. What fails is loaded when it is asked
 * for. `load` must be the same function for the life of the component.
 */
export const useLoadedLater = (load: () => Promise<unknown>, after: number): void => {
  useEffect(() => {
    const quietly = (): void => void load().catch(() => undefined)
    let idle: number | undefined
    const timer = setTimeout(() => {
      // Not every browser tells when it is idle.
      if ('requestIdleCallback' in window) idle = requestIdleCallback(quietly, { timeout: 2000 })
      else quietly()
    }, after)
    return () => {
      clearTimeout(timer)
      if (idle !== undefined) cancelIdleCallback(idle)
    }
  }, [load, after])
}
