import { Info, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { cx } from '../class-names.ts'
import { Icon } from '../icon.tsx'

export interface NoteProps {
  readonly tone?: 'plain' | 'warning'
  /** One line between the bars of a screen. */
  readonly compact?: boolean
  readonly children: ReactNode
}

/** Something to know before continuing. For failures use ErrorNote. */
export function Note({ tone = 'plain', compact = false, children }: NoteProps) {
  const warning = tone === 'warning'
  return (
    <div
      className={cx(
        'flex gap-2.5 rounded-base',
        compact ? 'px-3 py-1.5' : 'p-3',
        warning ? 'bg-ochre-soft' : 'bg-accent-soft',
      )}
    >
      <Icon
        of={warning ? TriangleAlert : Info}
        className={cx('mt-0.5', warning ? 'text-ochre' : 'text-accent')}
      />
      <div className="min-w-0">{children}</div>
    </div>
  )
}
