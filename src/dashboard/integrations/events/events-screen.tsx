import { useSuspenseInfiniteQuery } from '@tanstack/react-query'
import { Pause, Play, Radio, RotateCcw, SquareChevronRight } from 'lucide-react'
import { useRef, useState } from 'react'
import { useCommands } from '../../shell/commands/commands.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { Icon } from '../../ui/icon.tsx'
import { FilterMenu } from '../../ui/menus/filter-menu.tsx'
import { eventsOptions } from '../integration-queries.ts'
import type { EventSearch } from '../integration-search.ts'
import { focusedRow, useRowKeys } from '../../shell/commands/use-row-keys.ts'
import { EventRow } from './event-row.tsx'
import { eventTypeLabels } from './event-text.ts'
import { useReplay } from './use-replay.ts'
import type { IntegrationEventType } from '../../../client/types.gen.ts'

/** Time between two reads of the list while it is live, in milliseconds. */
const pollInterval = 3000

export interface EventsScreenProps {
  readonly org: string
  readonly name: string
  /** Only events of this installation; undefined for the owner, who sees those of all. */
  readonly installation: string | undefined
  readonly search: EventSearch
  readonly onSearch: (search: EventSearch) => void
}

const types = Object.entries(eventTypeLabels).map(([value, label]) => ({
  value: value as IntegrationEventType,
  label,
}))
const statuses = [
  { value: 'success', label: 'Succeeded' },
  { value: 'failed', label: 'Failed' },
] as const

/** The events sent to an integration, newest first; the list follows them until it is paused. */
export function EventsScreen({ org, name, installation, search, onSearch }: EventsScreenProps) {
  const [isPaused, setPaused] = useState(false)
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set())
  const list = useSuspenseInfiniteQuery({
    ...eventsOptions(name, installation, search),
    refetchInterval: isPaused ? false : pollInterval,
  })
  const rows = useRef<HTMLOListElement>(null)
  const { replay } = useReplay(name)
  const toggle = (id: string): void =>
    setOpen((now) =>
      now.has(id) ? new Set([...now].filter((other) => other !== id)) : new Set([...now, id]),
    )
  useRowKeys(rows)
  useEventKeys({ toggle, replay, isPaused, setPaused })
  const events = list.data.pages.flatMap(({ items }) => items)
  const isFiltered = Object.keys(search).length > 0
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <h2 className="sr-only">Events</h2>
      <EventFilters search={search} onSearch={onSearch} isPaused={isPaused} setPaused={setPaused} />
      {events.length === 0 ? (
        <EmptyState title={isFiltered ? 'No matching events' : 'No events yet'}>
          {isFiltered
            ? 'Try another type or status.'
            : 'Events appear here when the integration is configured, or when something happens in its spaces and sites.'}
        </EmptyState>
      ) : (
        <ol ref={rows} aria-label="Events" className="border-t border-line">
          {events.map((event) => (
            <EventRow
              key={event.id}
              org={org}
              name={name}
              event={event}
              isOpen={open.has(event.id)}
              onToggle={() => toggle(event.id)}
              onReplay={() => replay(event.id)}
            />
          ))}
        </ol>
      )}
      {list.hasNextPage && (
        <span>
          <Button busy={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
            Show earlier events
          </Button>
        </span>
      )}
      <p className="text-caption text-ink-soft">Events are kept for 7 days, at most 10,000.</p>
    </div>
  )
}

interface EventFiltersProps extends Pick<EventsScreenProps, 'search' | 'onSearch'> {
  readonly isPaused: boolean
  readonly setPaused: (paused: boolean) => void
}

/** Type and status of the events, and whether the list follows new ones. */
function EventFilters({ search, onSearch, isPaused, setPaused }: EventFiltersProps) {
  const { type, status } = search
  return (
    <div className="flex flex-wrap items-center gap-2">
      <FilterMenu
        label="Type"
        allLabel="All types"
        value={type}
        onValueChange={(next) => onSearch({ ...(status && { status }), ...(next && { type: next }) })}
        options={types}
      />
      <FilterMenu
        label="Status"
        allLabel="All"
        value={status}
        onValueChange={(next) => onSearch({ ...(type && { type }), ...(next && { status: next }) })}
        options={statuses}
      />
      <span className="ml-auto flex items-center gap-3">
        <span className="inline-flex items-center gap-1 text-caption text-ink-soft" aria-live="polite">
          <Icon of={isPaused ? Pause : Radio} className={isPaused ? '' : 'text-moss'} />
          {isPaused ? 'Paused' : 'Live'}
        </span>
        <Button icon={isPaused ? Play : Pause} onClick={() => setPaused(!isPaused)}>
          {isPaused ? 'Resume updates' : 'Pause updates'}
        </Button>
      </span>
    </div>
  )
}

interface EventKeys {
  readonly toggle: (id: string) => void
  readonly replay: (id: string) => void
  readonly isPaused: boolean
  readonly setPaused: (paused: boolean) => void
}

/** `o` opens the payload of the focused event, `r` replays it, `p` pauses the list. */
const useEventKeys = ({ toggle, replay, isPaused, setPaused }: EventKeys): void => {
  const withFocused = (act: (id: string) => void): void => {
    const id = focusedRow()
    if (id !== undefined) act(id)
  }
  useCommands([
    {
      id: 'toggle-payload',
      label: 'Show or hide payload',
      group: 'This screen',
      icon: SquareChevronRight,
      keys: 'o',
      run: () => withFocused(toggle),
    },
    {
      id: 'replay-event',
      label: 'Replay event',
      group: 'This screen',
      icon: RotateCcw,
      keys: 'r',
      run: () => withFocused(replay),
    },
    {
      id: 'pause-events',
      label: isPaused ? 'Resume updates' : 'Pause updates',
      group: 'This screen',
      icon: isPaused ? Play : Pause,
      keys: 'p',
      run: () => setPaused(!isPaused),
    },
  ])
}
