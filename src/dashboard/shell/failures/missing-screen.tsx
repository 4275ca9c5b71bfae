import { Link } from '@tanstack/react-router'
import { buttonClass } from '../../ui/buttons/button-class.ts'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { useTellMissing } from '../missing.ts'

/** Shown where an address leads to nothing that the user may see. */
export function MissingScreen() {
  useTellMissing()
  return (
    <EmptyState
      title="Nothing is here"
      action={
        <Link to="/" className={buttonClass('quiet')}>
          Go to your organizations
        </Link>
      }
    >
      What was here has been deleted or moved, or you have no access to it. Somebody who administers the
      organization can tell which, and can give you access.
    </EmptyState>
  )
}
