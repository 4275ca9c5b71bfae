import { useEffect } from 'react'
import { commandsNow } from './commands.ts'
import { singleKeyShortcuts } from '../preference-flags.ts'
import { isSingleKey, matchKeys, strokeName } from './key-sequences.ts'

/** Maximum time between two keys of a sequence, in milliseconds. */
const sequenceTimeout = 1000

const takesText = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || target.matches('input:not([type=checkbox], [type=radio]), textarea, select'))

const inFloat = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('[role=dialog], [role=alertdialog], [role=menu]') !== null

/** What a text field does itself with a shortcut that also exists outside of it. */
const undoesTyping = (name: string): boolean => name === 'mod+z'

/** Runs registered commands from the keyboard. Used once, in the root component. */
export const useKeyboard = (): void => {
  useEffect(() => {
    let strokes: string[] = []
    let last = 0
    const press = (event: KeyboardEvent): void => {
      const name = event.defaultPrevented || event.isComposing ? undefined : strokeName(event)
      if (name === undefined) return
      const single = isSingleKey(name)
      if (undoesTyping(name) && (takesText(event.target) || inFloat(event.target))) return
      if (single && (!singleKeyShortcuts.get() || takesText(event.target) || inFloat(event.target))) return
      if (event.timeStamp - last > sequenceTimeout) strokes = []
      last = event.timeStamp
      strokes.push(name)
      let match = matchKeys(commandsNow(), strokes)
      if ('nothing' in match && strokes.length > 1) {
        strokes = [name]
        match = matchKeys(commandsNow(), strokes)
      }
      if ('nothing' in match) strokes = []
      else event.preventDefault()
      if ('run' in match) {
        strokes = []
        match.run.run()
      }
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [])
}
