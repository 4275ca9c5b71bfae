import { CircleCheck, Clock, TriangleAlert } from 'lucide-react'
import type { Conversation } from '../../../client/types.gen.ts'
import { Badge } from '../../ui/badge.tsx'
import { conversationStateLabels } from '../conversation-text.ts'

const looks = {
  waiting: { tone: 'plain', icon: Clock },
  read: { tone: 'moss', icon: CircleCheck },
  failed: { tone: 'rust', icon: TriangleAlert },
} as const

export function ConversationStateBadge({ state }: Pick<Conversation, 'state'>) {
  return <Badge {...looks[state]}>{conversationStateLabels[state]}</Badge>
}
