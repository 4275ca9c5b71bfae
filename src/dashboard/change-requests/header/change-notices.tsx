import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ChangeRequest, Space } from '../../../client/types.gen.ts'
import { counted } from '../../ui/counted.ts'
import { Note } from '../../ui/feedback/note.tsx'
import { RelativeTime } from '../../ui/relative-time.tsx'
import { originOptions } from '../timeline/timeline-queries.ts'
import { ChangeLink, RevisionLink } from '../timeline/timeline-row.tsx'
import { countText } from '../entries/change-entries.ts'
import { revisionCountsOptions } from '../change-queries.ts'

export interface ChangeNoticesProps {
  readonly org: string
  readonly space: Space
  readonly change: ChangeRequest
  /** Number of unanswered conflicts with main; undefined while unknown, or if there can be none. */
  readonly conflicts: number | undefined
}

/** Notices before any action: that it is merged or archived, or that main has moved. */
export function ChangeNotices({ org, space, change, conflicts }: ChangeNoticesProps) {
  const params = { org, space: space.id, number: String(change.number) }
  const isMergeable = change.status === 'open' || change.status === 'draft'
  const mainChanges = useQuery({
    ...revisionCountsOptions(space.id, change.revisionMergedAncestor, space.revision),
    enabled: change.outdated,
  })
  const summary = mainChanges.data === undefined ? undefined : countText(mainChanges.data)
  return (
    <>
      <OriginNotice org={org} change={change} space={space} />
      {change.status === 'archived' && (
        <Note compact>This change request is archived. Reopen it to continue.</Note>
      )}
      {change.outdated && isMergeable && (
        <Note tone="warning" compact>
          <span className="max-sm:hidden">Main has changed since the last update.</span>
          <span className="sm:hidden">Main has changed.</span>
          {summary !== undefined && (
            <span className="max-sm:hidden">{` Updating brings in ${summary}.`}</span>
          )}
          {conflicts !== undefined && conflicts > 0 && (
            <>
              {' '}
              <Link
                to="/o/$org/s/$space/changes/$number/conflicts"
                params={params}
                className="font-strong underline"
              >
                Resolve {counted(conflicts, 'conflict')}
              </Link>
              .
            </>
          )}
        </Note>
      )}
    </>
  )
}

/** What a change request reverts, and when it was merged and reverted itself. */
function OriginNotice({ org, space, change }: Pick<ChangeNoticesProps, 'org' | 'space' | 'change'>) {
  const { data: origin } = useQuery(originOptions(change))
  const { created, merged, reverted } = origin ?? {}
  const at = { org, space: space.id }
  return (
    <>
      {created?.reverts !== undefined && change.status !== 'merged' && (
        <Note compact>
          Reverts
          <ChangeLink {...at} change={created.reverts} />.
        </Note>
      )}
      {change.status === 'merged' && (
        <Note compact>
          {merged === undefined ? (
            'Merged.'
          ) : (
            <>
              Merged by {merged.actor.displayName} <RelativeTime at={merged.createdAt} /> as
              <RevisionLink {...at} revision={merged.revision}>
                revision {merged.number}
              </RevisionLink>
              .
            </>
          )}{' '}
          {created?.reverts !== undefined && (
            <>
              It reverts
              <ChangeLink {...at} change={created.reverts} />.{' '}
            </>
          )}
          {reverted === undefined ? (
            <span className="max-sm:hidden">
              To undo the changes, use Revert, which creates a new change request.{' '}
            </span>
          ) : (
            <>
              Reverted in
              <ChangeLink {...at} change={reverted.changeRequest} />.{' '}
            </>
          )}
          <Link to="/o/$org/s/$space" params={at} className="text-accent underline">
            Open {space.title}
          </Link>
        </Note>
      )}
    </>
  )
}
