import { useSuspenseQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { ExternalLink } from 'lucide-react'
import { useState } from 'react'
import type { FoundIssue, OriginalConversation, WholeConversation } from '../../../client/types.gen.ts'
import { safeLink } from '../../../content/render/safe-url.ts'
import { FormError } from '../../forms/form-error.tsx'
import { Button } from '../../ui/buttons/button.tsx'
import { counted } from '../../ui/counted.ts'
import { ErrorNote } from '../../ui/feedback/error-note.tsx'
import { Note } from '../../ui/feedback/note.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Section } from '../../ui/layout/section.tsx'
import { RelativeTime } from '../../ui/relative-time.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { conversationOptions } from '../conversation-queries.ts'
import { conversationTitle, sourceText } from '../conversation-text.ts'
import { useIssuesOf } from './use-issues-of.ts'
import { ConversationStateBadge } from './conversation-state-badge.tsx'
import { EraseButton } from './erase-button.tsx'
import { MessageText } from './message-text.tsx'
import { MessageList } from './message-list.tsx'
import { OriginalButton } from './original-button.tsx'

export interface ConversationScreenProps {
  readonly org: string
  readonly id: string
  /** The issue whose sentences are highlighted; all of them without it. */
  readonly issue: string | undefined
}

/** A conversation with masked data, and the issues found in it. */
export function ConversationScreen({ org, id, issue }: ConversationScreenProps) {
  const { data } = useSuspenseQuery(conversationOptions(org, id))
  const [original, setOriginal] = useState<OriginalConversation>()
  const { conversation } = data
  const issues = useIssuesOf(org, id)
  const highlighted = issues.found.filter((found) => issue === undefined || found.issue.id === issue)
  return (
    <div className="grid max-w-list grid-cols-[minmax(0,1fr)] gap-6">
      <header className="grid grid-cols-[minmax(0,1fr)] gap-2">
        <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
          <span className="flex min-w-0 flex-wrap items-center gap-2">
            <h1 className="min-w-0 text-display font-strong [overflow-wrap:anywhere]">
              <MessageText text={conversationTitle(conversation)} />
            </h1>
            <ConversationStateBadge state={conversation.state} />
          </span>
          <span className="flex flex-wrap gap-2">
            {original === undefined ? (
              <OriginalButton org={org} conversation={conversation} onOriginal={setOriginal} />
            ) : (
              <Button onClick={() => setOriginal(undefined)}>Hide original</Button>
            )}
            <EraseButton org={org} conversation={conversation} />
          </span>
        </div>
        {conversation.failure !== undefined && (
          <ErrorNote
            title="This conversation could not be read"
            what={`${conversation.failure} Correct it at its source and add it again under the same id.`}
          />
        )}
        {conversation.state === 'waiting' && (
          <Note>It is waiting to be read. Issues appear here soon afterwards.</Note>
        )}
      </header>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-8 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
        <Section
          title="Messages"
          lead={
            original === undefined
              ? conversation.masked > 0 && `${counted(conversation.masked, 'place')} masked.`
              : undefined
          }
        >
          {original === undefined ? (
            <MessageList parts={data.parts} evidence={highlighted.flatMap((found) => found.issue.evidence)} />
          ) : (
            <>
              <Note tone="warning">
                This is the original text with personal data. That you opened it is recorded in the audit log.
              </Note>
              <MessageList parts={original.parts} />
            </>
          )}
        </Section>
        <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-8">
          <Issues org={org} issues={issues} current={issue} />
          <Details data={data} />
        </div>
      </div>
    </div>
  )
}

interface IssuesProps {
  readonly org: string
  readonly issues: ReturnType<typeof useIssuesOf>
  readonly current: string | undefined
}

function Issues({ org, issues, current }: IssuesProps) {
  return (
    <Section title="Issues">
      {issues.error !== null ? (
        <FormError error={issues.error} />
      ) : issues.isLoading ? (
        <Skeleton shape="rows" count={2} label="Loading issues" />
      ) : issues.found.length === 0 ? (
        <p className="text-ink-soft">No issue was found in it.</p>
      ) : (
        <ul aria-label="Issues" className="grid gap-3">
          {issues.found.map((found) => (
            <IssueItem key={found.issue.id} org={org} found={found} isCurrent={found.issue.id === current} />
          ))}
        </ul>
      )}
    </Section>
  )
}

interface IssueItemProps {
  readonly org: string
  readonly found: FoundIssue
  readonly isCurrent: boolean
}

function IssueItem({ org, found: { issue }, isCurrent }: IssueItemProps) {
  return (
    <li
      aria-current={isCurrent ? 'true' : undefined}
      className="grid gap-0.5 border-l-2 border-line pl-2 aria-[current=true]:border-accent"
    >
      <span className="font-strong">
        <MessageText text={issue.title} />
      </span>
      {issue.summary !== issue.title && (
        <span className="text-ink-soft">
          <MessageText text={issue.summary} />
        </span>
      )}
      {issue.cluster === undefined ? (
        <span className="text-caption text-ink-soft">Unclustered</span>
      ) : (
        <Link
          to="/o/$org/conversations/clusters/$cluster"
          params={{ org, cluster: issue.cluster }}
          className="text-accent underline"
        >
          Open cluster
        </Link>
      )}
    </li>
  )
}

function Details({ data: { conversation, metadata } }: { readonly data: WholeConversation }) {
  const source = conversation.urls.source === undefined ? undefined : safeLink(conversation.urls.source)
  const rows = [
    { name: 'Source', value: sourceText(conversation.source) },
    { name: 'Id', value: <code className="font-mono break-all">{conversation.id}</code> },
    { name: 'Created', value: <RelativeTime at={conversation.createdAt} /> },
    ...Object.entries(metadata.attributes ?? {}).map(([name, value]) => ({
      name,
      value: <MessageText text={value} />,
    })),
  ]
  return (
    <Section title="Details">
      <dl className="grid gap-1.5">
        {rows.map(({ name, value }) => (
          <div key={name} className="grid grid-cols-[7rem_minmax(0,1fr)] gap-2">
            <dt className="text-ink-soft [overflow-wrap:anywhere]">{name}</dt>
            <dd className="min-w-0 [overflow-wrap:anywhere]">{value}</dd>
          </div>
        ))}
      </dl>
      {source !== undefined && (
        <a
          href={source}
          target="_blank"
          rel="noopener noreferrer"
          className="inline-flex items-center gap-1 text-accent underline"
        >
          Open at its source
          <Icon of={ExternalLink} className="size-3.5" label="in a new tab" />
        </a>
      )}
    </Section>
  )
}
