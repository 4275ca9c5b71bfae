import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { ArrowLeft } from 'lucide-react'
import { useMemo } from 'react'
import type { ApiSpecVersion } from '../../../client/types.gen.ts'
import { processError } from '../../api/process-error.ts'
import { isMissing } from '../../api/response-error.ts'
import { cx } from '../../ui/class-names.ts'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { ErrorNote } from '../../ui/feedback/error-note.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { referenceOptions, type Reference, type ReferenceSelection } from '../api-spec-queries.ts'
import { withParameters } from '../../api/search-parameters.ts'
import type { ReferenceSearch } from '../api-spec-search.ts'
import { versionLabel } from '../api-spec-text.ts'
import { OperationTitle, OperationView } from './operation-view.tsx'
import { OverviewView } from './overview-view.tsx'
import { ReferenceList } from './reference-list.tsx'
import { ReferencePlaceContext } from './reference-links.ts'
import { SchemaView } from './schema-view.tsx'

export interface ReferenceScreenProps {
  readonly org: string
  readonly slug: string
  readonly version: ApiSpecVersion
  readonly search: ReferenceSearch
  readonly onSearch: (search: ReferenceSearch) => void
}

const selectionOf = ({ operation, schema }: ReferenceSearch): ReferenceSelection =>
  operation !== undefined ? { operation } : schema !== undefined ? { schemas: schema } : {}

/** The reference of a version: the list of operations, and beside it the one that was opened. */
export function ReferenceScreen({ org, slug, version, search, onSearch }: ReferenceScreenProps) {
  const isOpen = search.operation !== undefined || search.schema !== undefined
  const place = useMemo(() => ({ org, slug, version: search.version }), [org, slug, search.version])
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6 lg:grid-cols-[minmax(16rem,22rem)_minmax(0,1fr)]">
      <div className={cx(isOpen && 'max-lg:hidden')}>
        <ReferenceList org={org} slug={slug} version={version.id} search={search} onSearch={onSearch} />
      </div>
      <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] content-start gap-3">
        {isOpen && (
          <Link
            to="/o/$org/specs/$spec"
            params={{ org, spec: slug }}
            search={withParameters(search, { operation: undefined, schema: undefined })}
            className="flex w-fit touch-row items-center gap-1.5 text-ink-soft hover:text-ink lg:hidden"
          >
            <Icon of={ArrowLeft} /> All operations
          </Link>
        )}
        <ReferencePlaceContext value={place}>
          <OpenedReference org={org} slug={slug} version={version} search={search} />
        </ReferencePlaceContext>
      </div>
    </div>
  )
}

function OpenedReference({ org, slug, version, search }: Omit<ReferenceScreenProps, 'onSearch'>) {
  const selection = selectionOf(search)
  const { data, error, refetch, isFetching } = useQuery(referenceOptions(org, slug, version.id, selection))
  if (isMissing(error))
    return (
      <EmptyState
        title={`Not in ${versionLabel(version).toLowerCase()}`}
        action={
          <Link
            to="/o/$org/specs/$spec"
            params={{ org, spec: slug }}
            search={withParameters(search, { operation: undefined, schema: undefined })}
            className="text-accent underline underline-offset-2"
          >
            Show all operations
          </Link>
        }
      >
        <code className="font-mono [overflow-wrap:anywhere]">{search.operation ?? search.schema}</code> does
        not exist in this version.
      </EmptyState>
    )
  if (error !== null)
    return <ErrorNote {...processError(error)} onRetry={() => void refetch()} retrying={isFetching} />
  if (data === undefined) return <Skeleton shape="lines" count={10} label="Loading the reference" />
  return <ReferencePaper reference={data} />
}

function ReferencePaper({
  reference: { operation, models = [], overview },
}: {
  readonly reference: Reference
}) {
  return (
    <article className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-4 rounded-base bg-paper p-4 ring-1 ring-line ring-inset sm:p-6">
      {operation !== undefined && (
        <>
          <div className="grid gap-2">
            <h2 className="text-title font-strong [overflow-wrap:anywhere]">{operation.title}</h2>
            <OperationTitle operation={operation} />
          </div>
          <OperationView operation={operation} />
        </>
      )}
      {models.map(({ name, schema }) => (
        <section key={name} aria-label={name} className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-2">
          <h2 className="font-mono text-title font-strong [overflow-wrap:anywhere]">{name}</h2>
          <SchemaView schema={schema} />
        </section>
      ))}
      {overview !== undefined && <OverviewView overview={overview} />}
    </article>
  )
}
