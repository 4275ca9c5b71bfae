import { CircleCheck, CircleX } from 'lucide-react'
import type { IntegrationEvent } from '../../../client/types.gen.ts'
import { Badge } from '../../ui/badge.tsx'

/** Whether an event was handled. */
export function EventStatus({ status }: Pick<IntegrationEvent, 'status'>) {
  return status === 'success' ? (
    <Badge tone="moss" icon={CircleCheck}>
      Succeeded
    </Badge>
  ) : (
    <Badge tone="rust" icon={CircleX}>
      Failed
    </Badge>
  )
}
