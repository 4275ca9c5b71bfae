/** The lists of change requests on the home screen. Combines the areas organizations and change requests. */
import { Link } from '@tanstack/react-router'
import { StatusBadge } from '../../change-requests/badges/status-badge.tsx'
import { FormError } from '../../forms/form-error.tsx'
import { mostListed } from '../../organizations/home-lists.ts'
import { OpenChanges } from '../../organizations/open-changes.tsx'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import type { HomeChanges } from './use-home-changes.ts'

export interface HomeChangesProps {
  readonly org: string
  readonly changes: HomeChanges
}

const openBadge = () => <StatusBadge status="open" />
const draftBadge = () => <StatusBadge status="draft" />
const mergedBadge = () => <StatusBadge status="merged" />

interface ViewAllProps {
  readonly org: string
  readonly count: number
  readonly tab?: 'mine' | 'draft' | 'review' | 'merged'
}

function ViewAll({ org, count, tab }: ViewAllProps) {
  return (
    <Link
      to="/o/$org/changes"
      params={{ org }}
      search={tab === undefined ? {} : { tab }}
      className="text-accent underline"
    >
      {count > mostListed ? `View all ${count}` : 'View all'}
    </Link>
  )
}

/** Change requests that wait for the user's review; nothing if there are none. */
export function ReviewRequests({ org, changes }: HomeChangesProps) {
  const { reviews, counts, spaceNames } = changes
  if (reviews.length === 0) return null
  return (
    <OpenChanges
      org={org}
      spaceNames={spaceNames}
      badge={openBadge}
      title="Needs your review"
      changes={reviews}
      all={counts.reviews > mostListed && <ViewAll org={org} count={counts.reviews} tab="review" />}
    />
  )
}

const nextStep = ({ own }: HomeChanges): string | undefined => {
  if (own.some(({ review }) => review.state === 'changes-requested'))
    return 'A reviewer requested changes and is waiting for you.'
  return own.some(({ outdated }) => outdated)
    ? 'Update outdated change requests from main before merging.'
    : undefined
}

/** The user's own change requests; nothing if there are none. */
export function OwnChangeRequests({ org, changes }: HomeChangesProps) {
  const { own, counts, spaceNames } = changes
  if (own.length === 0) return null
  return (
    <OpenChanges
      org={org}
      spaceNames={spaceNames}
      badge={openBadge}
      title="Your change requests"
      lead={nextStep(changes)}
      changes={own}
      all={<ViewAll org={org} count={counts.own} tab="mine" />}
    />
  )
}

/** The user's drafts; nothing if there are none. */
export function OwnDrafts({ org, changes }: HomeChangesProps) {
  const { drafts, counts, spaceNames } = changes
  if (drafts.length === 0) return null
  return (
    <OpenChanges
      org={org}
      spaceNames={spaceNames}
      badge={draftBadge}
      title="Your drafts"
      lead="Nobody reviews a draft until you open it for review."
      changes={drafts}
      all={counts.drafts > mostListed && <ViewAll org={org} count={counts.drafts} tab="draft" />}
    />
  )
}

/** The latest merges; nothing if there are none. */
export function RecentMerges({ org, changes: { merged, spaceNames } }: HomeChangesProps) {
  if (merged.length === 0) return null
  return (
    <OpenChanges
      org={org}
      spaceNames={spaceNames}
      badge={mergedBadge}
      title="Recently merged"
      changes={merged}
      all={<ViewAll org={org} count={0} tab="merged" />}
    />
  )
}

/** All other open change requests; nothing if the user has seen all of them in the lists above. */
export function OpenChangeRequests({ org, changes }: HomeChangesProps) {
  const { reviews, own, others, counts, isLoaded, error, spaceNames } = changes
  if (isLoaded && others.length === 0 && reviews.length + own.length > 0) return null
  const placeholder =
    error !== null ? (
      <FormError error={error} />
    ) : !isLoaded ? (
      <Skeleton shape="rows" count={3} label="Loading open change requests" />
    ) : others.length === 0 ? (
      <EmptyState title="No open change requests">
        A change request collects edits to pages so that they can be reviewed and merged.
      </EmptyState>
    ) : undefined
  return (
    <OpenChanges
      org={org}
      spaceNames={spaceNames}
      badge={openBadge}
      title="Open change requests"
      changes={others}
      all={isLoaded && counts.open > 0 && <ViewAll org={org} count={counts.open} />}
      placeholder={placeholder}
    />
  )
}
