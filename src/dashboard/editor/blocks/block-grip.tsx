import type { Command, EditorState } from '@tiptap/pm/state'
import type { EditorView } from '@tiptap/pm/view'
import { GripVertical } from 'lucide-react'
import { useState, type RefObject } from 'react'
import { Icon } from '../../ui/icon.tsx'
import { Menu } from '../../ui/menus/menu.tsx'
import type { BeginNote } from '../margin/begin-comment.ts'
import { blockName, grippedAtCaret, isThere, type Gripped } from '../schema/block-at-position.ts'
import { startBlockDrag, type BlockDrag } from './block-drag.ts'
import { BlockItems } from './block-items.tsx'
import { moveTo } from './block-moves.ts'
import { useGripPosition } from './use-grip-position.ts'
import { useHoveredBlock } from './use-hovered-block.ts'

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

/** The handle beside a block: drags it, and opens its menu. */
export function BlockGrip({ view, state, frame, run, open, onOpenChange, onNote }: BlockGripProps) {
  // The menu's block is fixed while it is open, wherever the pointer moves.
  const [chosen, setChosen] = useState<Gripped>()
  const [drag, setDrag] = useState<BlockDrag>()
  const [hovered, setHovered] = useHoveredBlock(view, frame, open || drag !== undefined)
  const ifThere = (candidate: Gripped | undefined): Gripped | undefined =>
    candidate !== undefined && isThere(state.doc, candidate) ? candidate : undefined
  const block = ifThere(drag?.block) ?? ifThere(chosen) ?? ifThere(hovered) ?? grippedAtCaret(state)
  const { button, line, shade } = useGripPosition(view, frame, block, drag)
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
            title="Drag to move, click to open the menu"
            className="absolute z-10 flex h-6 w-6 cursor-grab touch-none items-center justify-center rounded-small text-ink-soft opacity-60 hover:bg-hover hover:opacity-100 focus-visible:opacity-100 active:cursor-grabbing data-[state=open]:bg-hover data-[state=open]:opacity-100"
            onPointerDown={(event) =>
              startBlockDrag(event, {
                view,
                block,
                onChange: (next) => {
                  if (next !== undefined) setHovered(undefined)
                  setDrag(next)
                },
                onDrop: (dropped, gap) => run(moveTo(dropped.at, gap.pos)),
                onPress: (pressed) => {
                  setChosen(pressed)
                  onOpenChange(true)
                },
              })
            }
          >
            <Icon of={GripVertical} />
          </button>
        }
      >
        <BlockItems
          state={state}
          block={block}
          onNote={onNote}
          run={(command) => {
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
        ref={shade}
        hidden
        aria-hidden="true"
        className="pointer-events-none absolute rounded-base bg-accent-soft opacity-70"
      />
    </>
  )
}
