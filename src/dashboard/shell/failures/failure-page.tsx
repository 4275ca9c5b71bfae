import type { ErrorComponentProps } from '@tanstack/react-router'
import { FailureScreen } from './failure-screen.tsx'
import { PlainShell } from '../frame/plain-shell.tsx'

/** The whole screen for a failure that no screen of its own caught; the root is gone by then. */
export function FailurePage(props: ErrorComponentProps) {
  return (
    <PlainShell width="list">
      <FailureScreen {...props} />
    </PlainShell>
  )
}
