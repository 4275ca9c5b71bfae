import { useRef } from 'react'

/** The focused element; for a menu item, which is about to be removed, the button that opened the menu. */
const openerNow = (): HTMLElement | undefined => {
  const active = document.activeElement
  const menu = active?.closest('[role=menu]')
  const opener = menu ? document.getElementById(menu.getAttribute('aria-labelledby') ?? '') : active
  return opener instanceof HTMLElement ? opener : undefined
}

/**
 * For overlays that are opened by state instead of a trigger: stores the focused element on opening and restores focus
 * on closing. If that element is gone, the screen's content gets focus. `focus` chooses the initial focus; without it
 * the library decides.
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
