import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import type { ChangeRequest, Space } from '../../../client/types.gen.ts'
import { Note } from '../../ui/feedback/note.tsx'
import { checksOptions } from '../review-queries.ts'

export interface MergeWarningsProps {
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
export function MergeWarnings({ org, change, space, conflicts }: MergeWarningsProps) {
  const [opened] = useState({ main: space.revision, change: change.revision })
  const { data: checks } = useQuery(checksOptions(change))
  const bypassed = checks?.checks.filter(({ state }) => state === 'bypassed') ?? []
  const moved = space.revision !== opened.main
  const edited = change.revision !== opened.change
  return (
    <>
      {moved && (
        <Note tone={(conflicts ?? 0) > 0 ? 'warning' : 'plain'}>
          <output>
            Main changed while this dialog was open.{' '}
            {(conflicts ?? 0) > 0
              ? 'It now conflicts with this change request. Resolve the conflicts first.'
              : 'There are still no conflicts.'}
          </output>
        </Note>
      )}
      {edited && (
        <Note tone="warning">
          <output>
            This change request was edited while this dialog was open. Review the{' '}
            <Link
              to="/o/$org/s/$space/changes/$number/diff"
              params={{ org, space: space.id, number: String(change.number) }}
              className="underline"
            >
              current changes
            </Link>{' '}
            before you merge.
          </output>
        </Note>
      )}
      {bypassed.length > 0 && (
        <Note tone="warning">
          You can merge even though {bypassed.length === 1 ? 'a rule is' : `${bypassed.length} rules are`} not
          met: {bypassed.map(({ message }) => message).join(' ')}
        </Note>
      )}
    </>
  )
}
