/** Links inside a document, which is drawn without knowing the router. */
import { useRouter } from '@tanstack/react-router'
import type { MouseEvent } from 'react'

/**
 * For the element around a document: an address of the program is opened without loading the program again. What a
 * person opens in another tab or window, and addresses elsewhere, stay the browser's.
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
