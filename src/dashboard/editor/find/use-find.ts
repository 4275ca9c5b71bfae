import type { EditorView } from '@tiptap/pm/view'
import { useEffect, useEffectEvent, useState, type RefObject } from 'react'
import { findingIn, replaceAllFound, replaceFound, setRule, stepFound } from './find-plugin.ts'

/** Scrolls the current match to the center of the screen without moving focus. */
const reveal = (view: EditorView): void => {
  const { places, current } = findingIn(view.state)
  const place = places[current]
  if (place === undefined) return
  const { node } = view.domAtPos(place.from)
  const element = node instanceof Element ? node : node.parentElement
  element?.scrollIntoView({ block: 'center' })
}

/** Selects the current match. */
const selectMatch = (view: EditorView): void => {
  const { places, current } = findingIn(view.state)
  if (places[current] === undefined) return
  stepFound(1)(view.state, view.dispatch)
  stepFound(-1)(view.state, view.dispatch)
}

/** What is searched for in a text, and the steps through its matches. `field` gets the focus when none is left. */
export const useFind = (view: EditorView, begin: string, field: RefObject<HTMLInputElement | null>) => {
  const [find, setFind] = useState(begin)
  const [matchCase, setMatchCase] = useState(false)
  const [wholeWord, setWholeWord] = useState(false)
  const [result, setResult] = useState('')
  useEffect(() => {
    view.dispatch(setRule(view.state, find === '' ? undefined : { find, matchCase, wholeWord }))
    reveal(view)
  }, [view, find, matchCase, wholeWord])
  const end = useEffectEvent(() => {
    if (!view.isDestroyed) view.dispatch(setRule(view.state, undefined))
  })
  useEffect(() => () => end(), [])
  /** When nothing is left to replace, the buttons are disabled and lose focus. */
  const revealNext = (): void => {
    if (findingIn(view.state).places.length === 0) field.current?.focus()
    else reveal(view)
  }
  return {
    find,
    setFind: (text: string): void => {
      setResult('')
      setFind(text)
    },
    matchCase,
    toggleCase: () => setMatchCase(!matchCase),
    wholeWord,
    toggleWholeWord: () => setWholeWord(!wholeWord),
    /** What the last replacement did; empty once something else was done. */
    result,
    step: (by: -1 | 1): void => {
      setResult('')
      stepFound(by)(view.state, view.dispatch)
      reveal(view)
    },
    replaceOne: (text: string): void => {
      replaceFound(text)(view.state, view.dispatch)
      revealNext()
    },
    replaceAll: (text: string): void => {
      const { length } = findingIn(view.state).places
      replaceAllFound(text)(view.state, view.dispatch)
      setResult(`${length} replaced`)
      revealNext()
    },
    selectMatch: () => selectMatch(view),
  }
}
