import { Link } from '@tanstack/react-router'
import { GitMerge, History, Pencil, RefreshCw, Undo2 } from 'lucide-react'
import type { ReactNode } from 'react'
import type { RevisionSummary } from '../../../client/types.gen.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { Badge } from '../../ui/badge.tsx'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { Icon } from '../../ui/icon.tsx'
import { RelativeTime } from '../../ui/relative-time.tsx'
import { changedText } from './revision-text.ts'

const kinds = {
  edits: { icon: Pencil, words: 'Edited directly' },
  merge: { icon: GitMerge, words: 'Merged' },
  rollback: { icon: Undo2, words: 'Reverted' },
  update: { icon: RefreshCw, words: 'Updated from main' },
  computed: { icon: History, words: 'Made by the service' },
} as const

/** Two revisions to compare. */
export interface Pair {
  readonly from: string | undefined
  readonly to: string | undefined
}

export interface RevisionListProps {
  readonly org: string
  readonly space: string
  readonly revisions: readonly RevisionSummary[]
  /** Id of the current revision. */
  readonly present: string
  /** Id of the revision selected in the URL. */
  readonly chosen: string | undefined
  /** The page at which a revision opens; undefined if the space has none. */
  readonly page: string | undefined
  /** The revisions selected for comparison, where a selection is possible. */
  readonly pair?: Pair | undefined
  readonly onPair?: ((pair: Pair) => void) | undefined
  /** Additional actions for a revision. */
  readonly actions?: ((revision: RevisionSummary) => ReactNode) | undefined
}

/** The revisions of a space, newest first, with author, time, origin and a link to read each one. */
export function RevisionList(props: RevisionListProps) {
  const { org, space, revisions, present, chosen, page, pair, onPair, actions } = props
  if (revisions.length === 0)
    return (
      <EmptyState title="Nothing has happened yet">
        Every merge and every direct edit stands here, and can be read as it was.
      </EmptyState>
    )
  return (
    <ol className="divide-y divide-line border-y border-line">
      {revisions.map((revision, place) => {
        const { icon, words } = kinds[revision.type]
        const { createdBy, mergedFrom } = revision
        return (
          <li
            key={revision.id}
            id={`r-${revision.id}`}
            aria-current={revision.id === chosen ? 'true' : undefined}
            className="flex flex-wrap items-center gap-x-3 gap-y-1 py-2 aria-[current=true]:bg-accent-soft"
          >
            {pair !== undefined && (
              <span className="flex gap-1">
                {(['from', 'to'] as const).map((side) => (
                  <input
                    key={side}
                    type="radio"
                    name={`compare-${side}`}
                    aria-label={`Compare ${side} revision ${revision.number ?? place + 1}`}
                    title={side === 'from' ? 'Compare from here' : 'Compare to here'}
                    checked={pair[side] === revision.id}
                    onChange={() => onPair?.({ ...pair, [side]: revision.id })}
                    className="m-1 size-4 accent-accent"
                  />
                ))}
              </span>
            )}
            <Icon of={icon} className="text-ink-soft" />
            {revision.number !== undefined && (
              <span className="figures min-w-10 text-right text-ink-soft">
                <span className="sr-only">Revision </span>
                {revision.number.toLocaleString('en')}
              </span>
            )}
            <span className="min-w-0 flex-1 basis-64">
              {words}
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
              <Changed org={org} space={space} revision={revision} />
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
            {revision.id === present ? (
              <Badge tone="moss">Now</Badge>
            ) : (
              <>
                {page !== undefined && (
                  <Link
                    to="/o/$org/s/$space/p/$page"
                    params={{ org, space, page }}
                    search={{ rev: revision.id }}
                    className="text-accent underline"
                  >
                    Read as it was
                  </Link>
                )}
                {actions?.(revision)}
              </>
            )}
          </li>
        )
      })}
    </ol>
  )
}

interface ChangedProps {
  readonly org: string
  readonly space: string
  readonly revision: RevisionSummary
}

/** Links to the pages that a revision changed, each to its diff. */
function Changed({ org, space, revision }: ChangedProps) {
  const words = changedText(revision)
  const [before] = revision.parents
  if (words === undefined) return null
  return (
    <span className="block text-caption text-ink-soft">
      {before === undefined ? (
        words
      ) : (
        <Link
          to="/o/$org/s/$space/history"
          params={{ org, space }}
          search={{ from: before, to: revision.id }}
          className="hover:text-ink hover:underline"
        >
          {words}
        </Link>
      )}
    </span>
  )
}
