import { Link } from '@tanstack/react-router'
import type { ApiSpec, ApiSpecVersion } from '../../../client/types.gen.ts'
import { safeLink } from '../../../content/render/safe-url.ts'
import { Badge } from '../../ui/badge.tsx'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { Section } from '../../ui/layout/section.tsx'
import { Table, type Column } from '../../ui/layout/table.tsx'
import { RelativeTime } from '../../ui/relative-time.tsx'
import { ChangeCounts } from '../change-counts.tsx'

export interface VersionsScreenProps {
  readonly org: string
  readonly spec: ApiSpec
  readonly versions: readonly ApiSpecVersion[]
}

/** The kept versions, newest first, each with what changed since the one before. */
export function VersionsScreen({ org, spec, versions }: VersionsScreenProps) {
  return (
    <Section
      title="Versions"
      lead="A changed document becomes a version. The latest 100 are kept, and the first of each month before them."
    >
      <Table
        caption="Versions"
        columns={columnsOf(org, spec, versions)}
        rows={versions}
        rowKey={({ id }) => id}
        empty={
          <EmptyState title="No version yet">
            The first version appears here once the document can be read.
          </EmptyState>
        }
      />
    </Section>
  )
}

const columnsOf = (
  org: string,
  spec: ApiSpec,
  versions: readonly ApiSpecVersion[],
): readonly Column<ApiSpecVersion>[] => [
  {
    key: 'number',
    header: 'Version',
    names: true,
    cell: ({ id, number }) => (
      <span className="figures inline-flex items-center gap-2">
        <Link
          to="/o/$org/specs/$spec"
          params={{ org, spec: spec.slug }}
          search={id === spec.lastVersion ? {} : { version: id }}
          className="hover:underline"
        >
          {number}
        </Link>
        {id === spec.lastVersion && <Badge tone="moss">In use</Badge>}
      </span>
    ),
  },
  {
    key: 'changes',
    header: 'Changes',
    cell: ({ id, changes }) => {
      const before = versions[versions.findIndex((version) => version.id === id) + 1]
      if (before === undefined || changes === undefined) return <span className="text-ink-soft">–</span>
      return (
        <Link
          to="/o/$org/specs/$spec/compare"
          params={{ org, spec: spec.slug }}
          search={{ from: before.id, to: id }}
          className="inline-block py-1 hover:underline"
        >
          <ChangeCounts counts={changes} />
        </Link>
      )
    },
  },
  { key: 'states', header: 'Document says', cell: ({ apiVersion }) => apiVersion },
  {
    key: 'created',
    header: 'Created',
    cell: ({ createdAt }) => createdAt !== undefined && <RelativeTime at={createdAt} />,
  },
  { key: 'operations', header: 'Operations', numeric: true, cell: ({ operations }) => operations },
  { key: 'problems', header: 'Problems', numeric: true, cell: ({ problems }) => problems.length },
  {
    key: 'document',
    header: 'Document',
    quiet: true,
    className: 'text-right',
    cell: (version) => <DocumentLinks org={org} spec={spec.slug} version={version} />,
  },
]

interface DocumentLinksProps {
  readonly org: string
  /** Slug of the specification. */
  readonly spec: string
  readonly version: ApiSpecVersion
}

function DocumentLinks({ org, spec, version: { id, url, number, format } }: DocumentLinksProps) {
  const href = safeLink(url)
  return (
    <span className="inline-flex gap-3 whitespace-nowrap">
      <Link
        to="/o/$org/specs/$spec/source"
        params={{ org, spec }}
        search={{ version: id }}
        aria-label={`Source of version ${number}`}
        className="text-accent hover:underline"
      >
        Source
      </Link>
      {href !== undefined && (
        <a
          href={href}
          download={`${spec}-${number}.${format}`}
          aria-label={`Download version ${number}`}
          className="text-accent hover:underline"
        >
          Download
        </a>
      )}
    </span>
  )
}
