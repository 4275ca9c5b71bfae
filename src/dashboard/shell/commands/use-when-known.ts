import { useEffect, useRef } from 'react'

/**
 * Runs an action immediately, or as soon as its target is loaded, so that a key pressed while a screen is loading is
 * not lost. If several are pressed before, the last one runs.
 */
export const useWhenKnown = <Act>(
  known: (act: Act) => boolean,
  run: (act: Act) => void,
): ((act: Act) => void) => {
  const waiting = useRef<Act>(undefined)
  useEffect(() => {
    const act = waiting.current
    if (act === undefined || !known(act)) return
    waiting.current = undefined
    run(act)
  })
  return (act) => {
    waiting.current = known(act) ? undefined : act
    if (waiting.current === undefined) run(act)
  }
}
