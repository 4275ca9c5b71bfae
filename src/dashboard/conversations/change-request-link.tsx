import { Link } from '@tanstack/react-router'
import { GitMerge, GitPullRequest, GitPullRequestClosed, GitPullRequestDraft } from 'lucide-react'
import type { ClusterChangeRequest } from '../../client/types.gen.ts'
import { Icon } from '../ui/icon.tsx'
import { changeStatusLabels } from './conversation-text.ts'

const icons = {
  draft: GitPullRequestDraft,
  open: GitPullRequest,
  merged: GitMerge,
  archived: GitPullRequestClosed,
} as const

export interface ChangeRequestLinkProps {
  readonly org: string
  readonly change: ClusterChangeRequest
}

/** A change request made for a cluster, with its state. */
export function ChangeRequestLink({ org, change }: ChangeRequestLinkProps) {
  return (
    <Link
      to="/o/$org/s/$space/changes/$number"
      params={{ org, space: change.space, number: String(change.number) }}
      className="relative inline-flex min-w-0 items-center gap-1 hover:underline"
    >
      <Icon of={icons[change.status]} className="size-3.5" />
      <span className="truncate">
        #{change.number} {change.subject}
      </span>
      <span className="text-ink-soft">{changeStatusLabels[change.status]}</span>
    </Link>
  )
}
