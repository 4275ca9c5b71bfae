import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import type { ChangeRequest, Space } from '../../../client/types.gen.ts'
import { Note } from '../../ui/feedback/note.tsx'
import { checksOptions } from '../review-queries.ts'

export interface MergeWordsProps {
  readonly org: string
  readonly change: ChangeRequest
  readonly space: Pick<Space, 'id' | 'revision'>
  /** Number of undecided conflicts with main; undefined while unknown. */
  readonly conflicts: number | undefined
}

/**
 * Warnings before a merge: bypassed rules, and that main or the change itself moved while the dialog was open. State
 * restarts whenever the dialog opens.
 */
export function MergeWarnings({ org, change, space, conflicts }: MergeWordsProps) {
  const [asked] = useState({ main: space.revision, change: change.revision })
  const { data: checks } = useQuery(checksOptions(change))
  const aside = checks?.checks.filter(({ state }) => state === 'bypassed') ?? []
  const moved = space.revision !== asked.main
  const edited = change.revision !== asked.change
  return (
    <>
      {moved && (
        <Note tone={(conflicts ?? 0) > 0 ? 'warning' : 'plain'}>
          <output>
            Main moved while this stood open, so it was checked again:{' '}
            {(conflicts ?? 0) > 0
              ? 'both sides now disagree, and that must be decided first.'
              : 'both still go together.'}
          </output>
        </Note>
      )}
      {edited && (
        <Note tone="warning">
          <output>
            This change request was edited while this stood open. What follows is told anew; look at{' '}
            <Link
              to="/o/$org/s/$space/changes/$number/diff"
              params={{ org, space: space.id, number: String(change.number) }}
              className="underline"
            >
              what it changes now
            </Link>{' '}
            before you merge it.
          </output>
        </Note>
      )}
      {aside.length > 0 && (
        <Note tone="warning">
          You may merge although {aside.length === 1 ? 'a rule is' : `${aside.length} rules are`} not met:{' '}
          {aside.map(({ message }) => message).join(' ')}
        </Note>
      )}
    </>
  )
}
