import { useSuspenseQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Plus } from 'lucide-react'
import type { ReactNode } from 'react'
import type { ConversationOverview } from '../../client/types.gen.ts'
import { buttonClass } from '../ui/buttons/button-class.ts'
import { counted } from '../ui/counted.ts'
import { Icon } from '../ui/icon.tsx'
import { SectionLinks, sectionLink } from '../ui/layout/section-links.tsx'
import { RelativeTime } from '../ui/relative-time.tsx'
import { overviewOptions } from './conversation-queries.ts'
import { NoConversations } from './no-conversations.tsx'

const tabs = [
  { label: 'Clusters', path: '/o/$org/conversations' },
  { label: 'Unclustered issues', path: '/o/$org/unclustered-issues' },
  { label: 'Conversations', path: '/o/$org/conversation-list' },
  { label: 'Settings', path: '/o/$org/conversation-settings' },
] as const

export interface ConversationsFrameProps {
  readonly org: string
  readonly current: (typeof tabs)[number]['path']
  /** Shown even while there is no conversation. */
  readonly always?: boolean
  readonly children: ReactNode
}

/** The heading and the tabs of the conversation screens. */
export function ConversationsFrame({ org, current, always = false, children }: ConversationsFrameProps) {
  const { data: overview } = useSuspenseQuery(overviewOptions(org))
  const { waiting, read, failed } = overview.conversations
  const isBare = waiting + read + failed === 0
  const counts = {
    'Unclustered issues': overview.issues.unclustered,
    Clusters: overview.clusters.open,
    Conversations: waiting + read + failed,
    Settings: 0,
  } as const
  return (
    <div className="grid max-w-list grid-cols-[minmax(0,1fr)] gap-4">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h1 className="text-display font-strong">Conversations</h1>
        {!isBare && (
          <Link to="/o/$org/add-conversations" params={{ org }} className={buttonClass('primary')}>
            <Icon of={Plus} />
            Add conversations
          </Link>
        )}
      </div>
      <SectionLinks label="Conversations" current={current}>
        {tabs.map(({ label, path }) => (
          <Link
            key={path}
            to={path}
            params={{ org }}
            activeOptions={{ exact: true, includeSearch: false }}
            aria-current={path === current ? 'page' : undefined}
            className={sectionLink}
          >
            {label}
            {counts[label] > 0 && (
              <span className="figures text-caption font-normal text-ink-soft">
                {counts[label].toLocaleString('en')}
              </span>
            )}
          </Link>
        ))}
      </SectionLinks>
      {isBare && !always ? (
        <NoConversations org={org} />
      ) : (
        <>
          {!isBare && <Progress overview={overview} />}
          {children}
        </>
      )}
    </div>
  )
}

/** What is still to be read, and how old the clusters are. */
function Progress({ overview }: { readonly overview: ConversationOverview }) {
  const { conversations, clustering, clusteredAt } = overview
  return (
    <output className="figures flex flex-wrap gap-x-3 text-caption text-ink-soft">
      {conversations.waiting > 0 && (
        <span>{counted(conversations.waiting, 'conversation')} waiting to be read</span>
      )}
      {conversations.failed > 0 && (
        <span className="text-rust">{counted(conversations.failed, 'conversation')} could not be read</span>
      )}
      {clustering ? (
        <span>Computing clusters…</span>
      ) : (
        clusteredAt !== undefined && (
          <span>
            Clusters computed <RelativeTime at={clusteredAt} />
          </span>
        )
      )}
    </output>
  )
}
