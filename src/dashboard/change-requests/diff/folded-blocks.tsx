import { ChevronsUpDown } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { Icon } from '../../ui/icon.tsx'
import type { KeptBlock } from './diff-rows.ts'
import { keysIn } from './diff-rows.ts'

export interface FoldedBlocksProps {
  readonly blocks: readonly KeptBlock[]
  /** The key that the URL points to; a stretch that contains it is open. */
  readonly aimed: string | undefined
  readonly children: (block: KeptBlock) => ReactNode
}

const step = 5

/** A stretch without changes: a line with a count that opens five blocks at a time or all. */
export function FoldedBlocks({ blocks, aimed, children }: FoldedBlocksProps) {
  const [opened, setOpened] = useState(0)
  const containsTarget = aimed !== undefined && blocks.some(({ after }) => keysIn(after).includes(aimed))
  const visible = containsTarget ? blocks.length : opened
  const hidden = blocks.length - visible
  const lineClass =
    'touch-row items-center gap-1.5 rounded-small px-2 text-caption text-ink-soft hover:bg-hover hover:text-ink inline-flex'
  return (
    <>
      {blocks.slice(0, visible).map(children)}
      {hidden > 0 && (
        <div className="my-1 flex items-center gap-1 border-y border-line">
          <button type="button" className={lineClass} onClick={() => setOpened(blocks.length)}>
            <Icon of={ChevronsUpDown} className="size-3.5" />
            {hidden} unchanged {hidden === 1 ? 'block' : 'blocks'}
          </button>
          {hidden > step && (
            <button type="button" className={lineClass} onClick={() => setOpened(visible + step)}>
              Show {step} more
            </button>
          )}
        </div>
      )}
    </>
  )
}
