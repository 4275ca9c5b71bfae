import type { EditorState } from '@tiptap/pm/state'
import type { EditorView } from '@tiptap/pm/view'
import { MessageSquare } from 'lucide-react'
import { useEffect, useEffectEvent, useLayoutEffect, useMemo, useRef, type RefObject } from 'react'
import { cx } from '../../ui/class-names.ts'
import { Icon } from '../../ui/icon.tsx'
import { useQuotedClick } from './use-quoted-click.ts'
import { followNotes, notedIn, type NotedBlock, type NotedPlace } from './commented-blocks.ts'

/** What is said of the blocks of a text, and what becomes of it here. */
export interface TextNotes {
  readonly blocks: readonly NotedBlock[]
  /** The key of the block that is to be in view; another object asks again. */
  readonly aim: { readonly key: string } | undefined
  /** Shows what is said of a block: a thread of it, or the next of those that wait there. */
  readonly onOpen: (key: string, thread?: string) => void
  /** Keys of the noted blocks in the order of the text, whenever it is another. */
  readonly onOrder: (keys: readonly string[]) => void
}

export interface MarginSignsProps {
  readonly view: EditorView
  readonly state: EditorState
  /** What the signs are placed in, around the text. */
  readonly frame: RefObject<HTMLElement | null>
  readonly notes: TextNotes
}

const height = 24

const boxOf = (view: EditorView, { at }: NotedPlace): DOMRect | undefined => {
  const dom = view.nodeDOM(at)
  const box = dom instanceof HTMLElement ? dom.getBoundingClientRect() : undefined
  return box === undefined || box.height === 0 ? undefined : box
}

/** A sign in the margin beside each block of which something is said, with how much. It opens what is said. */
export function MarginIndicators({ view, state, frame, notes }: MarginSignsProps) {
  const { blocks, aim } = notes
  const ground = useRef<HTMLUListElement>(null)
  useEffect(() => {
    if (!view.isDestroyed) view.dispatch(followNotes(view.state, blocks))
  }, [view, blocks])
  useQuotedClick(view, notes.onOpen)
  const places = useMemo(() => notedIn(state), [state])
  const order = places.map(({ block: { key } }) => key).join(' ')
  const tell = useEffectEvent(() => notes.onOrder(order === '' ? [] : order.split(' ')))
  useEffect(() => tell(), [order])
  const show = useEffectEvent(() => {
    const place = notedIn(view.state).find(({ block: { key } }) => key === aim?.key)
    const dom = place === undefined ? null : view.nodeDOM(place.at)
    const box = dom instanceof HTMLElement ? dom.getBoundingClientRect() : undefined
    // Under the bar counts as out of view. What is in view stays where it is.
    if (box !== undefined && (box.top < 120 || box.top > window.innerHeight - 80))
      (dom as HTMLElement).scrollIntoView({ block: 'center' })
  })
  const known = places.length > 0
  useEffect(() => {
    if (known) show()
  }, [aim, known])

  const place = useEffectEvent(() => {
    const top = frame.current?.getBoundingClientRect().top
    if (top === undefined || ground.current === null) return
    let free = Number.NEGATIVE_INFINITY
    places.forEach((noted, index) => {
      const sign = ground.current?.children[index]
      const box = boxOf(view, noted)
      if (!(sign instanceof HTMLElement)) return
      sign.hidden = box === undefined
      if (box === undefined) return
      const node = view.state.doc.nodeAt(noted.at)
      const line =
        node?.isTextblock === true && node.type.spec.code !== true
          ? view.coordsAtPos(noted.at + 1)
          : { top: box.top + 4, bottom: box.top + 4 + height }
      // A block and its first part begin at one place: the signs stand below one another.
      const at = Math.max(free, (line.top + line.bottom) / 2 - height / 2 - top)
      free = at + height
      sign.style.top = `${at}px`
    })
  })
  useLayoutEffect(() => place())
  useEffect(() => {
    if (frame.current === null) return undefined
    // Pictures come late, and the window may be made narrower.
    const watch = new ResizeObserver(() => place())
    watch.observe(frame.current)
    return () => watch.disconnect()
  }, [frame])
  if (places.length === 0) return null
  return (
    <ul ref={ground} aria-label="Comments beside the text">
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
