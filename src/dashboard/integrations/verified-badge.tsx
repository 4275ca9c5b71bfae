import { BadgeCheck } from 'lucide-react'
import { Badge } from '../ui/badge.tsx'

/** Says that an integration comes with Recto. */
export function VerifiedBadge() {
  return (
    <Badge tone="accent" icon={BadgeCheck}>
      Verified
    </Badge>
  )
}
