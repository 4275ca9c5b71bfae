import { useEffect, useRef } from 'react'

/**
 * Runs an action immediately, or as soon as its target is loaded, so that a key pressed while a screen is loading is
 * not lost. If several are pressed before, the last one runs.
 */
export const useWhenLoaded = <Act>(
  isLoaded: (act: Act) => boolean,
  run: (act: Act) => void,
): ((act: Act) => void) => {
  const waiting = useRef<Act>(undefined)
  useEffect(() => {
    const act = waiting.current
    if (act === undefined || !isLoaded(act)) return
    waiting.current = undefined
    run(act)
  })
  return (act) => {
    waiting.current = isLoaded(act) ? undefined : act
    if (waiting.current === undefined) run(act)
  }
}
