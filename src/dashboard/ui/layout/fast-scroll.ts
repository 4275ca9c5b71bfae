/** Rows of long lists leave out what takes longest to render while the list moves too fast to be read. */
import { useCallback, useEffect, useRef, useState } from 'react'

/** Pixels a millisecond, thirty rows a second. A step of a wheel is slower. */
const fastSpeed = 1
/** Milliseconds after the last fast movement in which the list still counts as fast. */
const fastTime = 150

/** Whether a list moves fast, and what has to be told of its scroll offset in pixels. */
export const useFastScroll = () => {
  const [isFast, setFast] = useState(false)
  const last = useRef({ offset: 0, at: 0 })
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  const onOffset = useCallback((offset: number): void => {
    const before = last.current
    if (offset === before.offset) return
    const at = performance.now()
    last.current = { offset, at }
    if (Math.abs(offset - before.offset) < fastSpeed * (at - before.at)) return
    setFast(true)
    clearTimeout(timer.current)
    timer.current = setTimeout(() => setFast(false), fastTime)
  }, [])
  return { isFast, onOffset }
}

/** Rows that came while the list moved fast are completed in so many steps, a frame each. */
const steps = 4
const frameTime = 20

/** Whether a row is rendered whole: from the start, or once the list has slowed down. */
export const useIsComplete = (isFast: boolean, index: number): boolean => {
  const [isComplete, setComplete] = useState(!isFast)
  useEffect(() => {
    if (isFast || isComplete) return undefined
    const timer = setTimeout(() => setComplete(true), (index % steps) * frameTime)
    return () => clearTimeout(timer)
  }, [isFast, isComplete, index])
  return isComplete
}
