import { MessageSquarePlus } from 'lucide-react'
import { useCallback, useRef, useState, type ReactNode } from 'react'
import type { Comment } from '../../../client/types.gen.ts'
import { useCommands } from '../../shell/commands/commands.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { IconButton } from '../../ui/buttons/icon-button.tsx'
import { Kbd } from '../../ui/kbd.tsx'
import { pointedCell, type PointedCell } from './pointed-cell.ts'
import { quoteAt } from './quote-marks.ts'
import { selectedText, type SelectedText } from './selected-text.ts'
import { useOfferedSelection, type OfferedSelection } from './use-offered-selection.ts'
import { useQuoteMarks } from './use-quote-marks.ts'
import './comments.css'

export interface QuoteHighlighterProps {
  /** The threads whose quotes are marked: those on the current page. */
  readonly threads: readonly Comment[]
  /** Starts a comment on the selected text; absent without the right. */
  readonly onComment: ((selection: SelectedText) => void) | undefined
  readonly children: ReactNode
}

const goTo = (comment: string): void => {
  const thread = document.getElementById(`comment-${comment}`)
  thread?.scrollIntoView({ block: 'nearest' })
  thread?.focus({ preventScroll: true })
}

/**
 * Text that can be commented on: selecting text shows a button, `c` starts a comment, and quotes are marked and open
 * their thread. Blocks are identified by `data-key`.
 */
export function QuoteHighlighter({ threads, onComment, children }: QuoteHighlighterProps) {
  const frame = useRef<HTMLDivElement>(null)
  const [pointed, setPointed] = useState<PointedCell>()
  const clearPointed = useCallback(() => setPointed(undefined), [])
  useQuoteMarks(frame, threads)
  const { offered, dismiss } = useOfferedSelection(frame, clearPointed)
  const comment = (): void => {
    const selection = (frame.current && selectedText(frame.current, getSelection())) ?? offered?.selection
    if (selection === undefined || onComment === undefined) return
    getSelection()?.removeAllRanges()
    dismiss()
    onComment(selection)
  }
  const point = (at: EventTarget): void => {
    if (onComment === undefined || !(at instanceof Element) || at.closest('[data-cell-tool]') !== null) return
    const next = pointedCell(at)
    if (next?.element !== pointed?.element) setPointed(next)
  }
  useCommands(
    offered === undefined || onComment === undefined
      ? []
      : [
          {
            id: 'comment-on-selection',
            label: 'Comment on the selected text',
            group: 'This screen',
            keys: 'c',
            run: comment,
          },
        ],
  )
  return (
    // Keyboard users reach the threads below their blocks; clicking the quote is an additional way.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions
    <div
      ref={frame}
      onClick={(event) => {
        if (getSelection()?.isCollapsed === false) return
        const id = quoteAt(event.clientX, event.clientY)
        if (id !== undefined) goTo(id)
      }}
      onPointerOver={(event) => point(event.target)}
      onPointerLeave={clearPointed}
    >
      {children}
      {pointed !== undefined && onComment !== undefined && (
        <CellButton
          cell={pointed}
          onClick={() => {
            clearPointed()
            onComment(pointed.selection)
          }}
        />
      )}
      {offered !== undefined && onComment !== undefined && (
        <SelectionButton offered={offered} onClick={comment} />
      )}
    </div>
  )
}

function CellButton({ cell, onClick }: { readonly cell: PointedCell; readonly onClick: () => void }) {
  return (
    <div
      data-cell-tool=""
      className="fixed z-20 rounded-base bg-raised shadow-float"
      style={{ left: cell.left - 34, top: cell.top + 2 }}
    >
      <IconButton icon={MessageSquarePlus} label="Comment on this cell" onClick={onClick} />
    </div>
  )
}

interface SelectionButtonProps {
  readonly offered: OfferedSelection
  readonly onClick: () => void
}

function SelectionButton({ offered, onClick }: SelectionButtonProps) {
  return (
    <div
      className="fixed z-30 animate-appear rounded-base bg-raised shadow-float"
      style={{
        left: `clamp(0.5rem, ${offered.left - 40}px, calc(100vw - 9rem))`,
        top: `min(${offered.top + 6}px, calc(100dvh - 3.5rem))`,
      }}
    >
      <Button
        icon={MessageSquarePlus}
        // Keeps the selection on press.
        onPointerDown={(event) => event.preventDefault()}
        onClick={onClick}
      >
        Comment <Kbd keys={['c']} />
      </Button>
    </div>
  )
}
