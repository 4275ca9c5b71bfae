import { useEffect, useEffectEvent, useLayoutEffect, type RefObject } from 'react'

/** Calls `place`, which positions elements beside the text, after each render and whenever `frame` changes its size. */
export const usePlacement = (frame: RefObject<HTMLElement | null>, place: () => void): void => {
  const placeNow = useEffectEvent(place)
  useLayoutEffect(() => placeNow())
  useEffect(() => {
    if (frame.current === null) return undefined
    // Images load late, and the window can be resized.
    const watch = new ResizeObserver(() => placeNow())
    watch.observe(frame.current)
    return () => watch.disconnect()
  }, [frame])
}
