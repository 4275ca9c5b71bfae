import { Archive, GitMerge, GitPullRequest, GitPullRequestDraft, type LucideIcon } from 'lucide-react'
import type { ChangeRequestStatus } from '../../../client/types.gen.ts'
import { Badge, type Tone } from '../../ui/badge.tsx'

const statusBadges: Readonly<Record<ChangeRequestStatus, { icon: LucideIcon; tone: Tone; label: string }>> = {
  draft: { icon: GitPullRequestDraft, tone: 'plain', label: 'Draft' },
  open: { icon: GitPullRequest, tone: 'moss', label: 'Open' },
  merged: { icon: GitMerge, tone: 'accent', label: 'Merged' },
  archived: { icon: Archive, tone: 'plain', label: 'Archived' },
}

/** The status of a change request as a badge. */
export function StatusBadge({ status }: { readonly status: ChangeRequestStatus }) {
  const { icon, tone, label } = statusBadges[status]
  return (
    <Badge tone={tone} icon={icon}>
      {label}
    </Badge>
  )
}
