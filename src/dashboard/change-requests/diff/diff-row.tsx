import { ArrowDownUp, Check, MessageSquarePlus, Minus, Plus, SquarePen, type LucideIcon } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { Icon } from '../../ui/icon.tsx'
import { IconButton } from '../../ui/buttons/icon-button.tsx'
import type { BlockNotes } from './block-notes.ts'
import { RowTools } from './row-tools.tsx'

type RowStatus = 'kept' | 'added' | 'removed' | 'changed' | 'moved' | 'left'

const rowMarkers: Readonly<
  Record<Exclude<RowStatus, 'kept'>, { icon: LucideIcon; label: string; color: string }>
> = {
  added: { icon: Plus, label: 'Added', color: 'text-moss' },
  removed: { icon: Minus, label: 'Removed', color: 'text-rust' },
  changed: { icon: SquarePen, label: 'Changed', color: 'text-accent' },
  moved: { icon: ArrowDownUp, label: 'Moved here', color: 'text-ochre' },
  left: { icon: ArrowDownUp, label: 'Moved away', color: 'text-ochre' },
}

export interface DiffRowProps {
  readonly status: RowStatus
  /** Keys of the block and its nested blocks; the first one is the block's own. */
  readonly keys: readonly string[]
  readonly notes: BlockNotes
  /** For one side of a pair: the other side has the link target and the threads. */
  readonly silent?: boolean
  readonly children: ReactNode
}

const toolClass =
  'size-7 text-ink-soft opacity-0 group-hover/row:opacity-100 group-focus-within/row:opacity-100 group-focus/row:opacity-100 focus-visible:opacity-100 pointer-coarse:opacity-100'

/** One block of a diff with its marker, its tools and the discussion below. */
export function DiffRow({ status, keys, notes, silent = false, children }: DiffRowProps) {
  const marker = status === 'kept' ? undefined : rowMarkers[status]
  const [key] = keys
  const { onComment } = notes
  // Most rows are never used: the tools are rendered on first hover or focus.
  const [near, setNear] = useState(false)
  const approach = near || silent ? {} : { onPointerEnter: () => setNear(true), onFocus: () => setNear(true) }
  const viewed = key !== undefined && status !== 'kept' && !silent && notes.viewed?.has(key) === true
  return (
    <div
      className="diff-row group/row relative scroll-mt-28 hover:z-2 focus-within:z-2 rounded-small py-2 pr-10 pl-9 pointer-coarse:pr-12 pointer-coarse:min-h-11"
      data-status={status}
      data-viewed={viewed ? '' : undefined}
      {...(silent ? {} : { 'data-keys': keys.join(' ') })}
      {...(silent || key === undefined ? {} : { id: `b-${key}` })}
      {...(silent ? {} : { tabIndex: -1 })}
      {...(status === 'kept' || silent ? {} : { 'data-change': '' })}
      {...approach}
    >
      {marker !== undefined && (
        <span className={`absolute top-3 left-2 ${marker.color}`} title={marker.label}>
          <Icon of={marker.icon} label={marker.label} />
        </span>
      )}
      {!silent && key !== undefined && (
        <span className="absolute top-1 right-1 flex flex-col items-center">
          {onComment !== undefined && (
            <IconButton
              icon={MessageSquarePlus}
              label="Comment on this block"
              side="left"
              onClick={() => onComment(key)}
              className={toolClass}
            />
          )}
          {viewed && (
            <span className="inline-flex size-7 items-center justify-center text-moss" title="Viewed">
              <Icon of={Check} label="Viewed" />
            </span>
          )}
          {near && (
            <RowTools
              blockKey={key}
              change={status !== 'kept'}
              viewed={viewed}
              notes={notes}
              className={toolClass}
            />
          )}
        </span>
      )}
      {(status === 'moved' || status === 'left') && (
        <p className="mb-1 text-caption text-ochre">
          {status === 'moved' ? 'Moved here from elsewhere on this page' : 'Moved elsewhere on this page'}
        </p>
      )}
      {children}
      {!silent && notes.below(keys)}
    </div>
  )
}
