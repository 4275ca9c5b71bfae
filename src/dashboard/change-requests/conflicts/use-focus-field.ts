import { useEffect, useRef, type RefObject } from 'react'

/**
 * Whoever began to edit by a button, which is gone now, goes on in the first field of the frame. `wanted` is false where
 * nobody pressed one.
 */
export const useFocusField = (wanted = true): RefObject<HTMLDivElement | null> => {
  const frame = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!wanted) return
    frame.current?.querySelector<HTMLElement>('input, textarea, select, [contenteditable="true"]')?.focus()
  }, [wanted])
  return frame
}
