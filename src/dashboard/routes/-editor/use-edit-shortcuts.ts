import { useEffect, useEffectEvent } from 'react'
import { showToast } from '../../ui/toast.ts'

export interface EditShortcuts {
  /** Opens the changes of the page. */
  readonly onCompare: () => void
  /** Whether the page cannot be edited. */
  readonly isReadOnly: boolean
  /** Why edits cannot be suggested either; undefined if they can. */
  readonly suggestRefusal: string | undefined
}

/** Shortcuts of the edit screen: to the changes, and why a read-only page takes no suggestion. */
export const useEditShortcuts = ({ onCompare, isReadOnly, suggestRefusal }: EditShortcuts): void => {
  const compare = useEffectEvent(onCompare)
  // A read-only editor has no selected block: suggestions are made from the diff.
  const refuseSuggestion = useEffectEvent((event: KeyboardEvent) => {
    if (!isReadOnly) return
    event.preventDefault()
    void showToast({
      text: 'This text is read-only',
      detail: suggestRefusal ?? 'You can suggest edits in the changes view.',
      action: { label: 'View changes', run: compare },
    })
  })
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (!event.shiftKey || !(event.metaKey || event.ctrlKey)) return
      const key = event.key.toLowerCase()
      if (key === 'e') refuseSuggestion(event)
      if (key !== 'd') return
      event.preventDefault()
      compare()
    }
    window.addEventListener('keydown', press)
    return () => window.removeEventListener('keydown', press)
  }, [])
}
