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
import { MenuSeparator } from '../../ui/menus/menu-separator.tsx'
import { copyWithToast } from '../../ui/copy-text.ts'
import type { BeginNote } from '../margin/begin-comment.ts'
import { duplicate, moveTo, remove, selectBlock } from './block-moves.ts'
import { blockName, grippedAround, keyOfBlock, type Gripped } from '../schema/block-at-position.ts'
import { addItemAfter, newItems } from './container-actions.ts'
import { canTurn, isTurned, turnInto, turns } from './turn-into.ts'

export interface BlockItemsProps {
  readonly state: EditorState
  readonly block: Gripped
  /** Starts a comment or a suggestion on a block; absent where commenting is unavailable. */
  readonly onNote: BeginNote | undefined
  readonly run: (command: Command) => void
}

const copyLink = (key: string): Promise<void> =>
  copyWithToast(`${window.location.href.split('#')[0] ?? ''}#b-${key}`, 'Link')

/** Menu items for one block. */
export function BlockItems({ state, block, onNote, run }: BlockItemsProps) {
  const { node, at, parent, index } = block
  const name = blockName(node)
  const newItem = newItems[node.type.name]
  const enclosing = grippedAround(state.doc.resolve(at)).find((outer) => outer.at < at)
  const key = keyOfBlock(node)
  const [before, after] = [parent.maybeChild(index - 1), parent.maybeChild(index + 1)]
  return (
    <>
      <MenuItem
        icon={ArrowUp}
        shortcut="Alt ↑"
        disabledReason={before === null ? 'Already at the top.' : undefined}
        onSelect={() => run(moveTo(at, at - (before?.nodeSize ?? 0)))}
      >
        Move up
      </MenuItem>
      <MenuItem
        icon={ArrowDown}
        shortcut="Alt ↓"
        disabledReason={after === null ? 'Already at the bottom.' : undefined}
        onSelect={() => run(moveTo(at, at + node.nodeSize + (after?.nodeSize ?? 0)))}
      >
        Move down
      </MenuItem>
      {enclosing !== undefined && (
        <MenuItem icon={SquareDashedMousePointer} onSelect={() => run(selectBlock(enclosing.at))}>
          Select the enclosing {blockName(enclosing.node)}
        </MenuItem>
      )}
      {newItem !== undefined && (
        <MenuItem icon={Plus} onSelect={() => run(addItemAfter(at, newItem))}>
          Add {name} below
        </MenuItem>
      )}
      <MenuItem icon={Copy} onSelect={() => run(duplicate(at))}>
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
            Suggest an edit
          </MenuItem>
        </>
      )}
      <MenuItem icon={Trash2} danger onSelect={() => run(remove(at))}>
        Delete
      </MenuItem>
      {canTurn(node) && (
        <>
          <MenuSeparator />
          <MenuHeading>Turn into</MenuHeading>
          {turns
            .filter((turn) => !isTurned(node, turn))
            .map((turn) => (
              <MenuItem key={turn.name} onSelect={() => run(turnInto(at, turn))}>
                {turn.name}
              </MenuItem>
            ))}
        </>
      )}
    </>
  )
}
