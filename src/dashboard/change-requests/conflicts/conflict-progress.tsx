import { ArrowDown, RefreshCw } from 'lucide-react'
import { counted } from '../../ui/counted.ts'
import { Button } from '../../ui/buttons/button.tsx'

export interface ConflictProgressProps {
  readonly total: number
  readonly open: number
  /** Why updating from main is impossible regardless of the decisions. */
  readonly disabledReason: string | undefined
  readonly updating: boolean
  readonly onNext: () => void
  readonly onUpdate: () => void
}

/** The progress of the decisions, and the two next actions. Sticky. */
export function ConflictProgress({
  total,
  open,
  disabledReason,
  updating,
  onNext,
  onUpdate,
}: ConflictProgressProps) {
  const done = total - open
  const message =
    open === 0
      ? total === 1
        ? 'Conflict resolved. Update from main to apply it.'
        : `All ${total} conflicts resolved. Update from main to apply them.`
      : `${done} of ${counted(total, 'conflict')} resolved.`
  return (
    <div className="sticky top-12 z-10 flex flex-wrap items-center gap-x-3 gap-y-2 border-b border-line bg-desk py-2">
      <p className="figures" aria-live="polite">
        {message}
      </p>
      {open > 0 && (
        <progress
          aria-label="Conflicts resolved"
          aria-valuetext={message}
          max={total}
          value={done}
          className="h-1.5 w-32 appearance-none overflow-hidden rounded-round bg-chosen [&::-moz-progress-bar]:bg-moss [&::-webkit-progress-bar]:bg-chosen [&::-webkit-progress-value]:bg-moss"
        />
      )}
      {open > 0 && (
        <Button icon={ArrowDown} onClick={onNext} className="sm:ml-auto">
          Next unresolved
        </Button>
      )}
      <Button
        variant={open === 0 ? 'primary' : 'quiet'}
        icon={RefreshCw}
        busy={updating}
        disabledReason={
          disabledReason ?? (open === 0 ? undefined : 'Resolve all conflicts first. Your choices are saved.')
        }
        onClick={onUpdate}
        className={open === 0 ? 'sm:ml-auto' : ''}
      >
        Update from main
      </Button>
    </div>
  )
}
