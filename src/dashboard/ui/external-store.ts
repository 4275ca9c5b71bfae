/** Values outside React that components follow. */
import { useSyncExternalStore } from 'react'

/** What a component needs to follow a value. `get` returns the same value until it changes. */
export interface ReadableStore<T> {
  readonly get: () => T
  /** Calls the listener after each change; returns a function to stop. */
  readonly subscribe: (listener: () => void) => () => void
}

export interface ExternalStore<T> extends ReadableStore<T> {
  readonly set: (value: T) => void
}

/** The listeners of one store. */
export const createListeners = () => {
  const listeners = new Set<() => void>()
  return {
    notify: (): void => {
      for (const listener of listeners) listener()
    },
    subscribe: (listener: () => void): (() => void) => {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
  }
}

/** A value in memory that lasts as long as the window. */
export const createStore = <T>(initial: T): ExternalStore<T> => {
  const { notify, subscribe } = createListeners()
  let value = initial
  return {
    get: () => value,
    set: (next) => {
      if (Object.is(next, value)) return
      value = next
      notify()
    },
    subscribe,
  }
}

/** The value of a store; renders the component again when it changes. */
export const useStore = <T>({ get, subscribe }: ReadableStore<T>): T => useSyncExternalStore(subscribe, get)
