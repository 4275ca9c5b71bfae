import type { Command, EditorState } from '@tiptap/pm/state'
import type { EditorView } from '@tiptap/pm/view'
import { GripVertical } from 'lucide-react'
import {
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
  type PointerEvent as ReactPointerEvent,
  type RefObject,
} from 'react'
import { Icon } from '../../ui/icon.tsx'
import { Menu } from '../../ui/menus/menu.tsx'
import type { BeginNote } from '../margin/begin-comment.ts'
import { BlockItems } from './block-items.tsx'
import { moveTo } from './block-moves.ts'
import {
  blockName,
  grippedAround,
  grippedAtCaret,
  isThere,
  type Gripped,
} from '../schema/block-at-position.ts'
import { dropGapAt, type DropGap } from './drop-gap.ts'

export interface BlockGripProps {
  readonly view: EditorView
  readonly state: EditorState
  /** The element around the text that positions the grip. */
  readonly frame: RefObject<HTMLElement | null>
  readonly run: (command: Command) => void
  /** Opened with the keyboard, for the block with the caret. */
  readonly open: boolean
  readonly onOpenChange: (open: boolean) => void
  /** Starts a comment or a suggestion on a block; absent where commenting is unavailable. */
  readonly onNote: BeginNote | undefined
}

const size = 24
/** Pixels between the grip and its block; more where a list marker is between them. */
const apart = ({ node }: Gripped): number => (node.type.name === 'list_item' ? 22 : 4)

const boxOf = (view: EditorView, { at }: Gripped): DOMRect | undefined => {
  const dom = view.nodeDOM(at)
  return dom instanceof HTMLElement ? dom.getBoundingClientRect() : undefined
}

/** The block at a point: the innermost one that starts left of it, so that containers can be reached at their edge. */
const blockUnder = (view: EditorView, x: number, y: number): Gripped | undefined => {
  const ground = view.dom.getBoundingClientRect()
  if (y < ground.top || y > ground.bottom) return undefined
  const inside = Math.min(Math.max(x, ground.left + 4), ground.right - 4)
  const found = view.posAtCoords({ left: inside, top: y })
  if (found === null) return undefined
  const all = grippedAround(view.state.doc.resolve(found.inside >= 0 ? found.inside : found.pos))
  const deeper = grippedAround(view.state.doc.resolve(found.pos))
  const path = deeper.length >= all.length ? deeper : all
  return (
    path.find((block) => {
      const box = boxOf(view, block)
      return (
        box !== undefined && y >= box.top - 8 && y <= box.bottom + 8 && x >= box.left - size - apart(block)
      )
    }) ?? path.at(-1)
  )
}

const same = (a: Gripped | undefined, b: Gripped | undefined): boolean =>
  a?.at === b?.at && a?.node === b?.node

interface Drag {
  readonly block: Gripped
  readonly gap: DropGap | undefined
}

