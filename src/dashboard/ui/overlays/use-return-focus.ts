import { useRef } from 'react'

/** What had the focus; for an item of a menu, which is about to go, the button that opened the menu. */
const openerNow = (): HTMLElement | undefined => {
  const active = document.activeElement
  const menu = active?.closest('[role=menu]')
  const opener = menu ? document.getElementById(menu.getAttribute('aria-labelledby') ?? '') : active
  return opener instanceof HTMLElement ? opener : undefined
}

/**
 * For what floats and is opened by state, not by a trigger of its own: remembers what had the focus when it opened,
 * and gives the focus back when it closes. Where that is gone by then, the content of the screen gets it.
 * `focus` chooses what gets the focus first; without it the library's choice stands.
 */
export const useReturnFocus = (focus?: (content: HTMLElement) => void) => {
  const opener = useRef<HTMLElement>(undefined)
  return {
    onOpenAutoFocus: (event: Event): void => {
      opener.current = openerNow()
      if (focus === undefined || !(event.currentTarget instanceof HTMLElement)) return
      event.preventDefault()
      focus(event.currentTarget)
    },
    onCloseAutoFocus: (event: Event): void => {
      event.preventDefault()
      const target = opener.current?.isConnected === true ? opener.current : document.getElementById('main')
      target?.focus()
    },
  }
}
