import type { LucideIcon } from 'lucide-react'
import { cx } from './class-names.ts'

export interface IconProps {
  readonly of: LucideIcon
  /** Only where there is no text next to the icon; otherwise it is hidden from assistive technology. */
  readonly label?: string | undefined
  readonly className?: string | undefined
}

/** An icon in the standard size and stroke. */
export function Icon({ of: Drawing, label, className }: IconProps) {
  return (
    <Drawing
      size={16}
      strokeWidth={1.5}
      className={cx('shrink-0', className)}
      {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
    />
  )
}
