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
  const verbs = useReviewDraft(person, change.id)
  const { draft } = verbs
  const open = (verdict: Verdict): void => {
    const no = { approved: noApproval, 'changes-requested': noReview, comment: noComment }
    if (no[verdict] === undefined) setOpened(verdict)
    else if (noComment === undefined) setOpened('comment')
  }
  useCommands([
    { id: 'approve', label: 'Approve…', group: 'This screen', keys: 'a', run: () => open('approved') },
    {
      id: 'request-changes',
      label: 'Ask for changes…',
      group: 'This screen',
      keys: 'r',
      run: () => open('changes-requested'),
    },
  ])
  const count = draft.comments.length
  const shut = noReview !== undefined && noComment !== undefined
  const label = (
    <>
      {isEmptyDraft(draft) ? 'Review' : 'Finish the review'}
      {count > 0 && <span className="figures text-caption">{count}</span>}
    </>
  )
  return (
    <>
      {shut ? (
        // After the right was lost, the draft can still be read and copied, but not submitted.
        <Button
          icon={ClipboardCheck}
          disabledReason={isEmptyDraft(draft) ? noReview : undefined}
          onClick={() => setOpened(draft.verdict ?? 'comment')}
        >
          {isEmptyDraft(draft) ? label : 'Your unsent review'}
        </Button>
      ) : (
        <Menu
          align="end"
          trigger={
            <Button icon={ClipboardCheck}>
              {label}
              <ChevronDown size={16} strokeWidth={1.5} aria-hidden="true" />
            </Button>
          }
        >
          <MenuItem
            icon={Check}
            shortcut="a"
            disabledReason={noApproval}
            onSelect={() => setOpened('approved')}
          >
            Approve…
          </MenuItem>
          <MenuItem
            icon={MessageSquareX}
            shortcut="r"
            disabledReason={noReview}
            onSelect={() => setOpened('changes-requested')}
          >
            Ask for changes…
          </MenuItem>
          <MenuItem icon={MessageSquare} disabledReason={noComment} onSelect={() => setOpened('comment')}>
            Only comment…
          </MenuItem>
        </Menu>
      )}
      {opened !== undefined && (
        <ReviewSheet
          change={change}
          verbs={verbs}
          start={opened}
          no={{ approved: noApproval, 'changes-requested': noReview, comment: noComment }}
          onClose={() => setOpened(undefined)}
        />
      )}
    </>
  )
}
