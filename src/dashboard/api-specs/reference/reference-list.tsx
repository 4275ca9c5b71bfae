import { useSuspenseQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Search } from 'lucide-react'
import { useCallback, useMemo, useRef } from 'react'
import { useCommands } from '../../shell/commands/commands.ts'
import { useRowKeys } from '../../shell/commands/use-row-keys.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { cx } from '../../ui/class-names.ts'
import { counted } from '../../ui/counted.ts'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { SearchField } from '../../ui/fields/search-field.tsx'
import { VirtualList } from '../../ui/layout/virtual-list.tsx'
import { FilterMenu } from '../../ui/menus/filter-menu.tsx'
import { operationsOptions, schemasOptions } from '../api-spec-queries.ts'
import { withParameters } from '../../api/search-parameters.ts'
import type { ReferenceSearch } from '../api-spec-search.ts'
import { tagsOf } from '../operation-filter.ts'
import { MethodBadge } from './method-badge.tsx'
import { referenceRows, rowKey, type ReferenceRow } from './reference-rows.ts'

export interface ReferenceListProps {
  readonly org: string
  readonly slug: string
  /** Id of the version. */
  readonly version: string
  readonly search: ReferenceSearch
  readonly onSearch: (search: ReferenceSearch) => void
}

/** The operations and schemas of a version, with a search; a thousand of them scroll smoothly. */
export function ReferenceList({ org, slug, version, search, onSearch }: ReferenceListProps) {
  const { data: operations } = useSuspenseQuery(operationsOptions(org, slug, version))
  const { data: schemas } = useSuspenseQuery(schemasOptions(org, slug, version))
  const field = useRef<HTMLInputElement>(null)
  const list = useRef<HTMLDivElement>(null)
  useRowKeys(list)
  useCommands([
    {
      id: 'search-operations',
      label: 'Search operations',
      group: 'This screen',
      icon: Search,
      keys: '/',
      run: () => field.current?.focus(),
    },
  ])
  const rows = useMemo(
    () =>
      referenceRows(
        operations,
        schemas.map(({ name }) => name),
        search,
      ),
    [operations, schemas, search],
  )
  const tags = useMemo(() => tagsOf(operations).map((value) => ({ value, label: value })), [operations])
  const draw = useCallback(
    (row: ReferenceRow) => <Row row={row} org={org} slug={slug} search={search} />,
    [org, slug, search],
  )
  return (
    <div ref={list} className="grid min-w-0 grid-cols-[minmax(0,1fr)] content-start gap-2">
      <div className="flex flex-wrap items-center gap-2">
        <SearchField
          label="Search operations"
          value={search.q}
          onSearch={(q) => onSearch(withParameters(search, { q }))}
          field={field}
        />
        {tags.length > 1 && (
          <FilterMenu
            label="Tag"
            allLabel="All tags"
            value={search.tag}
            onValueChange={(tag) => onSearch(withParameters(search, { tag }))}
            options={tags}
          />
        )}
      </div>
      <output className="figures text-caption text-ink-soft">
        {counted(rows.filter(({ kind }) => kind === 'operation').length, 'operation')}
      </output>
      {rows.length === 0 ? (
        <NoOperations
          isDocumentEmpty={operations.length === 0}
          onClear={() => onSearch(withParameters(search, { q: undefined, tag: undefined }))}
        />
      ) : (
        <VirtualList
          label="Operations and schemas"
          items={rows}
          itemKey={rowKey}
          rowHeight={32}
          className="max-h-[min(70dvh,48rem)] border-y border-line"
        >
          {draw}
        </VirtualList>
      )}
    </div>
  )
}

interface NoOperationsProps {
  readonly isDocumentEmpty: boolean
  readonly onClear: () => void
}

function NoOperations({ isDocumentEmpty, onClear }: NoOperationsProps) {
  return (
    <EmptyState
      title={isDocumentEmpty ? 'No operations' : 'No matching operations'}
      action={!isDocumentEmpty && <Button onClick={onClear}>Clear filters</Button>}
    >
      {isDocumentEmpty
        ? 'The document has no paths and no schemas.'
        : 'Search by path, name, summary or tag.'}
    </EmptyState>
  )
}

interface RowProps {
  readonly row: ReferenceRow
  readonly org: string
  readonly slug: string
  readonly search: ReferenceSearch
}

const rowClass =
  'flex touch-row min-w-0 items-center gap-2 rounded-small px-1.5 -outline-offset-2 hover:bg-hover aria-[current=true]:bg-chosen'

function Row({ row, org, slug, search }: RowProps) {
  if (row.kind === 'heading')
    return (
      <div className="flex items-baseline gap-2 px-1.5 pt-3 pb-1 text-caption">
        <span className="min-w-0 truncate font-strong">{row.label}</span>
        <span className="figures text-ink-soft">{row.count}</span>
      </div>
    )
  const isOperation = row.kind === 'operation'
  const isCurrent = isOperation ? search.operation === row.operation.key : search.schema === row.name
  return (
    <div data-row={rowKey(row)}>
      <Link
        to="/o/$org/specs/$spec"
        params={{ org, spec: slug }}
        search={withParameters(search, {
          operation: isOperation ? row.operation.key : undefined,
          schema: isOperation ? undefined : row.name,
        })}
        resetScroll={false}
        aria-current={isCurrent ? 'true' : undefined}
        className={rowClass}
      >
        {isOperation ? (
          <>
            <MethodBadge method={row.operation.method} />
            <span
              className={cx(
                'min-w-0 truncate font-mono',
                row.operation.deprecated && 'text-ink-soft line-through',
              )}
              title={row.operation.summary === '' ? row.operation.path : row.operation.summary}
            >
              {row.operation.path}
            </span>
          </>
        ) : (
          <span className="min-w-0 truncate font-mono">{row.name}</span>
        )}
      </Link>
    </div>
  )
}
