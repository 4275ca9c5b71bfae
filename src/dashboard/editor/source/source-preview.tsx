import { useEffect, useRef, useState, type ReactNode } from 'react'
import type { RichTextDocument } from '../../../content/document/document.ts'
import { cx } from '../../ui/class-names.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { alongside, offsetsOf, type Pair } from './synchronized-scroll.ts'
import { DrawnBlock } from '../blocks/drawn-block.tsx'
import type { EditorContext } from '../editor-context.ts'

export interface SourcePreviewProps {
  readonly text: string
  /** The parsed document. */
  readonly document: RichTextDocument
  /** For each block of the document, the line where it starts. */
  readonly starts: readonly number[]
  readonly drawBlock: EditorContext['drawBlock']
  /** The text field. */
  readonly children: ReactNode
}

type Pane = 'text' | 'preview'
const labels: Readonly<Record<Pane, string>> = { text: 'Markdown', preview: 'Preview' }

/** Typography of the field, so that lines wrap at the same places. */
export const fieldType =
  'w-full p-4 font-mono [font-variant-ligatures:none] whitespace-pre-wrap [overflow-wrap:anywhere]'

/** The offset of each block from the top of its scroll container. */
const topsIn = (pane: HTMLElement): readonly number[] =>
  [...pane.querySelectorAll<HTMLElement>('[data-start]')].map(({ offsetTop }) => offsetTop)

/** Keeps the blocks of both panes beside each other: the one that the user scrolls leads, the other one follows. */
const useSynchronizedScroll = () => {
  const left = useRef<HTMLDivElement>(null)
  const right = useRef<HTMLDivElement>(null)
  const leading = useRef<Pane>('text')
  const follow = (from: Pane): void => {
    const [here, there] = from === 'text' ? [left.current, right.current] : [right.current, left.current]
    if (leading.current !== from || here === null || there === null) return
    const [mine, theirs] = [topsIn(here), topsIn(there)]
    const pairs = mine.flatMap((top, at): readonly Pair[] => {
      const other = theirs[at]
      return other === undefined ? [] : [{ here: top, there: other }]
    })
    const rest = ({ scrollHeight, clientHeight }: HTMLElement): number => scrollHeight - clientHeight
    there.scrollTop = alongside(pairs, { here: rest(here), there: rest(there) }, here.scrollTop)
  }
  // Typing changes the heights.
  useEffect(() => follow(leading.current))
  const lead = (of: Pane) => ({
    onPointerDown: () => (leading.current = of),
    onKeyDown: () => (leading.current = of),
    onWheel: () => (leading.current = of),
    onScroll: () => follow(of),
  })
  return { left, right, lead }
}

interface LinePositionsProps {
  readonly text: string
  /** Where each block starts in the text. */
  readonly offsets: readonly number[]
}

/** A textarea does not expose the positions of its lines; a copy of its text with the same typography does. */
function LinePositions({ text, offsets }: LinePositionsProps) {
  return (
    <div aria-hidden="true" className={cx('invisible absolute inset-x-0 top-0 -z-1', fieldType)}>
      {text.slice(0, offsets[0] ?? 0)}
      {offsets.map((offset, at) => (
        <span key={`${at} ${offset}`}>
          <span data-start="" />
          {text.slice(offset, Math.max(offset, offsets[at + 1] ?? text.length))}
        </span>
      ))}
    </div>
  )
}

/** Markdown with a live preview and synchronized scrolling by block. On narrow screens they are tabs. */
export function SourcePreview({ text, document, starts, drawBlock, children }: SourcePreviewProps) {
  const [chosenPane, setChosenPane] = useState<Pane>('text')
  const { left, right, lead } = useSynchronizedScroll()
  const fits = document.nodes.length === starts.length
  // As tabs, both panes are in the same grid cell, so that the hidden one keeps its scroll position in sync.
  const paneClass =
    'relative @max-2xl:[grid-area:1/1] h-[max(24rem,calc(100dvh-12rem))] min-w-0 overflow-y-auto rounded-base ring-1 ring-edge ring-inset'
  return (
    <div data-wide className="@container">
      <div className="mb-2 flex gap-1 @2xl:hidden">
        {(Object.keys(labels) as Pane[]).map((one) => (
          <Button
            key={one}
            variant="bare"
            aria-pressed={one === chosenPane}
            className="aria-pressed:bg-chosen aria-pressed:font-strong"
            onClick={() => setChosenPane(one)}
          >
            {labels[one]}
          </Button>
        ))}
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4 @2xl:grid-cols-2">
        <div
          ref={left}
          className={cx(
            paneClass,
            'bg-raised focus-within:ring-2 focus-within:ring-accent',
            chosenPane !== 'text' && '@max-2xl:invisible',
          )}
          {...lead('text')}
        >
          {children}
          <LinePositions text={text} offsets={fits ? offsetsOf(text, starts) : []} />
        </div>
        {/* Scrollable regions must be focusable. */}
        <section
          ref={right}
          aria-label="Preview"
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
          tabIndex={0}
          className={cx(
            paneClass,
            'grid grid-cols-[minmax(0,1fr)] content-start gap-4 p-4',
            chosenPane !== 'preview' && '@max-2xl:invisible',
          )}
          {...lead('preview')}
        >
          {document.nodes.map((block, at) => (
            <div key={block.key ?? at} data-start="">
              <DrawnBlock block={block} drawBlock={drawBlock} />
            </div>
          ))}
        </section>
      </div>
    </div>
  )
}
