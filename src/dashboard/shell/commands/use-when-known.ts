import { useEffect, useRef } from 'react'

/**
 * Something to be done at once, or as soon as it is known what it acts on: a key that comes while a screen is still
 * loading is not lost. Of several that come before, the last one counts.
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
