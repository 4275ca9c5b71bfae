import { useSuspenseQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Search, X } from 'lucide-react'
import { useMemo, useRef, useState, type RefObject } from 'react'
import type { ApiSpecOperation } from '../../../client/types.gen.ts'
import { useCommands } from '../../shell/commands/commands.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/buttons/button.tsx'
import { counted } from '../../ui/counted.ts'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { SearchField } from '../../ui/fields/search-field.tsx'
import { Table, type Column } from '../../ui/layout/table.tsx'
import { FilterMenu } from '../../ui/menus/filter-menu.tsx'
import { operationsOptions } from '../api-spec-queries.ts'
import { withParameters } from '../../api/search-parameters.ts'
import type { OperationsSearch } from '../api-spec-search.ts'
import { matchingOperations, methodsOf, tagsOf } from '../operation-filter.ts'
import { MethodBadge } from '../reference/method-badge.tsx'

export interface OperationsScreenProps {
  readonly org: string
  readonly slug: string
  /** Id of the version. */
  readonly version: string
  readonly search: OperationsSearch
  readonly onSearch: (search: OperationsSearch) => void
}

/** Rows in one go; a table of a thousand rows is slow to lay out. */
const rowsAtOnce = 100

/** The operations of a version as a table. */
export function OperationsScreen({ org, slug, version, search, onSearch }: OperationsScreenProps) {
  const { data: operations } = useSuspenseQuery(operationsOptions(org, slug, version))
  const field = useRef<HTMLInputElement>(null)
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
  const found = useMemo(() => matchingOperations(operations, search), [operations, search])
  const columns = useMemo(() => columnsOf(org, slug, search.version), [org, slug, search.version])
  const clear = (): void =>
    onSearch(
      withParameters(search, { q: undefined, tag: undefined, method: undefined, deprecated: undefined }),
    )
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <OperationFilters
        operations={operations}
        search={search}
        onSearch={onSearch}
        onClear={clear}
        field={field}
      />
      <output className="figures text-caption text-ink-soft">
        {found.length === operations.length
          ? counted(found.length, 'operation')
          : `${found.length.toLocaleString('en')} of ${counted(operations.length, 'operation')}`}
      </output>
      <OperationsTable
        // Begins with the first rows again for another filter.
        key={JSON.stringify(search)}
        columns={columns}
        operations={found}
        isFiltered={operations.length > 0}
        onClear={clear}
      />
    </div>
  )
}

interface OperationsTableProps {
  readonly columns: readonly Column<ApiSpecOperation>[]
  readonly operations: readonly ApiSpecOperation[]
  readonly isFiltered: boolean
  readonly onClear: () => void
}

function OperationsTable({ columns, operations, isFiltered, onClear }: OperationsTableProps) {
  const [shown, setShown] = useState(rowsAtOnce)
  return (
    <>
      <Table
        caption="Operations"
        columns={columns}
        rows={operations.slice(0, shown)}
        rowKey={({ key }) => key}
        empty={
          isFiltered ? (
            <EmptyState
              title="No matching operations"
              action={<Button onClick={onClear}>Clear filters</Button>}
            >
              Try a different search or fewer filters.
            </EmptyState>
          ) : (
            <EmptyState title="No operations">The document has no paths and no webhooks.</EmptyState>
          )
        }
      />
      {operations.length > shown && (
        <span>
          <Button onClick={() => setShown(shown + rowsAtOnce)}>
            Show {Math.min(rowsAtOnce, operations.length - shown)} more
          </Button>
        </span>
      )}
    </>
  )
}

interface OperationFiltersProps extends Pick<OperationsScreenProps, 'search' | 'onSearch'> {
  readonly operations: readonly ApiSpecOperation[]
  readonly onClear: () => void
  readonly field: RefObject<HTMLInputElement | null>
}

const optionsOf = (values: readonly string[]) => values.map((value) => ({ value, label: value }))

function OperationFilters({ operations, search, onSearch, onClear, field }: OperationFiltersProps) {
  const [tags, methods] = useMemo(
    () => [optionsOf(tagsOf(operations)), optionsOf(methodsOf(operations))],
    [operations],
  )
  const { q, tag, method, deprecated } = search
  const isFiltered = [q, tag, method, deprecated].some((value) => value !== undefined)
  return (
    <div className="flex flex-wrap items-center gap-2">
      <SearchField
        label="Search operations"
        value={q}
        onSearch={(next) => onSearch(withParameters(search, { q: next }))}
        field={field}
      />
      {tags.length > 0 && (
        <FilterMenu
          label="Tag"
          allLabel="All tags"
          value={tag}
          onValueChange={(next) => onSearch(withParameters(search, { tag: next }))}
          options={tags}
        />
      )}
      <FilterMenu
        label="Method"
        allLabel="All methods"
        value={method}
        onValueChange={(next) => onSearch(withParameters(search, { method: next }))}
        options={methods}
      />
      <Button
        variant={deprecated === true ? 'quiet' : 'bare'}
        aria-pressed={deprecated === true}
        onClick={() =>
          onSearch(withParameters(search, { deprecated: deprecated === true ? undefined : true }))
        }
      >
        Deprecated
      </Button>
      {isFiltered && (
        <Button variant="bare" icon={X} onClick={onClear}>
          Clear filters
        </Button>
      )}
    </div>
  )
}

const columnsOf = (
  org: string,
  slug: string,
  version: string | undefined,
): readonly Column<ApiSpecOperation>[] => [
  {
    key: 'operation',
    header: 'Operation',
    names: true,
    cell: ({ key, method, path, deprecated, kind }) => (
      <span className="flex items-center gap-2 py-1">
        <MethodBadge method={method} />
        <Link
          to="/o/$org/specs/$spec"
          params={{ org, spec: slug }}
          search={{ operation: key, ...(version !== undefined && { version }) }}
          className="font-mono [overflow-wrap:anywhere] max-sm:min-w-40 hover:underline"
        >
          {path}
        </Link>
        {kind === 'webhook' && <Badge>Webhook</Badge>}
        {deprecated && <Badge tone="ochre">Deprecated</Badge>}
      </span>
    ),
  },
  { key: 'summary', header: 'Summary', cell: ({ summary }) => summary },
  {
    key: 'id',
    header: 'Operation ID',
    cell: ({ operationId }) => <code className="font-mono">{operationId}</code>,
  },
  { key: 'tags', header: 'Tags', cell: ({ tags }) => tags.join(', ') },
]
