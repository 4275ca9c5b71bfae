import type { ReactNode } from 'react'
import type { BlockScript } from '../../content/block-diff.ts'
import { AttributeTable } from './attribute-table.tsx'
import type { BlockNotes, DrawBlocks } from './block-notes.ts'
import { DiffRow } from './diff-row.tsx'
import { blockOf, diffRows, keysIn, type Change, type KeptBlock } from './diff-rows.ts'
import { FoldedBlocks } from './folded-blocks.tsx'
import { isReplaced, mergedBlock } from './merged-block.ts'

export interface DiffProps {
  readonly script: BlockScript
  readonly drawBlocks: DrawBlocks
  readonly notes: BlockNotes
  /** Key of the block that the address points at. */
  readonly aimed: string | undefined
}

/** The difference in one column: what went stands struck through where it was, before what came. */
export function UnifiedDiff({ script, drawBlocks, notes, aimed }: DiffProps) {
  const kept = ({ after }: KeptBlock, key: string): ReactNode => (
    <DiffRow key={key} status="kept" keys={keysIn(after)} notes={notes}>
      {drawBlocks([after])}
    </DiffRow>
  )
  return (
    <div className="diff grid grid-cols-[minmax(0,1fr)]">
      {diffRows(script).map((row) => {
        if (row.kind === 'kept') return kept(row.block, row.key)
        if (row.kind === 'folded')
          return (
            <FoldedBlocks key={row.key} blocks={row.blocks} aimed={aimed}>
              {(block) => kept(block, block.after.key ?? JSON.stringify(block.after).slice(0, 200))}
            </FoldedBlocks>
          )
        const { change } = row
        return (
          <DiffRow key={row.key} status={statusOf(change)} keys={keysIn(blockOf(change))} notes={notes}>
            <Changed change={change} drawBlocks={drawBlocks} />
          </DiffRow>
        )
      })}
    </div>
  )
}

/** What the sign of a row says. */
export const statusOf = (change: Change) => {
  if (change.status === 'changed') return 'changed'
  if (change.move === undefined) return change.status
  return change.status === 'added' ? 'moved' : 'left'
}

function Changed({
  change,
  drawBlocks,
}: {
  readonly change: Change
  readonly drawBlocks: DrawBlocks
}): ReactNode {
  if (change.status === 'removed') return drawBlocks([change.before])
  const inside = change.status === 'changed' ? change : change.move?.changed
  if (inside === undefined) return drawBlocks([change.status === 'added' ? change.after : change.after])
  const table = <AttributeTable caption="Options of this block that changed" rows={inside.attributes} />
  // A picture or formula that took another's place is compared best side by side.
  if (isReplaced(inside))
    return (
      <>
        <div className="grid gap-4 sm:grid-cols-2">
          <figure className="min-w-0">
            <figcaption className="mb-1 text-caption text-rust">Before</figcaption>
            {drawBlocks([inside.before])}
          </figure>
          <figure className="min-w-0">
            <figcaption className="mb-1 text-caption text-moss">After</figcaption>
            {drawBlocks([inside.after])}
          </figure>
        </div>
        {table}
      </>
    )
  return (
    <>
      {drawBlocks(mergedBlock(inside, 'both'))}
      {table}
    </>
  )
}
