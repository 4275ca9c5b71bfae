import { useEffect, useRef, type RefObject } from 'react'

/**
 * After an edit button, which disappears, focus moves to the first field of the frame. `isEnabled` is false if no button
 * was pressed.
 */
export const useFocusField = (isEnabled = true): RefObject<HTMLDivElement | null> => {
  const frame = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!isEnabled) return
    frame.current?.querySelector<HTMLElement>('input, textarea, select, [contenteditable="true"]')?.focus()
  }, [isEnabled])
  return frame
}
