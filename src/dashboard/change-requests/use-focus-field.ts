import { useEffect, useRef, type RefObject } from 'react'

/** Whoever began to edit by a button, which is gone now, goes on in the first field of the frame. */
export const useFocusField = (): RefObject<HTMLDivElement | null> => {
  const frame = useRef<HTMLDivElement>(null)
  useEffect(() => {
    frame.current?.querySelector<HTMLElement>('input, textarea, select, [contenteditable="true"]')?.focus()
  }, [])
  return frame
}
