import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Pin } from 'lucide-react'
import { useState } from 'react'
import type { FoundIssue } from '../../../client/types.gen.ts'
import { FormError } from '../../forms/form-error.tsx'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/buttons/button.tsx'
import { RelativeTime } from '../../ui/relative-time.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { MessageList } from '../conversation/message-list.tsx'
import { MessageText } from '../conversation/message-text.tsx'
import { conversationOptions } from '../conversation-queries.ts'
import { conversationTitle, sourceText } from '../conversation-text.ts'

export interface IssueRowProps {
  readonly org: string
  readonly found: FoundIssue
  readonly isSelected?: boolean
  /** Without it the issue cannot be selected. */
  readonly onSelect?: ((isSelected: boolean) => void) | undefined
}

/** An issue with the sentences that it was found in; the conversation around them on demand. */
export function IssueRow({
  org,
  found: { issue, conversation },
  isSelected = false,
  onSelect,
}: IssueRowProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <li data-row={issue.id} className="flex min-w-0 gap-3 border-b border-line py-3">
      {onSelect !== undefined && (
        <input
          type="checkbox"
          aria-label={`Select ${issue.title}`}
          checked={isSelected}
          onChange={(event) => onSelect(event.target.checked)}
          className="mt-0.5 size-4 shrink-0 accent-accent pointer-coarse:size-5"
        />
      )}
      <div className="grid min-w-0 flex-1 grid-cols-[minmax(0,1fr)] gap-1">
        <span className="flex min-w-0 flex-wrap items-center gap-x-2 gap-y-1">
          <Link
            to="/o/$org/conversations/$conversation"
            params={{ org, conversation: conversation.id }}
            search={{ issue: issue.id }}
            className="min-w-0 font-strong [overflow-wrap:anywhere] hover:underline"
          >
            <MessageText text={issue.title} />
          </Link>
          {issue.pinned && <Badge icon={Pin}>Pinned</Badge>}
        </span>
        {issue.evidence
          .filter(({ text }) => text !== issue.title)
          .map(({ part, start, text }) => (
            <blockquote
              key={`${part} ${start}`}
              className="border-l-2 border-line pl-2 font-serif text-[0.9375rem]"
            >
              <MessageText text={text} />
            </blockquote>
          ))}
        <span className="flex min-w-0 flex-wrap items-center gap-x-3 text-caption text-ink-soft">
          <span className="min-w-0 truncate">{conversationTitle(conversation)}</span>
          <span>{sourceText(conversation.source)}</span>
          <RelativeTime at={conversation.createdAt} />
          <Button
            variant="bare"
            aria-expanded={isOpen}
            className="-my-1 h-6 px-1.5 text-caption"
            onClick={() => setOpen(!isOpen)}
          >
            {isOpen ? 'Hide context' : 'Show context'}
          </Button>
        </span>
        {isOpen && <Context org={org} conversation={conversation.id} evidence={issue.evidence} />}
      </div>
    </li>
  )
}

interface ContextProps {
  readonly org: string
  readonly conversation: string
  readonly evidence: FoundIssue['issue']['evidence']
}

function Context({ org, conversation, evidence }: ContextProps) {
  const { data, error } = useQuery(conversationOptions(org, conversation))
  if (error !== null) return <FormError error={error} />
  if (data === undefined) return <Skeleton shape="lines" count={3} label="Loading the conversation" />
  return <MessageList parts={data.parts} evidence={evidence} />
}
