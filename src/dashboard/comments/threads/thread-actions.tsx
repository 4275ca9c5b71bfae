import { Check, Link2, RotateCcw, SquarePen } from 'lucide-react'
import type { Comment } from '../../../client/types.gen.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/buttons/button.tsx'
import { IconButton } from '../../ui/buttons/icon-button.tsx'
import { copyWithToast } from '../../ui/copy-text.ts'
import { AssignMenu } from './assign-menu.tsx'

export interface ThreadActionsProps {
  readonly space: string
  readonly comment: Comment
  /** An unsent reply exists. */
  readonly hasDraft: boolean
  readonly pending: boolean
  readonly onReply: () => void
  readonly onResolve: (resolved: boolean) => void
  readonly onAssign: (person: string | null) => void
  /** Turns the thread into a suggestion; absent where that is not possible. */
  readonly onSuggest: (() => void) | undefined
}

/** The buttons below a thread. */
export function ThreadActions(props: ThreadActionsProps) {
  const { space, comment, hasDraft, pending, onReply, onResolve, onAssign, onSuggest } = props
  const { status, permissions, assignee, urls } = comment
  const address = urls.app
  const isOpen = status === 'open'
  return (
    <div className="flex flex-wrap items-center gap-2">
      {permissions.reply !== false && (
        <Button onClick={onReply}>
          {hasDraft ? (
            <>
              Continue reply <Badge tone="ochre">Draft</Badge>
            </>
          ) : (
            'Reply'
          )}
        </Button>
      )}
      <Button
        icon={isOpen ? Check : RotateCcw}
        busy={pending}
        disabledReason={
          permissions.resolve === false
            ? 'Only its author, the author of the change request and reviewers can resolve this thread.'
            : undefined
        }
        onClick={() => onResolve(isOpen)}
      >
        {isOpen ? 'Resolve' : 'Reopen'}
      </Button>
      {permissions.reply !== false && (isOpen || assignee !== undefined) && (
        <AssignMenu space={space} assignee={assignee} onAssign={onAssign} />
      )}
      {onSuggest !== undefined && (
        <Button variant="bare" icon={SquarePen} onClick={onSuggest}>
          Turn into suggestion
        </Button>
      )}
      {permissions.reply === false && assignee !== undefined && (
        <span className="text-caption text-ink-soft">Assigned to {assignee.displayName}</span>
      )}
      {address !== undefined && (
        <IconButton
          icon={Link2}
          label="Copy link"
          onClick={() => void copyWithToast(address, 'Link')}
          className="ml-auto text-ink-soft"
        />
      )}
    </div>
  )
}
