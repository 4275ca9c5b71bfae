import { redo, undo } from '@tiptap/pm/history'
import type { Command } from '@tiptap/pm/state'
import { CircleQuestionMark, ImagePlus, Plus, Redo2, Search, Undo2 } from 'lucide-react'
import { memo } from 'react'
import { Button } from '../../ui/buttons/button.tsx'
import { IconButton } from '../../ui/buttons/icon-button.tsx'
import { Menu } from '../../ui/menus/menu.tsx'
import { MenuItem } from '../../ui/menus/menu-item.tsx'
import { choiceId, type BlockChoice, type Question } from './block-choices.ts'
import { ChoiceIcon } from './choice-icon.tsx'

export interface BlockBarProps {
  readonly choices: readonly BlockChoice[]
  readonly run: (command: Command) => void
  /** Called for a block that needs input first. */
  readonly onAsk: (question: Question) => void
  readonly onFind: () => void
  readonly onKeys: () => void
}

/** The toolbar: inserts blocks, and acts on the whole text. */
export const BlockBar = memo(function BlockBar({ choices, run, onAsk, onFind, onKeys }: BlockBarProps) {
  return (
    <div
      role="toolbar"
      aria-label="Blocks"
      className="flex min-w-0 items-center gap-1 max-sm:overflow-x-auto"
    >
      <Menu
        trigger={
          <Button icon={Plus} variant="quiet">
            Block
          </Button>
        }
      >
        {choices.map((choice) => (
          <MenuItem
            key={choiceId(choice)}
            onSelect={() => (typeof choice.run === 'string' ? onAsk(choice.run) : run(choice.run))}
          >
            <span className="flex items-center gap-2">
              <ChoiceIcon choice={choice} />
              {choice.name}
            </span>
          </MenuItem>
        ))}
      </Menu>
      <IconButton icon={ImagePlus} label="Image" onClick={() => onAsk('picture')} />
      <IconButton icon={Undo2} label="Undo" onClick={() => run(undo)} />
      <IconButton icon={Redo2} label="Redo" onClick={() => run(redo)} />
      <IconButton icon={Search} label="Find and replace" onClick={onFind} />
      <IconButton icon={CircleQuestionMark} label="Keyboard shortcuts" onClick={onKeys} />
    </div>
  )
})
