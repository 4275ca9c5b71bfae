/** Client-side navigation for links in a document, which is rendered without the router. */
import { useRouter } from '@tanstack/react-router'
import type { MouseEvent } from 'react'

/**
 * Click handler for the element around a document: opens URLs of the dashboard without a page load. New tabs
 * and windows and external URLs are left to the browser.
 */
export const useFollowLinks = (): ((event: MouseEvent) => void) => {
  const { history } = useRouter()
  return (event) => {
    if (event.defaultPrevented || event.button !== 0) return
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    const link = event.target instanceof Element ? event.target.closest('a[href]') : null
    const href = link?.getAttribute('href') ?? ''
    if (!href.startsWith('/o/') || link?.getAttribute('target') === '_blank') return
    event.preventDefault()
    history.push(href)
  }
}
