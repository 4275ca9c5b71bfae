import { MessageSquarePlus } from 'lucide-react'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import type { Comment } from '../../../client/types.gen.ts'
import { useCommands } from '../../shell/commands/commands.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { IconButton } from '../../ui/buttons/icon-button.tsx'
import { Kbd } from '../../ui/kbd.tsx'
import { cellAt, selectedText, type SelectedText } from './selected-text.ts'
import { drawQuotes, quoteAt } from './quote-marks.ts'
import './comments.css'

export interface QuoteGroundProps {
  /** The threads whose quotes are marked: those on the current page. */
  readonly threads: readonly Comment[]
  /** Starts a comment on the selected text; absent without the right. */
  readonly onComment: ((words: SelectedText) => void) | undefined
  readonly children: ReactNode
}

interface Offered {
  readonly words: SelectedText
  /** The end of the selection, in window coordinates. */
  readonly left: number
  readonly top: number
}

/** The cell under the pointer, and its upper right corner in window coordinates. */
interface PointedCell extends Offered {
  readonly element: HTMLElement
}

const pointedCell = (node: Node): PointedCell | undefined => {
  const found = cellAt(node)
  const block = found?.element.closest<HTMLElement>('[data-key]')
  const key = block?.dataset['key']
  if (found === undefined || block == null || key === undefined) return undefined
  const page = block.closest<HTMLElement>('[data-page]')?.dataset['page']
  const { right, top } = found.element.getBoundingClientRect()
  const words = { page, node: key, quote: undefined, cell: found.cell }
  return { element: found.element, words, left: right, top }
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
export function QuoteHighlighter({ threads, onComment, children }: QuoteGroundProps) {
  const frame = useRef<HTMLDivElement>(null)
  const [offered, setOffered] = useState<Offered>()
  const [pointed, setPointed] = useState<PointedCell>()
  useEffect(() => {
    const ground = frame.current
    if (ground === null) return undefined
    let waiting = 0
    const draw = (): void => {
      cancelAnimationFrame(waiting)
      waiting = requestAnimationFrame(() => drawQuotes(ground, threads))
    }
    draw()
    // Blocks appear and disappear with views, folds and edits of others.
    const observer = new MutationObserver(draw)
    observer.observe(ground, { childList: true, subtree: true, characterData: true })
    return () => {
      observer.disconnect()
      cancelAnimationFrame(waiting)
      drawQuotes(ground, [])
    }
  }, [threads])
  useEffect(() => {
    let waiting: ReturnType<typeof setTimeout> | undefined
    const look = (): void => {
      clearTimeout(waiting)
      // Debounced, because a selection in progress changes with every pixel.
      waiting = setTimeout(() => {
        const selection = getSelection()
        const words = frame.current === null ? undefined : selectedText(frame.current, selection)
        const box = words === undefined ? undefined : selection?.getRangeAt(0).getBoundingClientRect()
        setOffered(
          words === undefined || box === undefined ? undefined : { words, left: box.right, top: box.bottom },
        )
      }, 120)
    }
    const leave = (): void => {
      setOffered(undefined)
      setPointed(undefined)
    }
    document.addEventListener('selectionchange', look)
    window.addEventListener('scroll', leave, { passive: true })
    return () => {
      clearTimeout(waiting)
      document.removeEventListener('selectionchange', look)
      window.removeEventListener('scroll', leave)
    }
  }, [])
  const comment = (): void => {
    const words = (frame.current && selectedText(frame.current, getSelection())) ?? offered?.words
    if (words === undefined || onComment === undefined) return
    getSelection()?.removeAllRanges()
    setOffered(undefined)
    onComment(words)
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
            id: 'comment-on-words',
            label: 'Comment on the selected words',
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
      onPointerLeave={() => setPointed(undefined)}
    >
      {children}
      {pointed !== undefined && onComment !== undefined && (
        <div
          data-cell-tool=""
          className="fixed z-20 rounded-base bg-raised shadow-float"
          style={{ left: pointed.left - 34, top: pointed.top + 2 }}
        >
          <IconButton
            icon={MessageSquarePlus}
            label="Comment on this cell"
            onClick={() => {
              setPointed(undefined)
              onComment(pointed.words)
            }}
          />
        </div>
      )}
      {offered !== undefined && onComment !== undefined && (
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
            onClick={comment}
          >
            Comment <Kbd keys={['c']} />
          </Button>
        </div>
      )}
    </div>
  )
}