/** The handle beside a block: drags it, and opens its menu. */
export function BlockGrip({ view, state, frame, run, open, onOpenChange, onNote }: BlockGripProps) {
  const [hovered, setHovered] = useState<Gripped>()
  // The menu's block is fixed while it is open, wherever the pointer moves.
  const [chosen, setChosen] = useState<Gripped>()
  const [drag, setDrag] = useState<Drag>()
  const button = useRef<HTMLButtonElement>(null)
  const line = useRef<HTMLDivElement>(null)
  const lifted = useRef<HTMLDivElement>(null)
  const stands = (block: Gripped | undefined): Gripped | undefined =>
    block !== undefined && isThere(state.doc, block) ? block : undefined
  const block = stands(drag?.block) ?? stands(chosen) ?? stands(hovered) ?? grippedAtCaret(state)

  const pointed = useEffectEvent((x: number, y: number) => {
    if (open || drag !== undefined) return
    const found = blockUnder(view, x, y)
    if (found !== undefined && !same(found, hovered)) setHovered(found)
  })
  useEffect(() => {
    let waiting = false
    const area = frame.current?.closest('article') ?? frame.current
    const move = (event: Event): void => {
      if (!(event instanceof PointerEvent) || event.pointerType !== 'mouse' || waiting) return
      if (event.target instanceof Element && event.target.closest('[data-grip]') !== null) return
      waiting = true
      requestAnimationFrame(() => {
        waiting = false
        pointed(event.clientX, event.clientY)
      })
    }
    area?.addEventListener('pointermove', move)
    return () => area?.removeEventListener('pointermove', move)
  }, [frame])

  const place = useEffectEvent(() => {
    const ground = frame.current?.getBoundingClientRect()
    if (ground === undefined || button.current === null) return
    const put = (element: HTMLElement | null, box: DropGap['line'] | undefined): void => {
      if (element === null) return
      element.hidden = box === undefined
      if (box === undefined) return
      element.style.left = `${box.left - ground.left}px`
      element.style.top = `${box.top - ground.top}px`
      element.style.width = `${box.width}px`
      element.style.height = `${box.height}px`
    }
    const box = block === undefined ? undefined : boxOf(view, block)
    button.current.hidden = box === undefined
    put(line.current, drag?.gap?.line)
    put(lifted.current, drag === undefined ? undefined : box)
    if (block === undefined || box === undefined) return
    const text =
      block.node.isTextblock && !block.node.type.spec.code ? view.coordsAtPos(block.at + 1) : undefined
    const middle = text === undefined ? box.top + size / 2 + 2 : (text.top + text.bottom) / 2
    button.current.style.left = `${Math.max(box.left - ground.left - size - apart(block), -size)}px`
    button.current.style.top = `${middle - size / 2 - ground.top}px`
  })
  useLayoutEffect(() => place())
  useEffect(() => {
    const ground = frame.current
    if (ground === null) return undefined
    // Images load late, and the window can be resized.
    const watch = new ResizeObserver(() => place())
    watch.observe(ground)
    return () => watch.disconnect()
  }, [frame])

  const lift = (event: ReactPointerEvent<HTMLButtonElement>): void => {
    if (event.button !== 0 || block === undefined) return
    // Keep the caret; the menu waits until this is known not to be a drag.
    event.preventDefault()
    const grip = event.currentTarget
    const held = block
    const [fromX, fromY] = [event.clientX, event.clientY]
    const box = boxOf(view, held)
    // A vertical drag keeps the depth, wherever the block was grabbed.
    const shift = box === undefined ? 0 : box.left + 2 - fromX
    let [x, y] = [fromX, fromY]
    let gap: DropGap | undefined
    let dragging = false
    let frameId = 0
    const look = (): void => {
      // The document may have changed meanwhile.
      if (!isThere(view.state.doc, held)) return end()
      gap = dropGapAt(view, held, { x: x + shift, y })
      setDrag({ block: held, gap })
    }
    const scroll = (): void => {
      const edge = 72
      const by =
        y < edge + 48 ? y - edge - 48 : y > window.innerHeight - edge ? y - window.innerHeight + edge : 0
      if (by !== 0) {
        window.scrollBy(0, by / 4)
        look()
      }
      frameId = requestAnimationFrame(scroll)
    }
    const begin = (): void => {
      dragging = true
      setHovered(undefined)
      look()
      frameId = requestAnimationFrame(scroll)
    }
    // A long press starts dragging; a tap opens the menu.
    const rest = event.pointerType === 'touch' ? setTimeout(begin, 300) : undefined
    const listening = new AbortController()
    const end = (): void => {
      clearTimeout(rest)
      cancelAnimationFrame(frameId)
      listening.abort()
      setDrag(undefined)
    }
    const { signal } = listening
    grip.setPointerCapture(event.pointerId)
    grip.addEventListener(
      'pointermove',
      (moved: PointerEvent) => {
        ;[x, y] = [moved.clientX, moved.clientY]
        if (!dragging && Math.hypot(x - fromX, y - fromY) > 4) begin()
        else if (dragging) look()
      },
      { signal },
    )
    grip.addEventListener(
      'pointerup',
      () => {
        end()
        if (!dragging) {
          setChosen(held)
          onOpenChange(true)
        } else if (gap !== undefined && isThere(view.state.doc, held)) run(moveTo(held.at, gap.pos))
      },
      { signal },
    )
    grip.addEventListener('pointercancel', end, { signal })
    window.addEventListener(
      'keydown',
      (pressed) => {
        if (pressed.key !== 'Escape' || !dragging) return
        pressed.preventDefault()
        pressed.stopPropagation()
        end()
      },
      { signal, capture: true },
    )
  }

  if (block === undefined) return null
  const name = blockName(block.node)
  return (
    <>
      <Menu
        open={open}
        onOpenChange={(next) => {
          if (!next) setChosen(undefined)
          onOpenChange(next)
        }}
        onCloseAutoFocus={(event) => {
          // Focus always returns to the text.
          event.preventDefault()
          view.focus()
        }}
        trigger={
          <button
            ref={button}
            type="button"
            data-grip=""
            aria-label={`Move or change this ${name}`}
            title="Drag to move, press for more"
            className="absolute z-10 flex h-6 w-6 cursor-grab touch-none items-center justify-center rounded-small text-ink-soft opacity-60 hover:bg-hover hover:opacity-100 focus-visible:opacity-100 active:cursor-grabbing data-[state=open]:bg-hover data-[state=open]:opacity-100"
            onPointerDown={lift}
          >
            <Icon of={GripVertical} />
          </button>
        }
      >
        <BlockItems
          state={state}
          block={block}
          onNote={onNote}
          act={(command) => {
            setChosen(undefined)
            setHovered(undefined)
            run(command)
          }}
        />
      </Menu>
      <div
        ref={line}
        hidden
        aria-hidden="true"
        data-drop-line=""
        className="pointer-events-none absolute z-10 rounded-full bg-accent"
      />
      <div
        ref={lifted}
        hidden
        aria-hidden="true"
        className="pointer-events-none absolute rounded-base bg-accent-soft opacity-70"
      />
    </>
  )
}
