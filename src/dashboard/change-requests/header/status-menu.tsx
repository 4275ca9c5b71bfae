import { Archive, ChevronDown, FileOutput, GitPullRequest, GitPullRequestDraft } from 'lucide-react'
import type { ChangeRequestStatus } from '../../../client/types.gen.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { MenuItem } from '../../ui/menus/menu-item.tsx'
import { Menu } from '../../ui/menus/menu.tsx'
import { whyNot, type ChangeState, type Rights } from '../../../contract/change-requests/actions.ts'

export interface StatusMenuProps {
  readonly change: ChangeState
  readonly rights: Rights
  readonly pending: boolean
  readonly onStatus: (status: Exclude<ChangeRequestStatus, 'merged'>) => void
  /** Opens the page picker for moving pages into another change request; absent where it is unavailable. */
  readonly onTransferPages?: (() => void) | undefined
}

const icons = { draft: GitPullRequestDraft, open: GitPullRequest, archived: Archive } as const
const statusLabels = { draft: 'Draft', open: 'Open', archived: 'Archived', merged: 'Merged' } as const

/** The status of a change request, and possible transitions. */
export function StatusMenu({ change, rights, pending, onStatus, onTransferPages }: StatusMenuProps) {
  const { status } = change
  const choices = [
    {
      to: 'open',
      action: 'open',
      icon: GitPullRequest,
      label: status === 'archived' ? 'Reopen' : 'Open for review',
    },
    { to: 'draft', action: 'draft', icon: GitPullRequestDraft, label: 'Convert to draft' },
    { to: 'archived', action: 'archive', icon: Archive, label: 'Archive' },
  ] as const
  if (status === 'merged') return null
  return (
    <Menu
      trigger={
        <Button icon={icons[status]} busy={pending} aria-label={`Status: ${statusLabels[status]}`}>
          {statusLabels[status]}
          <ChevronDown size={16} strokeWidth={1.5} aria-hidden="true" />
        </Button>
      }
    >
      {choices
        .filter(({ to }) => to !== status)
        .map(({ to, action, icon, label }) => (
          <MenuItem
            key={to}
            icon={icon}
            disabledReason={whyNot(action, change, rights)}
            onSelect={() => onStatus(to)}
          >
            {label}
          </MenuItem>
        ))}
      {onTransferPages !== undefined && (
        <MenuItem
          icon={FileOutput}
          disabledReason={whyNot('edit-pages', { ...change, status: 'open' }, rights)}
          onSelect={onTransferPages}
        >
          Copy or move pages
        </MenuItem>
      )}
    </Menu>
  )
}
