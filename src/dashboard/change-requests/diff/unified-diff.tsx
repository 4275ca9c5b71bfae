import { useCallback, type ReactNode } from 'react'
import { blockRows } from './blocks/attribute-rows.ts'
import { AttributeTable } from './blocks/attribute-table.tsx'
import type { BlockNotes, DrawBlocks } from './block-notes.ts'
import { DiffRow } from './diff-row.tsx'
import { blockOf, keysIn, type Change, type DiffRow as Row, type KeptBlock } from './diff-rows.ts'
import { blockList, mergedBlocks } from './stable-block-lists.ts'
import { FoldedBlocks } from './folded-blocks.tsx'
import { IncrementalRows } from './incremental-rows.tsx'
import { isReplaced } from './blocks/merged-block.ts'
import { isPicturePair, PictureCompare } from './picture-compare.tsx'

export interface DiffProps {
  readonly rows: readonly Row[]
  readonly drawBlocks: DrawBlocks
  readonly notes: BlockNotes
  /** Key of the block that the URL points to. */
  readonly aimed: string | undefined
  /** Its index in `rows`. */
  readonly needed: number | undefined
}

/** The diff in one column: removed content is struck through before the added content. */
export function UnifiedDiff({ rows, drawBlocks, notes, aimed, needed }: DiffProps) {
  const draw = useCallback(
    (from: number, to: number): ReactNode => {
      const kept = ({ after }: KeptBlock, key: string): ReactNode => (
        <DiffRow key={key} status="kept" keys={keysIn(after)} notes={notes}>
          {drawBlocks(blockList(after))}
        </DiffRow>
      )
      return rows.slice(from, to).map((row) => {
        if (row.kind === 'kept') return kept(row.block, row.key)
        if (row.kind === 'folded')
          return (
            <FoldedBlocks key={row.key} blocks={row.blocks} aimed={aimed}>
              {(block) => kept(block, block.after.key ?? JSON.stringify(block.after).slice(0, 200))}
            </FoldedBlocks>
          )
        const { change } = row
        return (
          <DiffRow
            key={row.key}
            status={statusOf(change)}
            keys={keysIn(blockOf(change))}
            notes={notes}
            // A moved block is discussed at its current position.
            silent={statusOf(change) === 'left'}
          >
            <Changed change={change} drawBlocks={drawBlocks} />
          </DiffRow>
        )
      })
    },
    [rows, drawBlocks, notes, aimed],
  )
  return <IncrementalRows count={rows.length} needed={needed} draw={draw} />
}

/** The marker of a row. */
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
  if (change.status === 'removed') return drawBlocks(blockList(change.before))
  const inside = change.status === 'changed' ? change : change.move?.changed
  if (inside === undefined) return drawBlocks(blockList(change.after))
  const table = <AttributeTable caption="Changed block options" rows={blockRows(inside)} />
  if (isPicturePair(inside))
    return (
      <PictureCompare
        before={drawBlocks(blockList(inside.before))}
        after={drawBlocks(blockList(inside.after))}
      />
    )
  // A replaced formula or unknown block is best compared side by side.
  if (isReplaced(inside))
    return (
      <>
        <div className="grid gap-4 sm:grid-cols-2">
          <figure className="min-w-0">
            <figcaption className="mb-1 text-caption text-rust">Before</figcaption>
            {drawBlocks(blockList(inside.before))}
          </figure>
          <figure className="min-w-0">
            <figcaption className="mb-1 text-caption text-moss">After</figcaption>
            {drawBlocks(blockList(inside.after))}
          </figure>
        </div>
        {table}
      </>
    )
  return (
    <>
      {drawBlocks(mergedBlocks(inside, 'both'))}
      {table}
    </>
  )
}
