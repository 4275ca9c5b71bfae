import { SmilePlus } from 'lucide-react'
import type { Reaction } from '../../../client/types.gen.ts'
import { IconButton } from '../../ui/buttons/icon-button.tsx'
import { MenuItem } from '../../ui/menus/menu-item.tsx'
import { Menu } from '../../ui/menus/menu.tsx'

/** The emoji on offer, with their names. */
const offered = [
  ['👍', 'Agree'],
  ['👎', 'Disagree'],
  ['🎉', 'Celebrate'],
  ['❤️', 'Thank you'],
  ['👀', 'Looking into it'],
  ['❓', 'Unclear'],
] as const

export interface ReactionsProps {
  readonly reactions: readonly Reaction[]
  /** Id of the current user. */
  readonly person: string
  readonly onChange: (change: {
    readonly addedReactions?: string[]
    readonly removedReactions?: string[]
  }) => void
  readonly disabled: boolean
}

/** Emoji are sent as characters; other clients may have sent code points. */
const emojiCharacter = (emoji: string): string => {
  if (!/^[0-9a-f]{2,6}(-[0-9a-f]{2,6})*$/i.test(emoji)) return emoji
  const points = emoji.split('-').map((part) => Number.parseInt(part, 16))
  return points.every((point) => point <= 0x10ffff) ? String.fromCodePoint(...points) : emoji
}

/** Reactions to a comment. Clicking one adds or removes the user's own. */
export function Reactions({ reactions, person, onChange, disabled }: ReactionsProps) {
  const isOwn = (reaction: Reaction): boolean => reaction.users.some(({ user }) => user.id === person)
  return (
    <div className="flex flex-wrap items-center gap-1">
      {reactions
        .filter(({ count }) => count > 0)
        .map((reaction) => (
          <button
            key={reaction.emoji}
            type="button"
            aria-pressed={isOwn(reaction)}
            aria-disabled={disabled || undefined}
            title={reaction.users.map(({ user }) => user.displayName).join(', ')}
            onClick={() => {
              if (disabled) return
              onChange(
                isOwn(reaction)
                  ? { removedReactions: [reaction.emoji] }
                  : { addedReactions: [reaction.emoji] },
              )
            }}
            className="figures inline-flex h-6 items-center gap-1 rounded-round px-2 text-caption ring-1 ring-line ring-inset hover:bg-hover aria-pressed:bg-accent-soft aria-pressed:ring-accent pointer-coarse:h-11"
          >
            <span>{emojiCharacter(reaction.emoji)}</span>
            {reaction.count}
          </button>
        ))}
      {!disabled && (
        <Menu trigger={<IconButton icon={SmilePlus} label="React" className="size-6 text-ink-soft" />}>
          {offered.map(([emoji, label]) => (
            <MenuItem key={emoji} onSelect={() => onChange({ addedReactions: [emoji] })}>
              {emoji} {label}
            </MenuItem>
          ))}
        </Menu>
      )}
    </div>
  )
}
