import { useEffect, useEffectEvent } from 'react'

export interface TypeAhead {
  /** Whether the field was asked for and has no focus yet. */
  readonly waits: () => boolean
  readonly type: (change: (typed: string) => string) => void
  /** Escape takes the wish back. */
  readonly leave: () => void
}

/**
 * Hands over what is typed between asking for a field and its focus: while the code of the field is on its way, and
 * until it stands. Without this the letters would run the commands of the screen below. Keys with Control or Command go
 * on as ever.
 */
export const useTypeAhead = ({ waits, type, leave }: TypeAhead): void => {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, altKey, isComposing } = event
    if (ctrlKey || metaKey || altKey || isComposing || !waits()) return
    if (key === 'Escape') leave()
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
