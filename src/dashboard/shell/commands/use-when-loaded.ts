import { useEffect, useRef } from 'react'

/** Actions that wait at a time; of more, the last ones. */
const mostWaiting = 10

/**
 * Runs an action immediately, or as soon as its target is loaded, so that a key pressed while a screen is loading is
 * not lost. Several run in the order in which they were pressed: a comment is for the change moved to before it.
 */
export const useWhenLoaded = <Act>(
  isLoaded: (act: Act) => boolean,
  run: (act: Act) => void,
): ((act: Act) => void) => {
  const waiting = useRef<readonly Act[]>([])
  useEffect(() => {
    const ready = waiting.current.filter(isLoaded)
    if (ready.length === 0) return
    waiting.current = waiting.current.filter((act) => !ready.includes(act))
    ready.forEach(run)
  })
  return (act) => {
    if (isLoaded(act)) run(act)
    else waiting.current = [...waiting.current, act].slice(-mostWaiting)
  }
}
