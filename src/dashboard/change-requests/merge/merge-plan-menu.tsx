import { useMutation } from '@tanstack/react-query'
import { CalendarClock, ChevronDown, ListChecks } from 'lucide-react'
import { useState } from 'react'
import { planChangeRequestMergeMutation } from '../../../client/@tanstack/react-query.gen.ts'
import type { ChangeRequest, NewMergePlan } from '../../../client/types.gen.ts'
import { processError } from '../../api/process-error.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { Dialog } from '../../ui/overlays/dialog.tsx'
import { MenuItem } from '../../ui/menus/menu-item.tsx'
import { Menu } from '../../ui/menus/menu.tsx'
import { TextField } from '../../ui/fields/text-field.tsx'
import { showToast } from '../../ui/toast.ts'
import { changePath } from '../review-queries.ts'
import { useReviewRefresh } from '../use-review-refresh.ts'

export interface MergePlanMenuProps {
  readonly change: ChangeRequest
  /** Why no merge can be scheduled now. */
  readonly disabledReason: string | undefined
  /** Whether it could be merged now without an objection. */
  readonly mergeable: boolean
}

/** A time as a value of `datetime-local`, in the user's time zone. */
const fieldTime = (time: Date): string => {
  const local = new Date(time.getTime() - time.getTimezoneOffset() * 60_000)
  return local.toISOString().slice(0, 16)
}

/** Schedules the merge: once the rules are met and nobody objects, or at a set time. */
export function MergePlanMenu({ change, disabledReason, mergeable }: MergePlanMenuProps) {
  const refresh = useReviewRefresh(change)
  const plan = useMutation({
    ...planChangeRequestMergeMutation(),
    onSuccess: refresh,
    onError: (error) => {
      const { title, what } = processError(error)
      void showToast({ text: title, detail: what, tone: 'failure' })
    },
  })
  const onPlan = (body: NewMergePlan): void => plan.mutate({ path: changePath(change), body })
  const [scheduling, setScheduling] = useState(false)
  return (
    <>
      <Menu
        align="end"
        trigger={
          <Button busy={plan.isPending} aria-label="Merge later" className="-ml-1 px-1.5">
            <ChevronDown size={16} strokeWidth={1.5} aria-hidden="true" />
          </Button>
        }
      >
        <MenuItem
          icon={ListChecks}
          disabledReason={
            disabledReason ?? (mergeable ? 'Nothing prevents this merge. Use Merge instead.' : undefined)
          }
          onSelect={() => onPlan({ when: 'rules-pass' })}
        >
          Merge when rules are met
        </MenuItem>
        <MenuItem icon={CalendarClock} disabledReason={disabledReason} onSelect={() => setScheduling(true)}>
          Schedule merge…
        </MenuItem>
      </Menu>
      {scheduling && (
        <ScheduleDialog
          onClose={() => setScheduling(false)}
          onSchedule={(at) => onPlan({ when: 'at', at: at.toISOString() })}
        />
      )}
    </>
  )
}

const hour = 3_600_000

interface ScheduleDialogProps {
  readonly onClose: () => void
  readonly onSchedule: (at: Date) => void
}

/** Asks for the time of a merge; an hour from now by default. */
function ScheduleDialog({ onClose, onSchedule }: ScheduleDialogProps) {
  const [time, setTime] = useState(() => fieldTime(new Date(Date.now() + hour)))
  // Checked on submit, because time passes while typing.
  const [isPast, setIsPast] = useState(false)
  const at = Date.parse(time)
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose()
      }}
      title="Schedule merge"
      description="The merge uses the permissions you have at that time. It fails if a rule is not met, someone objects, or there are conflicts."
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button
            variant="primary"
            disabledReason={
              Number.isNaN(at)
                ? 'Choose a date and time.'
                : isPast
                  ? 'Choose a time in the future.'
                  : undefined
            }
            onClick={() => {
              if (at <= Date.now()) return setIsPast(true)
              onSchedule(new Date(at))
              return onClose()
            }}
          >
            Schedule merge
          </Button>
        </>
      }
    >
      <TextField
        label="Date and time"
        type="datetime-local"
        hint={`Your time zone: ${Intl.DateTimeFormat().resolvedOptions().timeZone}`}
        value={time}
        onValueChange={(next) => {
          setIsPast(false)
          setTime(next)
        }}
      />
    </Dialog>
  )
}
