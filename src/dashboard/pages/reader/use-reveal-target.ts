/** Goes to the part of a page that the address names, once the page's text is there. */
import { useLocation } from '@tanstack/react-router'
import { useEffect } from 'react'

/** The id in the fragment of an address; one that is spelled wrongly names nothing. */
const idOf = (hash: string): string => {
  try {
    return decodeURIComponent(hash)
  } catch {
    return ''
  }
}

/**
 * The router goes there too, but before a text that waits for its pictures stands. `page` says which text it is, so
 * that the same fragment on the next page counts again. What is folded around the part is opened.
 */
export const useRevealTarget = (page: string): void => {
  const hash = useLocation({ select: (location) => location.hash })
  useEffect(() => {
    const target = hash === '' ? null : document.getElementById(idOf(hash))
    if (target === null) return
    for (let around = target.closest('details'); around !== null;) {
      around.open = true
      around = around.parentElement?.closest('details') ?? null
    }
    target.scrollIntoView()
  }, [page, hash])
}
