import { useEffect, useRef } from 'react'

/** Debounce of the autosave, in milliseconds. */
const delay = 400

/**
 * Saves a state after a pause in editing, and immediately on unmount during the pause. `isDue`: whether the state
 * has to be saved and can be. `save` must be stable.
 */
export const useAutosave = <State>(
  isDue: boolean,
  state: State | undefined,
  baseVersion: number,
  save: (edit: { readonly state: State; readonly baseVersion: number }) => void,
): void => {
  useEffect(() => {
    if (!isDue || state === undefined) return undefined
    const timer = setTimeout(() => save({ state, baseVersion }), delay)
    return () => clearTimeout(timer)
  }, [isDue, state, baseVersion, save])
  const flush = useRef<() => void>(undefined)
  useEffect(() => {
    flush.current = () => {
      if (isDue && state !== undefined) save({ state, baseVersion })
    }
  })
  useEffect(() => () => flush.current?.(), [])
}
