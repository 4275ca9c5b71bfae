import { MissingScreen } from './missing-screen.tsx'
import { PlainShell } from '../frame/plain-shell.tsx'

/** The whole screen for an address that the dashboard does not know. */
export function MissingPage() {
  return (
    <PlainShell width="list">
      <MissingScreen />
    </PlainShell>
  )
}
