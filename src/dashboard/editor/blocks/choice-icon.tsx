import { Puzzle } from 'lucide-react'
import { Icon } from '../../ui/icon.tsx'
import type { BlockChoice } from './block-choices.ts'
import { blockIcons } from './block-icons.ts'

/** The icon of a kind of block: that of its integration, or ours. */
export function ChoiceIcon({ choice: { id, name, picture } }: { readonly choice: BlockChoice }) {
  if (picture !== undefined)
    return (
      <img src={picture} alt="" loading="lazy" className="size-4 shrink-0 rounded-small object-contain" />
    )
  return (
    <Icon
      of={id === undefined ? (blockIcons[name] ?? blockIcons['Text']) : Puzzle}
      className="shrink-0 text-ink-soft"
    />
  )
}
