import type { MergePlan } from '../../../client/types.gen.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { Note } from '../../ui/feedback/note.tsx'

export interface MergePlanNoteProps {
  readonly plan: MergePlan
  /** Why it cannot be canceled. */
  readonly disabledReason: string | undefined
  readonly busy: boolean
  readonly onCancel: () => void
}

const exact = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeStyle: 'short' })

/** A scheduled merge: who scheduled it, and what it waits for or why it failed. */
export function MergePlanNote({ plan, disabledReason, busy, onCancel }: MergePlanNoteProps) {
  const { when, at, setBy, state, outcome } = plan
  const moment =
    when === 'rules-pass'
      ? 'as soon as the rules are met'
      : at === undefined
        ? 'at a set time'
        : `on ${exact.format(new Date(at))}`
  return (
    <Note tone={state === 'failed' ? 'warning' : 'plain'}>
      <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span>
          {state === 'failed'
            ? `The merge that ${setBy.displayName} planned did not happen.`
            : `${setBy.displayName} planned to merge this ${moment}.`}
          {outcome !== undefined && ` ${outcome}`}
        </span>
        <Button disabledReason={disabledReason} busy={busy} onClick={onCancel}>
          {state === 'failed' ? 'Forget the plan' : 'Cancel the plan'}
        </Button>
      </span>
    </Note>
  )
}
