import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { ChevronDown, ChevronRight, CircleAlert } from 'lucide-react'
import { useMemo, useState, type ReactNode } from 'react'
import type { ApiSpec } from '../../../client/types.gen.ts'
import type { ApiRequest } from '../../../content/api-reference/api-block.ts'
import { processError } from '../../api/process-error.ts'
import { isMissing } from '../../api/response-error.ts'
import { ErrorNote } from '../../ui/feedback/error-note.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { apiSpecOptions, referenceOptions, versionsOptions, type Reference } from '../api-spec-queries.ts'
import { specName } from '../api-spec-text.ts'
import { OperationTitle, OperationView } from '../reference/operation-view.tsx'
import { ReferencePlaceContext } from '../reference/reference-links.ts'
import { SchemaView } from '../reference/schema-view.tsx'

export interface ApiBlockProps {
  readonly org: string
  readonly request: ApiRequest
}

/** What a block of a page shows of a specification, or why it shows nothing. */
export function ApiBlock({ org, request }: ApiBlockProps) {
  const { data: spec, error } = useQuery({ ...apiSpecOptions(org, request.spec), retry: false })
  return (
    <div
      // The editor leaves events inside to the block.
      data-own-events=""
      className="min-w-0 rounded-base bg-raised font-sans text-base font-normal text-ink ring-1 ring-line ring-inset"
    >
      {isMissing(error) ? (
        <Unavailable>
          The API specification <code className="font-mono">{request.spec}</code> was deleted, or you do not
          have access to it.
        </Unavailable>
      ) : error !== null ? (
        <ErrorNote {...processError(error)} />
      ) : spec === undefined ? (
        <Loading />
      ) : spec.lastVersion === undefined ? (
        <Unavailable>
          {specName(spec)} has no version yet.{' '}
          {spec.processingState === 'complete' ? 'Its document could not be read.' : 'It is being processed.'}
        </Unavailable>
      ) : (
        <OfVersion org={org} request={request} spec={spec} version={spec.lastVersion} />
      )}
    </div>
  )
}

function Loading() {
  return (
    <div className="p-3">
      <Skeleton shape="lines" count={1} label="Loading the operation" />
    </div>
  )
}

/** Why a block shows nothing. Readers do not see the block at all. */
function Unavailable({ children }: { readonly children: ReactNode }) {
  return (
    <p className="flex items-start gap-2 p-3">
      <Icon of={CircleAlert} className="mt-0.5 text-rust" />
      <span className="min-w-0 [overflow-wrap:anywhere]">{children}</span>
    </p>
  )
}

interface OfVersionProps extends ApiBlockProps {
  readonly spec: ApiSpec
  readonly version: string
}

function OfVersion({ org, request, spec, version }: OfVersionProps) {
  const selection =
    request.kind === 'operation' ? { operation: request.key } : { schemas: request.names.join(',') }
  const { data, error } = useQuery({
    ...referenceOptions(org, spec.slug, version, selection),
    retry: false,
  })
  const place = useMemo(() => ({ org, slug: spec.slug, version: undefined }), [org, spec.slug])
  if (isMissing(error)) return <Gone org={org} request={request} spec={spec} version={version} />
  if (error !== null) return <ErrorNote {...processError(error)} />
  if (data === undefined) return <Loading />
  return (
    <ReferencePlaceContext value={place}>
      <ShownReference reference={data} spec={spec} org={org} />
    </ReferencePlaceContext>
  )
}

function Gone({ org, request, spec, version }: OfVersionProps) {
  const { data: versions = [] } = useQuery(versionsOptions(org, spec.slug))
  const latest = versions.find(({ id }) => id === version)
  return (
    <Unavailable>
      <code className="font-mono">
        {request.kind === 'operation' ? request.key : request.names.join(', ')}
      </code>{' '}
      is not in {specName(spec)}
      {latest === undefined ? '' : `, version ${latest.number}`}. Choose another operation, or delete the
      block.
    </Unavailable>
  )
}

interface ShownReferenceProps {
  readonly reference: Reference
  readonly spec: ApiSpec
  readonly org: string
}

function ShownReference({ reference, spec, org }: ShownReferenceProps) {
  const { operation, models = [] } = reference
  if (operation !== undefined)
    return (
      <Foldable
        title={
          <>
            <OperationTitle operation={operation} />
            {operation.title !== '' && operation.title !== operation.path && (
              <span className="min-w-0 text-ink-soft [overflow-wrap:anywhere]">{operation.title}</span>
            )}
          </>
        }
        link={
          <Link
            to="/o/$org/specs/$spec"
            params={{ org, spec: spec.slug }}
            search={{ operation: operation.key }}
            className="text-caption text-accent underline underline-offset-2"
          >
            Open in {specName(spec)}
          </Link>
        }
      >
        <OperationView operation={operation} isEmbedded />
      </Foldable>
    )
  return models.map(({ name, schema }) => (
    <Foldable key={name} title={<code className="font-mono">{name}</code>} link={undefined}>
      <SchemaView schema={schema} />
    </Foldable>
  ))
}

interface FoldableProps {
  readonly title: ReactNode
  readonly link: ReactNode
  readonly children: ReactNode
}

/** Folded at first: an operation can be longer than the page around it. */
function Foldable({ title, link, children }: FoldableProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <div className="min-w-0">
      <button
        type="button"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
        className="flex w-full min-w-0 touch-row items-center gap-2 rounded-base px-3 py-2 text-left hover:bg-hover"
      >
        <Icon of={isOpen ? ChevronDown : ChevronRight} className="text-ink-soft" />
        <span className="flex min-w-0 flex-wrap items-center gap-x-2 gap-y-1">{title}</span>
      </button>
      {isOpen && (
        <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-3 px-3 pt-1 pb-4">
          {children}
          {link !== undefined && <span>{link}</span>}
        </div>
      )}
    </div>
  )
}
