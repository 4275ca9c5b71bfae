import { cx } from '../class-names.ts'

/** At most one primary action per screen; quiet for the rest; danger for what cannot be undone. */
export type ButtonVariant = 'primary' | 'quiet' | 'danger' | 'bare'

const variants: Record<ButtonVariant, string> = {
  primary: 'bg-accent text-on-accent hover:bg-accent-strong active:bg-accent-strong font-strong',
  quiet: 'bg-raised text-ink ring-1 ring-inset ring-line hover:bg-hover active:bg-chosen',
  danger: 'bg-rust text-on-rust hover:bg-rust-strong active:bg-rust-strong font-strong',
  bare: 'text-ink hover:bg-hover active:bg-chosen',
}

const unavailable = 'bg-desk text-ink-soft ring-1 ring-inset ring-line'

/** The classes of a button, also for links that look like one. */
export const buttonClass = (variant: ButtonVariant, available = true): string =>
  cx(
    'inline-flex touch-row items-center justify-center gap-1.5 rounded-base px-3 text-base whitespace-nowrap transition-colors select-none',
    available ? variants[variant] : unavailable,
  )
