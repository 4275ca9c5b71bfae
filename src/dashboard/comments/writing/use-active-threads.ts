/**
 * Threads in which the user is writing in this window. They stay on the screen with draft, focus and position even if
 * someone else resolves one.
 */
import { useEffect } from 'react'
import { createStore, useStore } from '../../ui/external-store.ts'

let threads: readonly string[] = []
const activeThreads = createStore<ReadonlySet<string>>(new Set())

const setThreads = (next: readonly string[]): void => {
  threads = next
  activeThreads.set(new Set(next))
}

/** Registers an open field of the thread while `open`. */
export const useWritingIn = (thread: string, open: boolean): void => {
  useEffect(() => {
    if (!open) return undefined
    setThreads([...threads, thread])
    return () => {
      const at = threads.indexOf(thread)
      setThreads(threads.filter((_, place) => place !== at))
    }
  }, [thread, open])
}

/** Ids of the threads with an open field. */
export const useThreadsBeingWritten = (): ReadonlySet<string> => useStore(activeThreads)
