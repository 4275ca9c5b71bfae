import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ChangeRequest, Space } from '../../../client/types.gen.ts'
import { Note } from '../../ui/feedback/note.tsx'
import { countWords } from '../entries/change-entries.ts'
import { broughtOptions } from '../change-queries.ts'

export interface ChangeNotesProps {
  readonly org: string
  readonly space: Space
  readonly change: ChangeRequest
  /** Number of unanswered conflicts with main; undefined while unknown, or if there can be none. */
  readonly conflicts: number | undefined
}

/** Notices before any action: that it is merged or archived, or that main has moved. */
export function ChangeNotes({ org, space, change, conflicts }: ChangeNotesProps) {
  const params = { org, space: space.id, number: String(change.number) }
  const going = change.status === 'open' || change.status === 'draft'
  const brought = useQuery({
    ...broughtOptions(space.id, change.revisionMergedAncestor, space.revision),
    enabled: change.outdated,
  })
  const brings = brought.data === undefined ? undefined : countWords(brought.data)
  return (
    <>
      {change.status === 'merged' && (
        <Note>
          Merged.{' '}
          <Link to="/o/$org/s/$space" params={{ org, space: space.id }} className="text-accent underline">
            Open {space.title}
          </Link>
          {' to see it, or use Revert to begin a change request that takes it back.'}
        </Note>
      )}
      {change.status === 'archived' && (
        <Note>Archived: it is put aside and can be read. Reopen it to go on with it.</Note>
      )}
      {change.outdated && going && (
        <Note tone="warning">
          Main has moved since the last update.
          {brings === undefined ? '' : ` Updating brings ${brings}.`}
          {conflicts !== undefined && conflicts > 0 && (
            <>
              {' '}
              <Link
                to="/o/$org/s/$space/changes/$number/conflicts"
                params={params}
                className="font-strong underline"
              >
                {conflicts === 1 ? 'One conflict waits' : `${conflicts} conflicts wait`} for a decision
              </Link>
              .
            </>
          )}
        </Note>
      )}
    </>
  )
}
