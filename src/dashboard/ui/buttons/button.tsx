import type { LucideIcon } from 'lucide-react'
import type { ComponentProps, MouseEvent } from 'react'
import { useState } from 'react'
import { buttonClass, type ButtonVariant } from './button-class.ts'
import { cx } from '../class-names.ts'
import { Icon } from '../icon.tsx'
import { Spinner } from '../spinner.tsx'
import { Tooltip } from '../tooltip.tsx'

export interface ButtonProps extends Omit<ComponentProps<'button'>, 'disabled' | 'aria-disabled'> {
  readonly variant?: ButtonVariant
  readonly icon?: LucideIcon | undefined
  /** In progress: the label stays, clicks are ignored. */
  readonly busy?: boolean | undefined
  /** Why it is unavailable, and who can help. There is no other way to disable a button. */
  readonly disabledReason?: string | undefined
}

/**
 * A button. With a `disabledReason` it stays in the tab order as `aria-disabled` and shows the reason on hover, focus
 * and tap, so that users learn why it does not work.
 */
export function Button({
  variant = 'quiet',
  icon,
  busy = false,
  disabledReason,
  className,
  onClick,
  children,
  type = 'button',
  ...rest
}: ButtonProps) {
  const [isReasonOpen, setReasonOpen] = useState(false)
  const usable = disabledReason === undefined && !busy
  const press = (event: MouseEvent<HTMLButtonElement>): void => {
    if (usable) return onClick?.(event)
    event.preventDefault()
    event.stopPropagation()
    if (disabledReason !== undefined) setReasonOpen(true)
  }
  const button = (
    <button
      {...rest}
      type={type}
      className={cx(buttonClass(variant, disabledReason === undefined), className)}
      aria-disabled={usable ? undefined : true}
      aria-busy={busy || undefined}
      onClick={press}
    >
      {busy ? <Spinner /> : icon !== undefined && <Icon of={icon} />}
      {children}
    </button>
  )
  if (disabledReason === undefined) return button
  return (
    <Tooltip text={disabledReason} open={isReasonOpen} onOpenChange={setReasonOpen}>
      {button}
    </Tooltip>
  )
}
