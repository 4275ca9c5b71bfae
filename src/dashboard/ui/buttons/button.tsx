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
  /** Under way: the label stays, clicks do nothing. */
  readonly busy?: boolean | undefined
  /** Why it cannot be used now, and who can help. There is no other way to disable a button. */
  readonly disabledReason?: string | undefined
}

/**
 * A button that says what happens. With a reason it stays in the tab order as `aria-disabled`, and the reason shows
 * on hover, on focus and on a tap, so that nobody is left before a dead control.
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
  const [told, setTold] = useState(false)
  const usable = disabledReason === undefined && !busy
  const press = (event: MouseEvent<HTMLButtonElement>): void => {
    if (usable) return onClick?.(event)
    event.preventDefault()
    event.stopPropagation()
    if (disabledReason !== undefined) setTold(true)
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
    <Tooltip text={disabledReason} open={told} onOpenChange={setTold}>
      {button}
    </Tooltip>
  )
}
