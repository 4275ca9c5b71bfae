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
  /** Whether it could be merged now. */
  readonly mergeable: boolean
}

/** A time as a value of `datetime-local`, in the user's time zone. */
const fieldTime = (time: Date): string => {
  const local = new Date(time.getTime() - time.getTimezoneOffset() * 60_000)
  return local.toISOString().slice(0, 16)
}

/** Schedules the merge: once the rules allow it, or at a set time. */
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
  const [timing, setTiming] = useState<string>()
  // Whether the chosen time is in the past; checked on submit, because time passes while typing.
  const [late, setLate] = useState(false)
  const at = timing === undefined ? Number.NaN : Date.parse(timing)
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
            disabledReason ??
            (mergeable ? 'Nothing stands in its way: Merge shows what readers will see first.' : undefined)
          }
          onSelect={() => onPlan({ when: 'rules-pass' })}
        >
          Merge as soon as the rules are met
        </MenuItem>
        <MenuItem
          icon={CalendarClock}
          disabledReason={disabledReason}
          onSelect={() => setTiming(fieldTime(new Date(Date.now() + 3_600_000)))}
        >
          Merge at a set time…
        </MenuItem>
      </Menu>
      {timing !== undefined && (
        <Dialog
          open
          onOpenChange={(open) => {
            if (!open) setTiming(undefined)
          }}
          title="Merge at a set time"
          description="It is merged with your rights of that moment, if the rules are met and nothing is in conflict then."
          footer={
            <>
              <Button onClick={() => setTiming(undefined)}>Cancel</Button>
              <Button
                variant="primary"
                disabledReason={
                  Number.isNaN(at) ? 'Choose a day and a time.' : late ? 'That time is over.' : undefined
                }
                onClick={() => {
                  if (at <= Date.now()) return setLate(true)
                  onPlan({ when: 'at', at: new Date(at).toISOString() })
                  return setTiming(undefined)
                }}
              >
                Plan the merge
              </Button>
            </>
          }
        >
          <TextField
            label="When"
            type="datetime-local"
            hint={`In your time zone, ${Intl.DateTimeFormat().resolvedOptions().timeZone}.`}
            value={timing}
            onValueChange={(time) => {
              setLate(false)
              setTiming(time)
            }}
          />
        </Dialog>
      )}
    </>
  )
}
