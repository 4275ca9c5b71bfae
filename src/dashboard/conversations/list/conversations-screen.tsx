import { useSuspenseInfiniteQuery, useSuspenseQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Search } from 'lucide-react'
import { useRef } from 'react'
import type { Conversation } from '../../../client/types.gen.ts'
import { useCommands } from '../../shell/commands/commands.ts'
import { useRowKeys } from '../../shell/commands/use-row-keys.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { counted } from '../../ui/counted.ts'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { SearchField } from '../../ui/fields/search-field.tsx'
import { FilterMenu } from '../../ui/menus/filter-menu.tsx'
import { RelativeTime } from '../../ui/relative-time.tsx'
import { ConversationStateBadge } from '../conversation/conversation-state-badge.tsx'
import { conversationsOptions, overviewOptions } from '../conversation-queries.ts'
import { conversationStates, type ConversationsSearch } from '../conversation-search.ts'
import { conversationStateLabels, conversationTitle, sourceText } from '../conversation-text.ts'

export interface ConversationsScreenProps {
  readonly org: string
  readonly search: ConversationsSearch
  readonly onSearch: (search: ConversationsSearch) => void
}

/** The conversations of an organization, latest first. */
export function ConversationsScreen({ org, search, onSearch }: ConversationsScreenProps) {
  const list = useSuspenseInfiniteQuery(conversationsOptions(org, search))
  const field = useRef<HTMLInputElement>(null)
  const rows = useRef<HTMLUListElement>(null)
  useRowKeys(rows)
  useCommands([
    {
      id: 'search-conversations',
      label: 'Search conversations',
      group: 'This screen',
      icon: Search,
      keys: '/',
      run: () => field.current?.focus(),
    },
  ])
  const conversations = list.data.pages.flatMap(({ items }) => items)
  return (
    <>
      <Filters org={org} search={search} onSearch={onSearch} field={field} />
      {conversations.length === 0 ? (
        <EmptyState
          title="No matching conversations"
          action={<Button onClick={() => onSearch({})}>Clear filters</Button>}
        >
          Search by subject, or choose another state or source.
        </EmptyState>
      ) : (
        <>
          <output className="figures text-caption text-ink-soft">
            {counted(list.data.pages[0]?.count ?? 0, 'conversation')}
          </output>
          <ul ref={rows} aria-label="Conversations" className="grid border-t border-line">
            {conversations.map((conversation) => (
              <ConversationRow key={conversation.id} org={org} conversation={conversation} />
            ))}
          </ul>
        </>
      )}
      {list.hasNextPage && (
        <span>
          <Button busy={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
            Show more
          </Button>
        </span>
      )}
    </>
  )
}

interface FiltersProps extends ConversationsScreenProps {
  readonly field: React.RefObject<HTMLInputElement | null>
}

function Filters({ org, search, onSearch, field }: FiltersProps) {
  const { data: overview } = useSuspenseQuery(overviewOptions(org))
  const { q: _q, ...withoutText } = search
  const { state: _state, ...withoutState } = search
  const { source: _source, ...withoutSource } = search
  return (
    <div className="flex flex-wrap items-center gap-x-1 gap-y-2">
      <SearchField
        field={field}
        label="Search conversations"
        value={search.q}
        onSearch={(q) => onSearch(q === undefined ? withoutText : { ...search, q })}
      />
      <FilterMenu<Conversation['state']>
        label="State"
        allLabel="Any state"
        value={search.state}
        onValueChange={(state) => onSearch(state === undefined ? withoutState : { ...search, state })}
        options={conversationStates.map((value) => ({ value, label: conversationStateLabels[value] }))}
      />
      <FilterMenu<string>
        label="Source"
        allLabel="Any source"
        value={search.source}
        onValueChange={(source) => onSearch(source === undefined ? withoutSource : { ...search, source })}
        options={overview.sources.map(({ source, conversations }) => ({
          value: source,
          label: `${sourceText(source)} (${conversations.toLocaleString('en')})`,
        }))}
      />
    </div>
  )
}

interface ConversationRowProps {
  readonly org: string
  readonly conversation: Conversation
}

function ConversationRow({ org, conversation }: ConversationRowProps) {
  const { id, state, source, createdAt, issues, masked, failure } = conversation
  return (
    <li
      data-row={id}
      className="relative grid min-w-0 gap-0.5 border-b border-line px-2 py-2.5 hover:bg-hover has-[a:focus-visible]:bg-hover"
    >
      <span className="flex min-w-0 flex-wrap items-center gap-x-2 gap-y-1">
        <Link
          to="/o/$org/conversations/$conversation"
          params={{ org, conversation: id }}
          className="min-w-0 truncate font-strong after:absolute after:inset-0"
        >
          {conversationTitle(conversation)}
        </Link>
        <ConversationStateBadge state={state} />
      </span>
      <span className="figures flex min-w-0 flex-wrap gap-x-3 text-caption text-ink-soft">
        <span>{sourceText(source)}</span>
        <RelativeTime at={createdAt} />
        {state === 'read' && <span>{counted(issues, 'issue')}</span>}
        {masked > 0 && <span>{masked.toLocaleString('en')} masked</span>}
      </span>
      {failure !== undefined && <span className="text-caption text-rust">{failure}</span>}
    </li>
  )
}
