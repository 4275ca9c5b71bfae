import type { EditorState } from '@tiptap/pm/state'
import type { EditorView } from '@tiptap/pm/view'
import { ArrowDown, ArrowUp, CaseSensitive, WholeWord, X } from 'lucide-react'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { Button } from '../../ui/buttons/button.tsx'
import { IconButton } from '../../ui/buttons/icon-button.tsx'
import { findingIn, replaceAllFound, replaceFound, setRule, stepFound } from './find-plugin.ts'

export interface FindBarProps {
  readonly view: EditorView
  readonly state: EditorState
  /** The initial search text. */
  readonly begin: string
  readonly onClose: () => void
}

const fieldClass =
  'touch-row min-w-32 flex-1 rounded-base bg-raised px-2 ring-1 ring-edge ring-inset sm:w-36 sm:flex-none'

/** Scrolls the current match to the center of the screen without moving focus. */
const reveal = (view: EditorView): void => {
  const { places, current } = findingIn(view.state)
  const place = places[current]
  if (place === undefined) return
  const { node } = view.domAtPos(place.from)
  const element = node instanceof Element ? node : node.parentElement
  element?.scrollIntoView({ block: 'center' })
}

/**
 * Find and replace in the page. Enter goes to the next match, Shift+Enter to the previous one, Escape closes and
 * selects the match.
 */
export function FindBar({ view, state, begin, onClose }: FindBarProps) {
  const [find, setFind] = useState(begin)
  const [replace, setReplace] = useState('')
  const [matchCase, setMatchCase] = useState(false)
  const [wholeWord, setWholeWord] = useState(false)
  const [done, setDone] = useState('')
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => {
    view.dispatch(setRule(view.state, find === '' ? undefined : { find, matchCase, wholeWord }))
    reveal(view)
  }, [view, find, matchCase, wholeWord])
  const end = useEffectEvent(() => {
    if (!view.isDestroyed) view.dispatch(setRule(view.state, undefined))
  })
  useEffect(() => {
    field.current?.select()
    return () => end()
  }, [])
  const { places, current } = findingIn(state)
  /** When nothing is left to replace, the buttons are disabled and lose focus. */
  const settle = (): void => {
    if (findingIn(view.state).places.length === 0) field.current?.focus()
    else reveal(view)
  }
  const replaceOne = (): void => {
    replaceFound(replace)(view.state, view.dispatch)
    settle()
  }
  const step = (by: -1 | 1): void => {
    setDone('')
    stepFound(by)(view.state, view.dispatch)
    reveal(view)
  }
  const close = (): void => {
    stepHere(view)
    onClose()
    view.focus()
  }
  const count = places.length
  const words =
    done !== '' ? done : find === '' ? '' : count === 0 ? 'Not on this page' : `${current + 1} of ${count}`
  return (
    // Handles Escape for the fields inside; the landmark itself has no keys.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <search
      aria-label="Find in this page"
      className="flex flex-wrap items-center gap-1 border-t border-line py-1"
      onKeyDown={(event) => {
        if (event.key === 'Escape') close()
        else if (event.key === 'F3' || (event.key.toLowerCase() === 'g' && (event.metaKey || event.ctrlKey)))
          step(event.shiftKey ? -1 : 1)
        else if (event.key.toLowerCase() === 'f' && (event.metaKey || event.ctrlKey)) field.current?.select()
        else return
        event.preventDefault()
        event.stopPropagation()
      }}
    >
      <input
        ref={field}
        aria-label="Find"
        placeholder="Find"
        className={fieldClass}
        value={find}
        onChange={({ target }) => {
          setDone('')
          setFind(target.value)
        }}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
          event.preventDefault()
          step(event.shiftKey ? -1 : 1)
        }}
      />
      <IconButton
        icon={CaseSensitive}
        label="Capital letters count"
        aria-pressed={matchCase}
        onClick={() => setMatchCase(!matchCase)}
      />
      <IconButton
        icon={WholeWord}
        label="Whole words only"
        aria-pressed={wholeWord}
        onClick={() => setWholeWord(!wholeWord)}
      />
      <IconButton icon={ArrowUp} label="The one before" onClick={() => step(-1)} />
      <IconButton icon={ArrowDown} label="The next one" onClick={() => step(1)} />
      <output className="figures min-w-16 text-caption text-ink-soft">{words}</output>
      <input
        aria-label="Replace with"
        placeholder="Replace with"
        className={fieldClass}
        value={replace}
        onChange={({ target }) => setReplace(target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
          event.preventDefault()
          replaceOne()
        }}
      />
      <Button disabledReason={count === 0 ? 'Nothing is found.' : undefined} onClick={replaceOne}>
        Replace
      </Button>
      <Button
        disabledReason={count === 0 ? 'Nothing is found.' : undefined}
        onClick={() => {
          replaceAllFound(replace)(view.state, view.dispatch)
          setDone(count === 1 ? 'One replaced' : `${count} replaced`)
          settle()
        }}
      >
        Replace all
      </Button>
      <IconButton icon={X} label="Close" className="ml-auto" onClick={close} />
    </search>
  )
}

/** Selects the current match. */
const stepHere = (view: EditorView): void => {
  const { places, current } = findingIn(view.state)
  if (places[current] === undefined) return
  stepFound(1)(view.state, view.dispatch)
  stepFound(-1)(view.state, view.dispatch)
}
