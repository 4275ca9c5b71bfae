import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { listChangeRequestsOptions } from '../../../client/@tanstack/react-query.gen.ts'
import { Button } from '../../ui/buttons/button.tsx'
import type { DebtChange } from './debt-change.ts'

/** Change requests that are looked through for one that exists. */
const mostChanges = 100

export interface ChangeActionProps {
  readonly org: string
  readonly space: string
  readonly change: DebtChange
  readonly onStart: (change: DebtChange) => void
  /** Why the person cannot start one. */
  readonly disabledReason: string | undefined
}

/** Starts a change request, or leads to the draft or open one that has its subject. */
export function ChangeAction({ org, space, change, onStart, disabledReason }: ChangeActionProps) {
  // One request for all rows.
  const { data: existing } = useQuery({
    ...listChangeRequestsOptions({
      path: { spaceId: space },
      query: { status: 'active', limit: mostChanges },
    }),
    select: ({ items }) => items.find(({ subject }) => subject === change.subject)?.number,
  })
  return existing === undefined ? (
    <Button
      variant="bare"
      disabledReason={disabledReason}
      aria-label={`Create change request: ${change.subject}`}
      onClick={() => onStart(change)}
    >
      Create change request
    </Button>
  ) : (
    <Link
      to="/o/$org/s/$space/changes/$number"
      params={{ org, space, number: String(existing) }}
      className="text-accent underline"
    >
      Change request #{existing}
    </Link>
  )
}
