/** Listeners in this process for moves of a space's main, mostly to update what is derived from content. */
import type { Store } from '../storage/store.ts'

type Listener = (space: string) => void

const listeners = new WeakMap<Store, Set<Listener>>()

/** Calls `listener` after each commit of this process that moved a head. Returns a function to unsubscribe. */
export const onHeadMove = (store: Store, listener: Listener): (() => void) => {
  const heard = listeners.get(store) ?? new Set()
  listeners.set(store, heard.add(listener))
  return () => void heard.delete(listener)
}

export const headMoved = (store: Store, space: string): void => {
  for (const listener of listeners.get(store) ?? []) listener(space)
}
