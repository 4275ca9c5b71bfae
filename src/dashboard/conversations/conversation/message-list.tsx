import { Bot, LifeBuoy, UserRound, type LucideIcon } from 'lucide-react'
import type { ConversationPart } from '../../../client/types.gen.ts'
import { Icon } from '../../ui/icon.tsx'
import type { TextRange } from './marked-text.ts'
import { MessageText } from './message-text.tsx'

type Role = ConversationPart['role']

const roles: Readonly<Record<Role, { readonly label: string; readonly icon: LucideIcon }>> = {
  user: { label: 'Customer', icon: UserRound },
  assistant: { label: 'Assistant', icon: Bot },
  'team-member': { label: 'Team member', icon: LifeBuoy },
}

export interface MessageListProps {
  readonly parts: readonly ConversationPart[]
  /** Sentences to highlight, by the number of their message. */
  readonly evidence?: readonly (TextRange & { readonly part: number })[]
}

/** The messages of a conversation in order, with who wrote them. */
export function MessageList({ parts, evidence = [] }: MessageListProps) {
  const byPart = Map.groupBy(evidence, ({ part }) => part)
  return (
    <ol aria-label="Messages" className="grid grid-cols-[minmax(0,1fr)] gap-3">
      {parts.map(({ role, body }, at) => (
        <li
          // Messages have no other identity than their place.
          key={at}
          className="grid max-w-measure grid-cols-[minmax(0,1fr)] gap-1 rounded-base bg-paper p-3 ring-1 ring-line ring-inset"
        >
          <span className="inline-flex items-center gap-1.5 text-caption font-strong text-ink-soft">
            <Icon of={roles[role].icon} className="size-3.5" />
            {roles[role].label}
          </span>
          <MessageText text={body} evidence={byPart.get(at) ?? []} />
        </li>
      ))}
    </ol>
  )
}
