import { Check, ChevronDown, ClipboardCheck, MessageSquare, MessageSquareX } from 'lucide-react'
import { useState } from 'react'
import type { ChangeRequest } from '../../../client/types.gen.ts'
import { useCommands } from '../../shell/commands/commands.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { MenuItem } from '../../ui/menus/menu-item.tsx'
import { Menu } from '../../ui/menus/menu.tsx'
import { isEmptyDraft, useReviewDraft, type Verdict } from './review-draft.local.ts'
import { ReviewSheet } from './review-sheet.tsx'

export interface ReviewButtonProps {
  readonly change: ChangeRequest
  readonly person: string
  /** Why it cannot be approved now. */
  readonly noApproval: string | undefined
  /** Why changes cannot be requested now. */
  readonly noReview: string | undefined
  /** Why not even commenting is possible. */
  readonly noComment: string | undefined
}

/** Starts or continues a review. Shows how many comments wait to be submitted. */
export function ReviewButton({ change, person, noApproval, noReview, noComment }: ReviewButtonProps) {
  const [opened, setOpened] = useState<Verdict>()
  const actions = useReviewDraft(person, change.id)
  const { draft } = actions
  const disabledReasons = { approved: noApproval, 'changes-requested': noReview, comment: noComment }
  const open = (verdict: Verdict): void => {
    if (disabledReasons[verdict] === undefined) setOpened(verdict)
    else if (noComment === undefined) setOpened('comment')
  }
  useCommands([
    { id: 'approve', label: 'Approve…', group: 'This screen', keys: 'a', run: () => open('approved') },
    {
      id: 'request-changes',
      label: 'Request changes…',
      group: 'This screen',
      keys: 'r',
      run: () => open('changes-requested'),
    },
  ])
  const isEmpty = isEmptyDraft(draft)
  return (
    <>
      {noReview !== undefined && noComment !== undefined ? (
        // After the right was lost, the draft can still be read and copied, but not submitted.
        <Button
          icon={ClipboardCheck}
          disabledReason={isEmpty ? noReview : undefined}
          onClick={() => setOpened(draft.verdict ?? 'comment')}
        >
          {isEmpty ? 'Review' : 'View draft review'}
        </Button>
      ) : (
        <VerdictMenu
          label={isEmpty ? 'Review' : 'Finish review'}
          comments={draft.comments.length}
          disabledReasons={disabledReasons}
          onSelect={setOpened}
        />
      )}
      {opened !== undefined && (
        <ReviewSheet
          change={change}
          actions={actions}
          initialVerdict={opened}
          disabledReasons={disabledReasons}
          onClose={() => setOpened(undefined)}
        />
      )}
    </>
  )
}

interface VerdictMenuProps {
  readonly label: string
  /** Number of comments in the draft. */
  readonly comments: number
  readonly disabledReasons: Readonly<Record<Verdict, string | undefined>>
  readonly onSelect: (verdict: Verdict) => void
}

function VerdictMenu({ label, comments, disabledReasons, onSelect }: VerdictMenuProps) {
  return (
    <Menu
      align="end"
      trigger={
        <Button icon={ClipboardCheck} className="max-sm:px-2">
          <span className="max-sm:sr-only">{label}</span>
          {comments > 0 && <span className="figures text-caption">{comments}</span>}
          <ChevronDown size={16} strokeWidth={1.5} aria-hidden="true" />
        </Button>
      }
    >
      <MenuItem
        icon={Check}
        shortcut="a"
        disabledReason={disabledReasons.approved}
        onSelect={() => onSelect('approved')}
      >
        Approve…
      </MenuItem>
      <MenuItem
        icon={MessageSquareX}
        shortcut="r"
        disabledReason={disabledReasons['changes-requested']}
        onSelect={() => onSelect('changes-requested')}
      >
        Request changes…
      </MenuItem>
      <MenuItem
        icon={MessageSquare}
        disabledReason={disabledReasons.comment}
        onSelect={() => onSelect('comment')}
      >
        Comment…
      </MenuItem>
    </Menu>
  )
}
