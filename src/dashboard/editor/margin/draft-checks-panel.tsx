import { Selection, type Command } from '@tiptap/pm/state'
import type { EditorView } from '@tiptap/pm/view'
import { ListTree, TriangleAlert } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { Button } from '../../ui/buttons/button.tsx'
import { Popover } from '../../ui/overlays/popover.tsx'
import { draftNotes, type DraftNotes } from './draft-checks.ts'
import type { KnownTargets } from '../references/broken-references.ts'
import { markProblems } from './problem-marks.ts'

export interface DraftPanelProps {
  readonly view: EditorView
  /** The document; a new object after every change. */
  readonly doc: EditorView['state']['doc']
  /** Known link targets. */
  readonly knownTargets: KnownTargets
  readonly run: (command: Command) => void
}

/** Delay after the last key before the text is checked, in milliseconds. */
const pause = 500

/** About 200 words per minute, as for technical text. */
const readingTime = (words: number): string => {
  const minutes = Math.max(1, Math.round(words / 200))
  return words === 0 ? 'nothing to read yet' : `${minutes} min read`
}

const goTo =
  (at: number): Command =>
  (state, dispatch) => {
    if (at > state.doc.content.size) return false
    dispatch?.(state.tr.setSelection(Selection.near(state.doc.resolve(at + 1))).scrollIntoView())
    return true
  }

/** The outline of the text, its length, and its problems; each is a link to its position. */
export function DraftPanel({ view, doc, knownTargets, run }: DraftPanelProps) {
  const [open, setOpen] = useState(false)
  const [notes, setNotes] = useState<DraftNotes>()
  useEffect(() => {
    const timer = setTimeout(() => {
      const found = draftNotes(doc, knownTargets)
      setNotes(found)
      if (!view.isDestroyed && view.state.doc === doc) view.dispatch(markProblems(view.state, found.problems))
    }, pause)
    return () => clearTimeout(timer)
  }, [view, doc, knownTargets])
  const problems = notes?.problems ?? []
  const wanted = useRef<number>(undefined)
  const show = (at: number): void => {
    wanted.current = at
    setOpen(false)
  }
  // The editor shows a selection only while focused, and the panel has the focus until it closes.
  const arrive = (event: Event): void => {
    const at = wanted.current
    if (at === undefined) return
    wanted.current = undefined
    event.preventDefault()
    view.focus()
    run(goTo(at))
  }
  const row = 'touch-row w-full truncate rounded-small px-2 text-left hover:bg-hover'
  return (
    <Popover
      open={open}
      onOpenChange={setOpen}
      onCloseAutoFocus={arrive}
      label="Outline and problems"
      trigger={
        <Button
          variant="quiet"
          icon={problems.length === 0 ? ListTree : TriangleAlert}
          aria-label={`Outline, word count and problems${problems.length === 0 ? '' : `: ${problems.length} found`}`}
        >
          <span className="figures">{problems.length === 0 ? 'Outline' : problems.length}</span>
        </Button>
      }
    >
      <p className="pb-2 text-caption text-ink-soft">
        <span className="figures">{(notes?.wordCount ?? 0).toLocaleString()}</span>{' '}
        {notes?.wordCount === 1 ? 'word' : 'words'} · {readingTime(notes?.wordCount ?? 0)}
      </p>
      {problems.length > 0 && (
        <ul aria-label="Problems" className="mb-2 max-h-48 overflow-y-auto border-b border-line pb-2">
          {problems.map(({ at, message: words }) => (
            <li key={`${at} ${words}`}>
              <button type="button" className={row} onClick={() => show(at)}>
                {words}
              </button>
            </li>
          ))}
        </ul>
      )}
      {notes === undefined || notes.headings.length === 0 ? (
        <p className="text-ink-soft">Headings appear here. Type # and a space to add one.</p>
      ) : (
        <ul aria-label="Outline" className="max-h-64 overflow-y-auto">
          {notes.headings.map(({ level, text, at }) => (
            <li key={at} style={{ paddingLeft: `${(level - 1) * 12}px` }}>
              <button type="button" className={row} onClick={() => show(at)}>
                {text === '' ? 'Empty heading' : text}
              </button>
            </li>
          ))}
        </ul>
      )}
    </Popover>
  )
}
