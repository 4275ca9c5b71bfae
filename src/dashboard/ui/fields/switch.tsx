import { useId, type ReactNode } from 'react'
import { cx } from '../class-names.ts'

export interface SwitchProps {
  readonly label: string
  readonly hint?: ReactNode
  readonly checked: boolean
  readonly onCheckedChange: (checked: boolean) => void
  readonly busy?: boolean | undefined
  readonly disabledReason?: string | undefined
}

/** A setting that takes effect immediately. When it is unavailable, the reason replaces the hint. */
export function Switch({ label, hint, checked, onCheckedChange, busy = false, disabledReason }: SwitchProps) {
  const id = useId()
  const usable = !busy && disabledReason === undefined
  const note = disabledReason ?? hint
  return (
    <div className="flex touch-row items-start justify-between gap-4 py-1">
      <div>
        <span id={id}>{label}</span>
        {note !== undefined && (
          <div id={`${id}-note`} className="text-caption text-ink-soft">
            {note}
          </div>
        )}
      </div>
      <button
        type="button"
        role="switch"
        aria-checked={checked}
        aria-labelledby={id}
        aria-describedby={note === undefined ? undefined : `${id}-note`}
        aria-disabled={usable ? undefined : true}
        aria-busy={busy || undefined}
        onClick={() => usable && onCheckedChange(!checked)}
        className={cx(
          'relative h-5 w-9 shrink-0 rounded-round ring-1 ring-inset transition-colors before:absolute before:-inset-x-1 before:-inset-y-3',
          checked ? 'bg-accent ring-accent' : 'bg-raised ring-edge',
          !usable && 'opacity-60',
        )}
      >
        <span
          className={cx(
            'absolute top-1 left-1 size-3 rounded-round transition-transform',
            checked ? 'translate-x-4 bg-on-accent' : 'bg-edge',
          )}
        />
      </button>
    </div>
  )
}
