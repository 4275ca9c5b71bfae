import { useEffect, useRef, type RefObject } from 'react'

/** A stable ref to the latest handlers, so that new ones neither render rows again nor run effects again. */
export const useLatest = <Value>(value: Value): RefObject<Value> => {
  const latest = useRef(value)
  useEffect(() => {
    latest.current = value
  })
  return latest
}
