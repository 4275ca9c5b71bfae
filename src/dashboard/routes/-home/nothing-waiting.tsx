import { useQuery } from '@tanstack/react-query'
import { CircleCheck } from 'lucide-react'
import { Icon } from '../../ui/icon.tsx'
import { homeQueries } from './home-queries.ts'
import type { HomeChanges } from './use-home-changes.ts'

export interface NothingWaitingProps {
  readonly org: string
  readonly person: string
  readonly changes: HomeChanges
}

/** Says that the user has nothing to do, once that is known. */
export function NothingWaiting({ org, person, changes }: NothingWaitingProps) {
  const { data: notifications } = useQuery(homeQueries(org, person).notifications)
  const { isLoaded, reviews, own, drafts } = changes
  if (!isLoaded || notifications?.items.length !== 0) return null
  if (reviews.length + own.length + drafts.length > 0) return null
  return (
    <p className="flex items-center gap-2 text-ink-soft">
      <Icon of={CircleCheck} className="text-moss" />
      Nothing is waiting for you.
    </p>
  )
}
