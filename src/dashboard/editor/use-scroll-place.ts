import { useEffect, useState } from 'react'

/** Draws again when the page was scrolled or the window made another size: for what floats beside the words. */
export const useScrollPlace = (): void => {
  const [, draw] = useState(0)
  useEffect(() => {
    let waiting = false
    const moved = (event: Event): void => {
      // Lists that scroll inside themselves leave the words where they are.
      if (waiting || (event.type === 'scroll' && event.target !== document)) return
      waiting = true
      requestAnimationFrame(() => {
        waiting = false
        draw((count) => count + 1)
      })
    }
    document.addEventListener('scroll', moved, { passive: true })
    window.addEventListener('resize', moved)
    return () => {
      document.removeEventListener('scroll', moved)
      window.removeEventListener('resize', moved)
    }
  }, [])
}
