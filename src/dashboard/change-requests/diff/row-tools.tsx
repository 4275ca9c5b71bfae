import { Ellipsis, EyeOff, Link2, ListChecks, MessageSquarePlus, PenLine } from 'lucide-react'
import { IconButton } from '../../ui/buttons/icon-button.tsx'
import { MenuItem } from '../../ui/menus/menu-item.tsx'
import { Menu } from '../../ui/menus/menu.tsx'
import type { BlockNotes } from './block-notes.ts'

export interface RowToolsProps {
  readonly blockKey: string
  /** The row is a change; unchanged rows cannot be marked as viewed. */
  readonly change: boolean
  readonly viewed: boolean
  readonly notes: BlockNotes
  readonly className: string
}

/** Actions on one block of a diff. */
export function RowTools({ blockKey, change, viewed, notes, className }: RowToolsProps) {
  const { onComment, onSuggest, onLink, viewed: marks } = notes
  if (onComment === undefined && onSuggest === undefined && onLink === undefined && marks === undefined)
    return null
  return (
    <Menu align="end" trigger={<IconButton icon={Ellipsis} label="Block actions" className={className} />}>
      {change && marks !== undefined && (
        <MenuItem
          icon={viewed ? EyeOff : ListChecks}
          shortcut="v"
          onSelect={() => marks.set(blockKey, !viewed)}
        >
          {viewed ? 'Mark as not viewed' : 'Mark as viewed'}
        </MenuItem>
      )}
      {onComment !== undefined && (
        <MenuItem icon={MessageSquarePlus} shortcut="c" onSelect={() => onComment(blockKey)}>
          Comment
        </MenuItem>
      )}
      {onSuggest !== undefined && (
        <MenuItem icon={PenLine} shortcut="s" onSelect={() => onSuggest(blockKey)}>
          Suggest an edit
        </MenuItem>
      )}
      {onLink !== undefined && (
        <MenuItem icon={Link2} onSelect={() => onLink(blockKey)}>
          Copy link
        </MenuItem>
      )}
    </Menu>
  )
}
