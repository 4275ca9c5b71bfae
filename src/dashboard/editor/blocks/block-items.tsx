import type { Command, EditorState } from '@tiptap/pm/state'
import {
  ArrowDown,
  ArrowUp,
  Copy,
  Link,
  MessageSquarePlus,
  SquarePen,
  Plus,
  SquareDashedMousePointer,
  Trash2,
} from 'lucide-react'
import { MenuHeading } from '../../ui/menus/menu-heading.tsx'
import { MenuItem } from '../../ui/menus/menu-item.tsx'
import { MenuLine } from '../../ui/menus/menu-separator.tsx'
import { showToast } from '../../ui/toast.ts'
import type { BeginNote } from '../margin/begin-comment.ts'
import { duplicate, moveTo, remove, selectBlock } from './block-moves.ts'
import { blockName, grippedAround, keyOfBlock, type Gripped } from '../schema/block-at-position.ts'
import { addPartAfter, newParts } from './container-actions.ts'
import { canTurn, isTurned, turnInto, turns } from './turn-into.ts'

export interface BlockItemsProps {
  readonly state: EditorState
  readonly block: Gripped
  /** Starts a comment or a suggestion on a block; absent where commenting is unavailable. */
  readonly onNote: BeginNote | undefined
  readonly act: (command: Command) => void
}

const copyLink = async (key: string): Promise<void> => {
  try {
    await navigator.clipboard.writeText(`${window.location.href.split('#')[0] ?? ''}#b-${key}`)
    void showToast({ text: 'Copied the link to this block' })
  } catch {
    void showToast({ text: 'The browser does not let this page copy', tone: 'failure' })
  }
}

/** Menu items for one block. */
export function BlockItems({ state, block, onNote, act }: BlockItemsProps) {
  const { node, at, parent, index } = block
  const name = blockName(node)
  const part = newParts[node.type.name]
  const around = grippedAround(state.doc.resolve(at)).find((outer) => outer.at < at)
  const key = keyOfBlock(node)
  const [before, after] = [parent.maybeChild(index - 1), parent.maybeChild(index + 1)]
  return (
    <>
      <MenuItem
        icon={ArrowUp}
        shortcut="Alt ↑"
        disabledReason={before === null ? 'It is the first one here.' : undefined}
        onSelect={() => act(moveTo(at, at - (before?.nodeSize ?? 0)))}
      >
        Move up
      </MenuItem>
      <MenuItem
        icon={ArrowDown}
        shortcut="Alt ↓"
        disabledReason={after === null ? 'It is the last one here.' : undefined}
        onSelect={() => act(moveTo(at, at + node.nodeSize + (after?.nodeSize ?? 0)))}
      >
        Move down
      </MenuItem>
      {around !== undefined && (
        <MenuItem icon={SquareDashedMousePointer} onSelect={() => act(selectBlock(around.at))}>
          Select the {blockName(around.node)} around it
        </MenuItem>
      )}
      {part !== undefined && (
        <MenuItem icon={Plus} onSelect={() => act(addPartAfter(at, part))}>
          Add a {name} after it
        </MenuItem>
      )}
      <MenuItem icon={Copy} onSelect={() => act(duplicate(at))}>
        Duplicate
      </MenuItem>
      {key !== undefined && (
        <MenuItem icon={Link} onSelect={() => void copyLink(key)}>
          Copy link to this {name}
        </MenuItem>
      )}
      {key !== undefined && onNote !== undefined && (
        <>
          <MenuItem icon={MessageSquarePlus} shortcut="Ctrl Shift M" onSelect={() => onNote(key, 'comment')}>
            Comment on this {name}
          </MenuItem>
          <MenuItem icon={SquarePen} shortcut="Ctrl Shift E" onSelect={() => onNote(key, 'wording')}>
            Suggest other words
          </MenuItem>
        </>
      )}
      <MenuItem icon={Trash2} danger onSelect={() => act(remove(at))}>
        Delete
      </MenuItem>
      {canTurn(node) && (
        <>
          <MenuLine />
          <MenuHeading>Turn into</MenuHeading>
          {turns
            .filter((turn) => !isTurned(node, turn))
            .map((turn) => (
              <MenuItem key={turn.name} onSelect={() => act(turnInto(at, turn))}>
                {turn.name}
              </MenuItem>
            ))}
        </>
      )}
    </>
  )
}
