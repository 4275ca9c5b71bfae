import type { LucideIcon } from 'lucide-react'
import { useState } from 'react'
import { FormError } from '../../forms/form-error.tsx'
import { Button } from '../../ui/buttons/button.tsx'
import { Popover } from '../../ui/overlays/popover.tsx'
import { ReviewerChoices } from './reviewer-choices.tsx'
import { useReviewerPicker, type ReviewerPickerOptions } from './use-reviewer-picker.ts'

export interface RequestReviewersProps extends ReviewerPickerOptions {
  readonly disabledReason: string | undefined
  readonly busy: boolean
  readonly icon: LucideIcon
  /** Only the icon is visible. */
  readonly compact?: boolean
  /** Rejects if the request failed. */
  readonly onRequest: (users: readonly string[], teams: readonly string[]) => Promise<unknown>
}

/** Requests reviews from people and teams. */
export function RequestReviewers(props: RequestReviewersProps) {
  const { disabledReason, busy, icon, compact = false, onRequest } = props
  const label = <span className={compact ? 'sr-only' : ''}>Request review</span>
  const picker = useReviewerPicker(props)
  const [failure, setFailure] = useState<unknown>()
  const { selected } = picker
  const close = (): void => {
    picker.close()
    setFailure(undefined)
  }
  const send = async (): Promise<void> => {
    try {
      await onRequest(picker.selectedPeople(), picker.selectedTeams())
      close()
    } catch (error) {
      setFailure(error)
    }
  }
  if (disabledReason !== undefined)
    return (
      <Button variant="bare" icon={icon} disabledReason={disabledReason} className="px-2">
        {label}
      </Button>
    )
  return (
    <Popover
      label="Request review"
      open={picker.open}
      onOpenChange={(next) => (next ? picker.setOpen(true) : close())}
      trigger={
        <Button variant="bare" icon={icon} className="px-2" title="Request review">
          {label}
        </Button>
      }
    >
      <form
        className="grid gap-2"
        onSubmit={(event) => {
          event.preventDefault()
          if (selected.size > 0 && !busy) void send()
        }}
      >
        <input
          type="search"
          aria-label="Search people and teams"
          placeholder="Search people and teams"
          value={picker.search}
          onChange={(event) => picker.setSearch(event.target.value)}
          className="touch-row w-full rounded-base bg-raised px-2.5 ring-1 ring-edge ring-inset"
        />
        <ReviewerChoices picker={picker} />
        <FormError error={picker.error} />
        {failure !== undefined && <FormError error={failure} />}
        <Button
          type="submit"
          variant="primary"
          busy={busy}
          disabledReason={selected.size === 0 ? 'Select at least one person or team.' : undefined}
        >
          {selected.size < 2 ? 'Request review' : `Request ${selected.size} reviews`}
        </Button>
      </form>
    </Popover>
  )
}
