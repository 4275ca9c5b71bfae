import { Link } from '@tanstack/react-router'
import type { LucideIcon } from 'lucide-react'
import {
  ArrowLeftRight,
  Copy,
  GitMerge,
  History,
  Import,
  Languages,
  Pencil,
  Plus,
  RefreshCw,
  Undo2,
} from 'lucide-react'
import type { ReactNode } from 'react'
import type { RevisionSummary } from '../../../client/types.gen.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { Badge } from '../../ui/badge.tsx'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { Icon } from '../../ui/icon.tsx'
import { RelativeTime } from '../../ui/relative-time.tsx'
import { changedText, revisionLabel } from './revision-text.ts'

const causeIcons: Readonly<Record<NonNullable<RevisionSummary['cause']>['kind'], LucideIcon>> = {
  create: Plus,
  edit: Pencil,
  import: Import,
  duplicate: Copy,
  merge: GitMerge,
  update: RefreshCw,
  revert: Undo2,
  restore: History,
  transfer: ArrowLeftRight,
  translation: Languages,
}

/** Of revisions without a cause. */
const typeIcons: Readonly<Record<RevisionSummary['type'], LucideIcon>> = {
  edits: Pencil,
  merge: GitMerge,
  rollback: Undo2,
  update: RefreshCw,
  computed: History,
}

/** Two revisions to compare. */
export interface RevisionPair {
  readonly from: string | undefined
  readonly to: string | undefined
}

export interface RevisionListProps {
  readonly org: string
  readonly space: string
  readonly revisions: readonly RevisionSummary[]
  /** Id of the current revision. */
  readonly currentRevision: string
  /** Id of the revision selected in the URL. */
  readonly selectedRevision: string | undefined
  /** The page at which a revision opens; undefined if the space has none. */
  readonly page: string | undefined
  /** The revisions selected for comparison, where a selection is possible. */
  readonly pair?: RevisionPair | undefined
  readonly onPair?: ((pair: RevisionPair) => void) | undefined
  /** Additional actions for a revision. */
  readonly actions?: ((revision: RevisionSummary) => ReactNode) | undefined
}

/** The revisions of a space, newest first, with author, time, origin and a link to read each one. */
export function RevisionList(props: RevisionListProps) {
  const { revisions, ...list } = props
  if (revisions.length === 0)
    return (
      <EmptyState title="No revisions yet">
        Every merge and direct edit creates a revision that you can read, compare, and restore.
      </EmptyState>
    )
  return (
    <ol className="divide-y divide-line border-y border-line">
      {revisions.map((revision, index) => (
        <RevisionRow key={revision.id} {...list} revision={revision} index={index} />
      ))}
    </ol>
  )
}

interface RevisionRowProps extends Omit<RevisionListProps, 'revisions'> {
  readonly revision: RevisionSummary
  /** Its position in the list. */
  readonly index: number
}

function RevisionRow(props: RevisionRowProps) {
  const { org, space, revision, currentRevision, selectedRevision, page, pair, actions } = props
  const { createdBy, mergedFrom, cause } = revision
  const icon = cause === undefined ? typeIcons[revision.type] : causeIcons[cause.kind]
  return (
    <li
      id={`r-${revision.id}`}
      aria-current={revision.id === selectedRevision ? 'true' : undefined}
      className="flex flex-wrap items-center gap-x-3 gap-y-1 py-2 aria-[current=true]:bg-accent-soft"
    >
      {pair !== undefined && <CompareButtons {...props} pair={pair} />}
      <Icon of={icon} className="text-ink-soft" />
      {revision.number !== undefined && (
        <span className="figures min-w-10 text-right text-ink-soft">
          <span className="sr-only">Revision </span>
          {revision.number.toLocaleString('en')}
        </span>
      )}
      <span className="min-w-0 flex-1 basis-64">
        {revisionLabel(revision)}
        {mergedFrom !== undefined && (
          <>
            {' '}
            <Link
              to="/o/$org/s/$space/changes/$number"
              params={{ org, space, number: String(mergedFrom.number) }}
              className="text-accent underline"
            >
              #{mergedFrom.number} {mergedFrom.subject}
            </Link>
          </>
        )}
        {cause !== undefined && <Channel cause={cause} />}
        <ChangedPages org={org} space={space} revision={revision} />
      </span>
      {createdBy !== undefined && (
        <span className="flex items-center gap-1.5 text-ink-soft">
          <Avatar name={createdBy.displayName} image={createdBy.photoURL} size="small" decorative />
          {createdBy.displayName}
        </span>
      )}
      <span className="text-ink-soft">
        <RelativeTime at={revision.createdAt} />
      </span>
      {revision.id === currentRevision ? (
        <Badge tone="moss">Current</Badge>
      ) : (
        <>
          {page !== undefined && (
            <Link
              to="/o/$org/s/$space/p/$page"
              params={{ org, space, page }}
              search={{ rev: revision.id }}
              className="text-accent underline"
            >
              View
            </Link>
          )}
          {actions?.(revision)}
        </>
      )}
    </li>
  )
}

/** How the change arrived, unless in the dashboard. */
function Channel({ cause: { via, token } }: { readonly cause: NonNullable<RevisionSummary['cause']> }) {
  if (via === 'api')
    return (
      <span className="text-ink-soft"> with the API token {token === undefined ? '' : `“${token}”`}</span>
    )
  return via === 'command-line' ? <span className="text-ink-soft"> from the command line</span> : null
}

interface CompareButtonsProps extends Pick<RevisionRowProps, 'revision' | 'index' | 'onPair'> {
  readonly pair: RevisionPair
}

/** Selects the revision as one of the two to compare. */
function CompareButtons({ revision, index, pair, onPair }: CompareButtonsProps) {
  return (
    <span className="flex gap-1">
      {(['from', 'to'] as const).map((side) => (
        <input
          key={side}
          type="radio"
          name={`compare-${side}`}
          aria-label={`Compare ${side} revision ${revision.number ?? index + 1}`}
          title={side === 'from' ? 'Compare from here' : 'Compare to here'}
          checked={pair[side] === revision.id}
          onChange={() => onPair?.({ ...pair, [side]: revision.id })}
          className="m-1 size-4 accent-accent"
        />
      ))}
    </span>
  )
}

interface ChangedPagesProps {
  readonly org: string
  readonly space: string
  readonly revision: RevisionSummary
}

/** Links to the pages that a revision changed, each to its diff. */
function ChangedPages({ org, space, revision }: ChangedPagesProps) {
  const text = changedText(revision)
  const [before] = revision.parents
  if (text === undefined) return null
  return (
    <span className="block text-caption text-ink-soft">
      {before === undefined ? (
        text
      ) : (
        <Link
          to="/o/$org/s/$space/history"
          params={{ org, space }}
          search={{ from: before, to: revision.id }}
          className="hover:text-ink hover:underline"
        >
          {text}
        </Link>
      )}
    </span>
  )
}
