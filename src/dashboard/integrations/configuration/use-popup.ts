/** A window that the dashboard opens for somebody else's page, such as a sign-in at a provider. */
import { useEffect, useRef, useState } from 'react'

/** `blocked`: the browser refused to open it. `closed`: it was open, and is not any more. */
export type PopupState = 'none' | 'blocked' | 'open' | 'closed'

const features = 'popup,width=640,height=760'
/** Milliseconds between looks whether the window is still open; no event says so. */
const interval = 500

/** The state of the window, and a function that opens it at an address; again in a new window. */
export const usePopup = (): readonly [PopupState, (url: string) => void] => {
  const [state, setState] = useState<PopupState>('none')
  const popup = useRef<Window>(null)
  useEffect(() => {
    if (state !== 'open') return undefined
    const timer = setInterval(() => {
      if (popup.current?.closed !== false) setState('closed')
    }, interval)
    return () => clearInterval(timer)
  }, [state])
  const open = (url: string): void => {
    // Opened empty, so that the address is loaded without access to this page and the window can be watched.
    const opened = window.open('', '_blank', features)
    if (opened !== null) {
      opened.opener = null
      opened.location.replace(url)
    }
    popup.current = opened
    setState(opened === null ? 'blocked' : 'open')
  }
  return [state, open]
}
