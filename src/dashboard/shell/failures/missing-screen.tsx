import { Link } from '@tanstack/react-router'
import { buttonClass } from '../../ui/buttons/button-class.ts'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { useReportMissing } from '../missing.ts'

/** Shown where an address leads to nothing that the user may see. */
export function MissingScreen() {
  useReportMissing()
  return (
    <EmptyState
      title="Page not found"
      action={
        <Link to="/" className={buttonClass('quiet')}>
          Go to your organizations
        </Link>
      }
    >
      This page was deleted or moved, or you don’t have access to it. If you think you should have access, ask
      an administrator of the organization.
    </EmptyState>
  )
}
