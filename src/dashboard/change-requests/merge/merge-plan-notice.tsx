import type { MergePlan } from '../../../client/types.gen.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { Note } from '../../ui/feedback/note.tsx'

export interface MergePlanNoticeProps {
  readonly plan: MergePlan
  /** Why it cannot be canceled. */
  readonly disabledReason: string | undefined
  readonly busy: boolean
  readonly onCancel: () => void
}

const exact = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeStyle: 'short' })

/** A scheduled merge: who scheduled it, and what it waits for or why it failed. */
export function MergePlanNotice({ plan, disabledReason, busy, onCancel }: MergePlanNoticeProps) {
  const { when, at, setBy, state, outcome } = plan
  const timeText =
    when === 'rules-pass'
      ? 'when the rules are met'
      : at === undefined
        ? 'at a set time'
        : `on ${exact.format(new Date(at))}`
  return (
    <Note tone={state === 'failed' ? 'warning' : 'plain'}>
      <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span>
          {state === 'failed'
            ? `The merge scheduled by ${setBy.displayName} failed.`
            : `${setBy.displayName} scheduled this to merge ${timeText}.`}
          {outcome !== undefined && ` ${outcome}`}
        </span>
        <Button disabledReason={disabledReason} busy={busy} onClick={onCancel}>
          {state === 'failed' ? 'Dismiss' : 'Cancel scheduled merge'}
        </Button>
      </span>
    </Note>
  )
}
