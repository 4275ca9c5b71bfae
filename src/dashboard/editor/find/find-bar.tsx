import type { EditorState } from '@tiptap/pm/state'
import type { EditorView } from '@tiptap/pm/view'
import { ArrowDown, ArrowUp, CaseSensitive, WholeWord, X } from 'lucide-react'
import { useEffect, useRef, useState, type KeyboardEvent } from 'react'
import { Button } from '../../ui/buttons/button.tsx'
import { IconButton } from '../../ui/buttons/icon-button.tsx'
import { findingIn } from './find-plugin.ts'
import { useFind } from './use-find.ts'

export interface FindBarProps {
  readonly view: EditorView
  readonly state: EditorState
  /** The initial search text. */
  readonly begin: string
  readonly onClose: () => void
}

const fieldClass =
  'touch-row min-w-32 flex-1 rounded-base bg-raised px-2 ring-1 ring-edge ring-inset sm:w-36 sm:flex-none'

/** Runs an action on Enter, unless an input method is composing. */
const onEnter =
  (run: (event: KeyboardEvent<HTMLInputElement>) => void) =>
  (event: KeyboardEvent<HTMLInputElement>): void => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
    event.preventDefault()
    run(event)
  }

/**
 * Find and replace in the page. Enter goes to the next match, Shift+Enter to the previous one, Escape closes and
 * selects the match.
 */
export function FindBar({ view, state, begin, onClose }: FindBarProps) {
  const field = useRef<HTMLInputElement>(null)
  const finding = useFind(view, begin, field)
  const { find, step } = finding
  useEffect(() => field.current?.select(), [])
  const { places, current } = findingIn(state)
  const count = places.length
  const position = find === '' ? '' : count === 0 ? 'No matches' : `${current + 1} of ${count}`
  const close = (): void => {
    finding.selectMatch()
    onClose()
    view.focus()
  }
  const handleKey = (event: KeyboardEvent): void => {
    const key = event.key.toLowerCase()
    const isCommand = event.metaKey || event.ctrlKey
    if (key === 'escape') close()
    else if (key === 'f3' || (key === 'g' && isCommand)) step(event.shiftKey ? -1 : 1)
    else if (key === 'f' && isCommand) field.current?.select()
    else return
    event.preventDefault()
    event.stopPropagation()
  }
  return (
    // Handles Escape for the fields inside; the landmark itself has no keys.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <search
      aria-label="Find in page"
      className="flex flex-wrap items-center gap-1 border-t border-line py-1"
      onKeyDown={handleKey}
    >
      <input
        ref={field}
        aria-label="Find"
        placeholder="Find"
        className={fieldClass}
        value={find}
        onChange={({ target }) => finding.setFind(target.value)}
        onKeyDown={onEnter(({ shiftKey }) => step(shiftKey ? -1 : 1))}
      />
      <IconButton
        icon={CaseSensitive}
        label="Match case"
        aria-pressed={finding.matchCase}
        onClick={finding.toggleCase}
      />
      <IconButton
        icon={WholeWord}
        label="Match whole words"
        aria-pressed={finding.wholeWord}
        onClick={finding.toggleWholeWord}
      />
      <IconButton icon={ArrowUp} label="Previous match" onClick={() => step(-1)} />
      <IconButton icon={ArrowDown} label="Next match" onClick={() => step(1)} />
      <output className="figures min-w-16 text-caption text-ink-soft">{finding.result || position}</output>
      <ReplaceFields
        disabledReason={count === 0 ? 'There are no matches to replace.' : undefined}
        onReplace={finding.replaceOne}
        onReplaceAll={finding.replaceAll}
      />
      <IconButton icon={X} label="Close" className="ml-auto" onClick={close} />
    </search>
  )
}

interface ReplaceFieldsProps {
  readonly disabledReason: string | undefined
  readonly onReplace: (text: string) => void
  readonly onReplaceAll: (text: string) => void
}

function ReplaceFields({ disabledReason, onReplace, onReplaceAll }: ReplaceFieldsProps) {
  const [text, setText] = useState('')
  return (
    <>
      <input
        aria-label="Replace with"
        placeholder="Replace with"
        className={fieldClass}
        value={text}
        onChange={({ target }) => setText(target.value)}
        onKeyDown={onEnter(() => onReplace(text))}
      />
      <Button disabledReason={disabledReason} onClick={() => onReplace(text)}>
        Replace
      </Button>
      <Button disabledReason={disabledReason} onClick={() => onReplaceAll(text)}>
        Replace all
      </Button>
    </>
  )
}
