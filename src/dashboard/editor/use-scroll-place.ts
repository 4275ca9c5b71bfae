import { useEffect, useState } from 'react'

/** Renders again after scrolling or resizing the window, for elements that float beside the text. */
export const useScrollPlace = (): void => {
  const [, draw] = useState(0)
  useEffect(() => {
    let waiting = false
    const moved = (event: Event): void => {
      // Scrolling inside nested lists does not move the text.
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
