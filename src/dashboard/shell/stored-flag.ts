/** A yes or no that this browser remembers, as a value that components can follow. */
import { useSyncExternalStore } from 'react'

export interface StoredFlag {
  readonly get: () => boolean
  readonly set: (value: boolean) => void
  readonly subscribe: (listener: () => void) => () => void
}

/** `name` is the key in the browser's storage; where storage is refused, the flag lives as long as the page. */
export const storedFlag = (name: string, otherwise: boolean): StoredFlag => {
  const changed = new EventTarget()
  let value = otherwise
  try {
    const stored = localStorage.getItem(name)
    if (stored !== null) value = stored === 'yes'
  } catch {
    // No storage: the default holds.
  }
  return {
    get: () => value,
    set: (next) => {
      value = next
      try {
        localStorage.setItem(name, next ? 'yes' : 'no')
      } catch {
        // Remembered until the page is left.
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
