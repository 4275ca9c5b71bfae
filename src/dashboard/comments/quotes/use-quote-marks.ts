import { useEffect, type RefObject } from 'react'
import type { Comment } from '../../../client/types.gen.ts'
import { drawQuotes } from './quote-marks.ts'

/** Marks the quotes of these threads in the text of `frame`, whatever is rendered there. */
export const useQuoteMarks = (frame: RefObject<HTMLElement | null>, threads: readonly Comment[]): void => {
  useEffect(() => {
    const root = frame.current
    if (root === null) return undefined
    let waiting = 0
    const draw = (): void => {
      cancelAnimationFrame(waiting)
      waiting = requestAnimationFrame(() => drawQuotes(root, threads))
    }
    draw()
    // Blocks appear and disappear with views, folds and edits of others.
    const observer = new MutationObserver(draw)
    observer.observe(root, { childList: true, subtree: true, characterData: true })
    return () => {
      observer.disconnect()
      cancelAnimationFrame(waiting)
      drawQuotes(root, [])
    }
  }, [frame, threads])
}
