import type { ErrorComponentProps } from '@tanstack/react-router'
import { FailureScreen } from './failure-screen.tsx'
import { PlainShell } from '../frame/plain-shell.tsx'

/** Full-page fallback for a failure that no screen caught; the root component is unmounted by then. */
export function FailurePage(props: ErrorComponentProps) {
  return (
    <PlainShell width="list">
      <FailureScreen {...props} />
    </PlainShell>
  )
}
