import { useEffect, useEffectEvent } from 'react'

export interface TypeAhead {
  /** Whether the field was requested but has no focus yet. */
  readonly isWaiting: () => boolean
  readonly type: (change: (typed: string) => string) => void
  /** Escape cancels the request. */
  readonly cancel: () => void
}

/**
 * Captures typing between the request for a field and its focus, while its code loads and until it is mounted.
 * Otherwise the letters would run commands of the screen below. Keys with Control or Command work as usual.
 */
export const useTypeAhead = ({ isWaiting, type, cancel }: TypeAhead): void => {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, altKey, isComposing } = event
    if (ctrlKey || metaKey || altKey || isComposing || !isWaiting()) return
    if (key === 'Escape') cancel()
    else if (key === 'Backspace') type((typed) => typed.slice(0, -1))
    else if ([...key].length === 1) type((typed) => typed + key)
    else return
    event.preventDefault()
    event.stopPropagation()
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => press(event)
    window.addEventListener('keydown', listen, { capture: true })
    return () => window.removeEventListener('keydown', listen, { capture: true })
  }, [])
}
