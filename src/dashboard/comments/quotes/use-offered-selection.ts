import { useEffect, useState, type RefObject } from 'react'
import { selectedText, type SelectedText } from './selected-text.ts'

/** Text that can be commented on, and where to show the button for it, in window coordinates. */
export interface OfferedSelection {
  readonly selection: SelectedText
  readonly left: number
  readonly top: number
}

/** A selection in progress changes with every pixel; it is read after this pause, in milliseconds. */
const pause = 120

/** The text selected in `frame` and the end of it. Dismissed by scrolling, which also calls `onScroll`. */
export const useOfferedSelection = (frame: RefObject<HTMLElement | null>, onScroll: () => void) => {
  const [offered, setOffered] = useState<OfferedSelection>()
  useEffect(() => {
    let waiting: ReturnType<typeof setTimeout> | undefined
    const read = (): void => {
      clearTimeout(waiting)
      waiting = setTimeout(() => {
        const range = getSelection()
        const selection = frame.current === null ? undefined : selectedText(frame.current, range)
        const box = selection === undefined ? undefined : range?.getRangeAt(0).getBoundingClientRect()
        setOffered(
          selection === undefined || box === undefined
            ? undefined
            : { selection, left: box.right, top: box.bottom },
        )
      }, pause)
    }
    const dismiss = (): void => {
      setOffered(undefined)
      onScroll()
    }
    document.addEventListener('selectionchange', read)
    window.addEventListener('scroll', dismiss, { passive: true })
    return () => {
      clearTimeout(waiting)
      document.removeEventListener('selectionchange', read)
      window.removeEventListener('scroll', dismiss)
    }
  }, [frame, onScroll])
  return { offered, dismiss: () => setOffered(undefined) }
}
