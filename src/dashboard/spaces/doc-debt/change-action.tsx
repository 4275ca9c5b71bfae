import { Link } from '@tanstack/react-router'
import { Button } from '../../ui/buttons/button.tsx'
import type { DebtChange } from './debt-change.ts'

export interface ChangeActionProps {
  readonly org: string
  readonly space: string
  readonly change: DebtChange
  readonly onStart: (change: DebtChange) => void
  /** Why the person cannot start one. */
  readonly disabledReason: string | undefined
}

/** Starts a change request, or leads to the draft or open one that answers the row. */
export function ChangeAction({ org, space, change, onStart, disabledReason }: ChangeActionProps) {
  const { existing } = change
  return existing === undefined ? (
    <Button
      variant="bare"
      // Its text ends where the list does; a button that is not available has a border, which does.
      className={disabledReason === undefined ? '-mr-3' : ''}
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
