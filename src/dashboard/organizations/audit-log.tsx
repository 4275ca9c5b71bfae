import { useSuspenseInfiniteQuery } from '@tanstack/react-query'
import { Download, X } from 'lucide-react'
import { useCommandCall } from '../shell/command-call.ts'
import { buttonClass } from '../ui/buttons/button-class.ts'
import { Button } from '../ui/buttons/button.tsx'
import { counted } from '../ui/counted.ts'
import { EmptyState } from '../ui/feedback/empty-state.tsx'
import { Icon } from '../ui/icon.tsx'
import { Select } from '../ui/fields/select.tsx'
import { TextField } from '../ui/fields/text-field.tsx'
import { auditExportUrl, auditOptions } from './audit-queries.ts'
import { AuditRow } from './audit-row.tsx'
import type { AuditSearch } from './audit-search.ts'
import { auditAreas, type AuditArea } from './audit-text.ts'

export interface AuditLogProps {
  readonly org: string
  readonly search: AuditSearch
  readonly onSearch: (search: AuditSearch) => void
}

const areaNames = Object.keys(auditAreas) as AuditArea[]

/** The search with one parameter replaced or removed. */
const withParameter = <Name extends keyof AuditSearch>(
  search: AuditSearch,
  name: Name,
  value: AuditSearch[Name] | undefined,
): AuditSearch => {
  const { [name]: _, ...rest } = search
  return value === undefined ? rest : { ...rest, [name]: value }
}

/** The audit log of an organization, newest first, with filters and downloads. */
export function AuditLog({ org, search, onSearch }: AuditLogProps) {
  const call = useCommandCall()
  const list = useSuspenseInfiniteQuery(auditOptions(org, search))
  const events = list.data.pages.flatMap(({ items }) => items)
  const total = list.data.pages[0]?.count ?? 0
  const filtered = Object.keys(search).length > 0
  const nameOf = (id: string): string =>
    events.find(({ actor }) => actor?.id === id)?.actor?.displayName ??
    events.find(({ target }) => target.id === id)?.target.title ??
    id
  const set = <Name extends keyof AuditSearch>(name: Name, value: AuditSearch[Name] | undefined) =>
    onSearch(withParameter(search, name, value))
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <AuditFilters org={org} search={search} onSearch={onSearch} />
      <div className="flex flex-wrap items-center gap-2 text-ink-soft">
        <output className="figures">{counted(total, 'event')}</output>
        {(['actor', 'target'] as const).map((name) => {
          const id = search[name]
          return id === undefined ? null : (
            <Button key={name} variant="quiet" icon={X} onClick={() => set(name, undefined)}>
              {name === 'actor' ? `By ${nameOf(id)}` : `About ${nameOf(id)}`}
            </Button>
          )
        })}
      </div>
      {events.length === 0 ? (
        <EmptyState title={filtered ? 'No matching events' : 'No events yet'}>
          {filtered
            ? 'Try another type or a longer period.'
            : 'Changes to members, access, content, and settings appear here.'}
        </EmptyState>
      ) : (
        <ol aria-label="Audit log" className="border-t border-line">
          {events.map((event) => (
            <AuditRow
              key={event.id}
              event={event}
              onActor={(id) => set('actor', id)}
              onTarget={(id) => set('target', id)}
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
      <p className="max-w-measure text-caption text-ink-soft">
        Each event contains the hash of the previous one, so changed or deleted events can be detected. To
        verify an unfiltered NDJSON export, run{' '}
        <code className="font-mono">{call('verify-audit FILE.ndjson')}</code>
      </p>
    </div>
  )
}

/** The type and period of the events, and downloads of what is listed. */
function AuditFilters({ org, search, onSearch }: AuditLogProps) {
  const set = <Name extends keyof AuditSearch>(name: Name, value: AuditSearch[Name] | undefined) =>
    onSearch(withParameter(search, name, value))
  return (
    <div className="flex flex-wrap items-end gap-3">
      <Select
        label="Type"
        value={search.area ?? 'all'}
        onValueChange={(value: AuditArea | 'all') => set('area', value === 'all' ? undefined : value)}
        options={[
          { value: 'all', label: 'All events' },
          ...areaNames.map((value) => ({ value, label: auditAreas[value].label })),
        ]}
      />
      {(['from', 'to'] as const).map((end) => (
        <TextField
          key={end}
          label={end === 'from' ? 'From' : 'To'}
          type="date"
          value={search[end] ?? ''}
          onValueChange={(day) => set(end, day === '' ? undefined : day)}
        />
      ))}
      <span className="ml-auto flex gap-2">
        {(['csv', 'ndjson'] as const).map((format) => (
          <a
            key={format}
            href={auditExportUrl(org, search, format)}
            download
            className={buttonClass('quiet')}
          >
            <Icon of={Download} />
            {format.toUpperCase()}
          </a>
        ))}
      </span>
    </div>
  )
}
