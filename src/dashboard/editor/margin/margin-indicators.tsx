import type { EditorState } from '@tiptap/pm/state'
import type { EditorView } from '@tiptap/pm/view'
import { MessageSquare } from 'lucide-react'
import { useEffect, useEffectEvent, useMemo, useRef, type RefObject } from 'react'
import { cx } from '../../ui/class-names.ts'
import { Icon } from '../../ui/icon.tsx'
import { usePlacement } from '../text/use-placement.ts'
import { useQuotedClick } from './use-quoted-click.ts'
import { followNotes, notedIn, type NotedBlock, type NotedPlace } from './commented-blocks.ts'

/** Comments on the blocks of a text, and their handlers. */
export interface TextNotes {
  readonly blocks: readonly NotedBlock[]
  /** Key of the block to scroll to; a new object scrolls again. */
  readonly aim: { readonly key: string } | undefined
  /** Opens a thread of a block, or its next unresolved one. */
  readonly onOpen: (key: string, thread?: string) => void
  /** Keys of the commented blocks in document order, called on every change of it. */
  readonly onOrder: (keys: readonly string[]) => void
}

export interface MarginSignsProps {
  readonly view: EditorView
  readonly state: EditorState
  /** The element around the text that positions the indicators. */
  readonly frame: RefObject<HTMLElement | null>
  readonly notes: TextNotes
}

const height = 24

const boxOf = (view: EditorView, { at }: NotedPlace): DOMRect | undefined => {
  const dom = view.nodeDOM(at)
  const box = dom instanceof HTMLElement ? dom.getBoundingClientRect() : undefined
  return box === undefined || box.height === 0 ? undefined : box
}

/** An indicator in the margin beside each commented block, with the number of threads. Opens them. */
export function MarginIndicators({ view, state, frame, notes }: MarginSignsProps) {
  const { blocks, aim } = notes
  const container = useRef<HTMLUListElement>(null)
  useEffect(() => {
    if (!view.isDestroyed) view.dispatch(followNotes(view.state, blocks))
  }, [view, blocks])
  useQuotedClick(view, notes.onOpen)
  const places = useMemo(() => notedIn(state), [state])
  const order = places.map(({ block: { key } }) => key).join(' ')
  const reportOrder = useEffectEvent(() => notes.onOrder(order === '' ? [] : order.split(' ')))
  useEffect(() => reportOrder(), [order])
  const show = useEffectEvent(() => {
    const place = notedIn(view.state).find(({ block: { key } }) => key === aim?.key)
    const dom = place === undefined ? null : view.nodeDOM(place.at)
    const box = dom instanceof HTMLElement ? dom.getBoundingClientRect() : undefined
    // Behind the toolbar counts as invisible. Visible blocks are not scrolled.
    if (box !== undefined && (box.top < 120 || box.top > window.innerHeight - 80))
      (dom as HTMLElement).scrollIntoView({ block: 'center' })
  })
  const known = places.length > 0
  useEffect(() => {
    if (known) show()
  }, [aim, known])

  usePlacement(frame, () => {
    if (frame.current === null || container.current === null) return
    const { top } = frame.current.getBoundingClientRect()
    let free = Number.NEGATIVE_INFINITY
    places.forEach((commented, index) => {
      const indicator = container.current?.children[index]
      const box = boxOf(view, commented)
      if (!(indicator instanceof HTMLElement)) return
      indicator.hidden = box === undefined
      if (box === undefined) return
      const node = view.state.doc.nodeAt(commented.at)
      const line =
        node?.isTextblock === true && node.type.spec.code !== true
          ? view.coordsAtPos(commented.at + 1)
          : { top: box.top + 4, bottom: box.top + 4 + height }
      // A block and its first part start at the same height: stack their indicators.
      const at = Math.max(free, (line.top + line.bottom) / 2 - height / 2 - top)
      free = at + height
      indicator.style.top = `${at}px`
    })
  })
  if (places.length === 0) return null
  return (
    <ul ref={container} aria-label="Comments on blocks">
      {places.map(({ block: { key, count, chosen } }) => (
        <li key={key} className="absolute -right-3.5 z-10 sm:-right-8">
          <button
            type="button"
            data-margin-sign={key}
            aria-label={count === 1 ? '1 comment on this block' : `${count} comments on this block`}
            aria-pressed={chosen}
            className={cx(
              'figures flex h-6 min-w-6 items-center justify-center gap-0.5 rounded-small px-1 text-caption',
              chosen ? 'bg-chosen text-ink' : 'text-ink-soft hover:bg-hover hover:text-ink',
            )}
            onClick={() => notes.onOpen(key)}
          >
            <Icon of={MessageSquare} className="size-3.5" />
            <span className="max-sm:sr-only">{count}</span>
          </button>
        </li>
      ))}
    </ul>
  )
}
