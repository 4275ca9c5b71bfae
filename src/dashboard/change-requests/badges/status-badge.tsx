import { Archive, GitMerge, GitPullRequest, GitPullRequestDraft, type LucideIcon } from 'lucide-react'
import type { ChangeRequestStatus } from '../../../client/types.gen.ts'
import { Badge, type Tone } from '../../ui/badge.tsx'

const signs: Readonly<Record<ChangeRequestStatus, { icon: LucideIcon; tone: Tone; word: string }>> = {
  draft: { icon: GitPullRequestDraft, tone: 'plain', word: 'Draft' },
  open: { icon: GitPullRequest, tone: 'moss', word: 'Open' },
  merged: { icon: GitMerge, tone: 'accent', word: 'Merged' },
  archived: { icon: Archive, tone: 'plain', word: 'Archived' },
}

/** The status of a change request as a badge. */
export function StatusBadge({ status }: { readonly status: ChangeRequestStatus }) {
  const { icon, tone, word } = signs[status]
  return (
    <Badge tone={tone} icon={icon}>
      {word}
    </Badge>
  )
}
