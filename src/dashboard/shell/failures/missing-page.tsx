import { MissingScreen } from './missing-screen.tsx'
import { PlainShell } from '../frame/plain-shell.tsx'

/** Full page for an unknown address. */
export function MissingPage() {
  return (
    <PlainShell width="list">
      <MissingScreen />
    </PlainShell>
  )
}
