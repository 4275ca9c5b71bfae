/** A boolean stored in this browser that components can subscribe to. */
import { useSyncExternalStore } from 'react'

export interface StoredFlag {
  readonly get: () => boolean
  readonly set: (value: boolean) => void
  readonly subscribe: (listener: () => void) => () => void
}

/** `name` is the storage key. Without storage the flag lasts until the page is closed. */
export const storedFlag = (name: string, otherwise: boolean): StoredFlag => {
  const changed = new EventTarget()
  let value = otherwise
  try {
    const stored = localStorage.getItem(name)
    if (stored !== null) value = stored === 'yes'
  } catch {
    // No storage: use the default.
  }
  return {
    get: () => value,
    set: (next) => {
      value = next
      try {
        localStorage.setItem(name, next ? 'yes' : 'no')
      } catch {
        // Only until the page is closed.
      }
      changed.dispatchEvent(new Event('change'))
    },
    subscribe: (listener) => {
      changed.addEventListener('change', listener)
      return () => changed.removeEventListener('change', listener)
    },
  }
}

export const useFlag = (flag: StoredFlag): boolean => useSyncExternalStore(flag.subscribe, flag.get)
