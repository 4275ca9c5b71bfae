/**
 * Threads in which the user is writing in this window. They stay on the screen with draft, focus and position even if
 * someone else resolves one.
 */
import { useEffect, useSyncExternalStore } from 'react'

let threads: readonly string[] = []
let known: ReadonlySet<string> = new Set()
const listeners = new Set<() => void>()

const become = (next: readonly string[]): void => {
  threads = next
  known = new Set(next)
  for (const listener of listeners) listener()
}

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Registers an open field of the thread while `open`. */
export const useWritingIn = (thread: string, open: boolean): void => {
  useEffect(() => {
    if (!open) return undefined
    become([...threads, thread])
    return () => {
      const at = threads.indexOf(thread)
      become(threads.filter((_, place) => place !== at))
    }
  }, [thread, open])
}

/** Ids of the threads with an open field. */
export const useThreadsBeingWritten = (): ReadonlySet<string> => useSyncExternalStore(subscribe, () => known)
