/** Scrolls to the element in the URL fragment once the page has rendered. */
import { useLocation } from '@tanstack/react-router'
import { useEffect } from 'react'
import { decodeEscapes } from '../../../content/links/decode-escapes.ts'

/**
 * The router scrolls too, but before content that waits for images is rendered. `page` identifies the
 * content, so that the same fragment on another page scrolls again. Expands collapsed ancestors of the
 * target.
 */
export const useRevealTarget = (page: string): void => {
  const hash = useLocation({ select: (location) => location.hash })
  useEffect(() => {
    const target = hash === '' ? null : document.getElementById(decodeEscapes(hash))
    if (target === null) return
    for (let details = target.closest('details'); details !== null;) {
      details.open = true
      details = details.parentElement?.closest('details') ?? null
    }
    target.scrollIntoView()
  }, [page, hash])
}
