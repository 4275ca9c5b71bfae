import { CircleCheck, CirclePause, Hourglass, type LucideIcon } from 'lucide-react'
import type { InstallationStatus } from '../../client/types.gen.ts'
import { Badge, type Tone } from '../ui/badge.tsx'
import { statusLabels } from './integration-text.ts'

const looks: Readonly<Record<InstallationStatus, { readonly tone: Tone; readonly icon: LucideIcon }>> = {
  active: { tone: 'moss', icon: CircleCheck },
  pending: { tone: 'ochre', icon: Hourglass },
  paused: { tone: 'plain', icon: CirclePause },
}

/** The state of an installation. */
export function StatusBadge({ status }: { readonly status: InstallationStatus }) {
  return (
    <Badge tone={looks[status].tone} icon={looks[status].icon}>
      {statusLabels[status]}
    </Badge>
  )
}
