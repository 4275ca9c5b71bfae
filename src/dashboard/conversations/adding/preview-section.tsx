import { useMutation } from '@tanstack/react-query'
import { ChevronLeft, ChevronRight, Eye } from 'lucide-react'
import { useState } from 'react'
import { previewConversationMutation } from '../../../client/@tanstack/react-query.gen.ts'
import type { ConversationPreview, NewConversation } from '../../../client/types.gen.ts'
import { FormError } from '../../forms/form-error.tsx'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/buttons/button.tsx'
import { IconButton } from '../../ui/buttons/icon-button.tsx'
import { counted } from '../../ui/counted.ts'
import { Section } from '../../ui/layout/section.tsx'
import { MessageList } from '../conversation/message-list.tsx'
import { conversationTitle } from '../conversation-text.ts'

export interface PreviewSectionProps {
  readonly org: string
  readonly conversations: readonly NewConversation[]
}

/** What is masked and found in one of the conversations, before anything is stored. */
export function PreviewSection({ org, conversations }: PreviewSectionProps) {
  const [at, setAt] = useState(0)
  const index = Math.min(at, conversations.length - 1)
  const conversation = conversations[index]
  const [shown, setShown] = useState<{
    readonly of: NewConversation
    readonly preview: ConversationPreview
  }>()
  const preview = useMutation({ ...previewConversationMutation(), gcTime: 0 })
  if (conversation === undefined) return null
  const show = (): void =>
    preview.mutate(
      { path: { organizationId: org }, body: conversation },
      { onSuccess: (found) => setShown({ of: conversation, preview: found }) },
    )
  return (
    <Section
      title="Preview"
      lead={`${counted(conversations.length, 'conversation')} can be added. Nothing is stored yet.`}
      actions={
        conversations.length > 1 && (
          <span className="figures flex items-center gap-1">
            <IconButton
              icon={ChevronLeft}
              label="Previous conversation"
              disabledReason={index === 0 ? 'This is the first one.' : undefined}
              onClick={() => setAt(index - 1)}
            />
            {(index + 1).toLocaleString('en')} of {conversations.length.toLocaleString('en')}
            <IconButton
              icon={ChevronRight}
              label="Next conversation"
              disabledReason={index === conversations.length - 1 ? 'This is the last one.' : undefined}
              onClick={() => setAt(index + 1)}
            />
          </span>
        )
      }
    >
      <p className="font-strong [overflow-wrap:anywhere]">{conversationTitle(conversation)}</p>
      {shown?.of === conversation ? (
        <Found preview={shown.preview} />
      ) : (
        <>
          <MessageList parts={conversation.parts.slice(0, mostParts)} />
          {conversation.parts.length > mostParts && (
            <p className="text-ink-soft">
              and {counted(conversation.parts.length - mostParts, 'more message')}
            </p>
          )}
          <span>
            <Button icon={Eye} busy={preview.isPending} onClick={show}>
              Show what is masked and found
            </Button>
          </span>
        </>
      )}
      <FormError error={preview.error} />
    </Section>
  )
}

/** Messages shown before the rest is counted. */
const mostParts = 20

function Found({ preview }: { readonly preview: ConversationPreview }) {
  return (
    <>
      <p className="flex flex-wrap items-center gap-2">
        {preview.masked.length === 0
          ? 'Nothing had to be masked.'
          : preview.masked.map(({ kind, count }) => (
              <Badge key={kind}>
                {count} {kind}
              </Badge>
            ))}
      </p>
      <MessageList
        parts={preview.parts.slice(0, mostParts)}
        evidence={preview.issues.flatMap(({ evidence }) => evidence)}
      />
      {preview.issues.length === 0 ? (
        <p className="text-ink-soft">No issue was found in it.</p>
      ) : (
        <ul aria-label="Issues found" className="grid gap-2">
          {preview.issues.map(({ title, summary, cluster }) => (
            <li key={title} className="grid border-l-2 border-accent pl-2">
              <span className="font-strong">{title}</span>
              {summary !== title && <span className="text-ink-soft">{summary}</span>}
              <span className="text-caption text-ink-soft">
                {cluster === undefined ? 'Unclustered so far' : `Would join “${cluster.label}”`}
              </span>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
