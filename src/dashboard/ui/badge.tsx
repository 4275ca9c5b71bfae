import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { cx } from './class-names.ts'
import { Icon } from './icon.tsx'

export type Tone = 'plain' | 'accent' | 'moss' | 'rust' | 'ochre' | 'plum'

const tones: Record<Tone, string> = {
  plain: 'bg-hover text-ink-soft',
  accent: 'bg-accent-soft text-accent',
  moss: 'bg-moss-soft text-moss',
  rust: 'bg-rust-soft text-rust',
  ochre: 'bg-ochre-soft text-ochre',
  plum: 'bg-plum-soft text-plum',
}

export interface BadgeProps {
  readonly tone?: Tone
  readonly icon?: LucideIcon | undefined
  /** The state as text: color must not be the only indicator. */
  readonly children: ReactNode
}

/** A state in a word or two. */
export function Badge({ tone = 'plain', icon, children }: BadgeProps) {
  return (
    <span
      className={cx(
        'inline-flex h-5 items-center gap-1 rounded-small px-1.5 text-caption font-strong whitespace-nowrap',
        tones[tone],
      )}
    >
      {icon !== undefined && <Icon of={icon} className="size-3.5" />}
      {children}
    </span>
  )
}
