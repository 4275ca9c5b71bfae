/** Whether a "not found" screen is shown; the router exposes this only within its own rendering. */
import { useEffect, useSyncExternalStore } from 'react'

let shown = 0
const listeners = new Set<() => void>()
const add = (change: 1 | -1): void => {
  shown += change
  for (const listener of listeners) listener()
}
const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** For the "not found" screens: reports them while mounted. */
export const useTellMissing = (): void =>
  useEffect(() => {
    add(1)
    return () => add(-1)
  }, [])

export const useIsMissing = (): boolean => useSyncExternalStore(subscribe, () => shown > 0)
