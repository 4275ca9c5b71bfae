import type { LucideIcon } from 'lucide-react'
import type { ComponentProps } from 'react'
import { cx } from '../class-names.ts'
import { Icon } from '../icon.tsx'
import { Spinner } from '../spinner.tsx'
import { Tooltip } from '../tooltip.tsx'

export interface IconButtonProps extends Omit<
  ComponentProps<'button'>,
  'disabled' | 'aria-label' | 'children'
> {
  readonly icon: LucideIcon
  /** The accessible name and the tooltip. */
  readonly label: string
  readonly busy?: boolean | undefined
  /** Why it is unavailable; shown with the label. */
  readonly disabledReason?: string | undefined
  readonly side?: 'top' | 'right' | 'bottom' | 'left'
}

/** A square button with only an icon, for well-known actions that are placed close together. */
export function IconButton({
  icon,
  label,
  busy = false,
  disabledReason,
  side = 'top',
  className,
  onClick,
  ...rest
}: IconButtonProps) {
  const usable = disabledReason === undefined && !busy
  return (
    <Tooltip text={disabledReason === undefined ? label : `${label}: ${disabledReason}`} side={side}>
      <button
        type="button"
        {...rest}
        aria-label={label}
        aria-disabled={usable ? undefined : true}
        aria-busy={busy || undefined}
        onClick={(event) => (usable ? onClick?.(event) : event.preventDefault())}
        className={cx(
          'inline-flex size-8 shrink-0 items-center justify-center rounded-base transition-colors pointer-coarse:size-11',
          usable ? 'text-ink hover:bg-hover active:bg-chosen aria-pressed:bg-chosen' : 'text-ink-soft',
          className,
        )}
      >
        {busy ? <Spinner /> : <Icon of={icon} />}
      </button>
    </Tooltip>
  )
}
