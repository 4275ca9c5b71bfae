import { useCallback, useMemo, type ReactNode } from 'react'
import { blockRows } from './blocks/attribute-rows.ts'
import { AttributeTable } from './blocks/attribute-table.tsx'
import type { BlockNotes, DrawBlocks } from './block-notes.ts'
import { DiffRow } from './diff-row.tsx'
import {
  blockOf,
  keysIn,
  rowOfKey,
  splitRows,
  type Change,
  type DiffRow as Row,
  type KeptBlock,
  type SplitRow,
} from './diff-rows.ts'
import { blockList, mergedBlocks } from './stable-block-lists.ts'
import { FoldedBlocks } from './folded-blocks.tsx'
import { IncrementalRows } from './incremental-rows.tsx'
import { isPicturePair, PictureCompare } from './picture-compare.tsx'
import { statusOf, type DiffProps } from './unified-diff.tsx'

const noNotes: BlockNotes = { below: () => null, onComment: undefined }

/** A line of both columns: a pair of changes, or an unchanged block. */
type Line = Exclude<Row, { kind: 'change' }> | (SplitRow & { readonly kind: 'pair' })

/** Groups consecutive changes into one stretch, so that removals and additions can be paired. */
const linesOf = (rows: readonly Row[]): readonly Line[] => {
  const lines: Line[] = []
  let stretch: Extract<Row, { kind: 'change' }>[] = []
  const flush = (): void => {
    lines.push(...splitRows(stretch).map((pair) => ({ ...pair, kind: 'pair' as const })))
    stretch = []
  }
  for (const row of rows) {
    if (row.kind === 'change') stretch.push(row)
    else {
      flush()
      lines.push(row)
    }
  }
  flush()
  return lines
}

/** An upper bound for the line with the key: pairing merges rows, so a few more lines may be rendered. */
const lineOf = (
  rows: readonly Row[],
  lines: readonly Line[],
  aimed: string | undefined,
): number | undefined => {
  const at = aimed === undefined ? undefined : rowOfKey(rows, aimed)
  return at === undefined ? undefined : Math.min(lines.length - 1, at)
}

/** The diff in two columns, aligned by block. On narrow screens the columns are stacked. */
export function SplitDiff({ rows, drawBlocks, notes, aimed }: DiffProps) {
  const lines = useMemo(() => linesOf(rows), [rows])
  const draw = useCallback(
    (from: number, to: number): ReactNode => {
      // Threads are below the pair, across both columns.
      const rowNotes: BlockNotes = { ...notes, below: () => null }
      const kept = ({ before, after }: KeptBlock, key: string): ReactNode => (
        <Pair key={key} below={notes.below(keysIn(after))}>
          <DiffRow status="kept" keys={[]} notes={noNotes} silent>
            {drawBlocks(blockList(before))}
          </DiffRow>
          <DiffRow status="kept" keys={keysIn(after)} notes={rowNotes}>
            {drawBlocks(blockList(after))}
          </DiffRow>
        </Pair>
      )
      return lines.slice(from, to).map((line) => {
        if (line.kind === 'kept') return kept(line.block, line.key)
        if (line.kind === 'folded')
          return (
            <FoldedBlocks key={line.key} blocks={line.blocks} aimed={aimed}>
              {(block) => kept(block, block.after.key ?? JSON.stringify(block.after).slice(0, 200))}
            </FoldedBlocks>
          )
        const { key, left, right } = line
        if (left !== undefined && left === right && left.status === 'changed' && isPicturePair(left))
          return (
            <DiffRow key={key} status="changed" keys={keysIn(left.after)} notes={notes}>
              <PictureCompare
                before={drawBlocks(blockList(left.before))}
                after={drawBlocks(blockList(left.after))}
              />
            </DiffRow>
          )
        return (
          <Pair key={key} below={notes.below(keysOfPair(left, right))}>
            {left === undefined ? (
              <span className="max-lg:hidden" />
            ) : (
              <DiffRow
                status={left.status === 'changed' ? 'changed' : statusOf(left)}
                keys={keysIn(blockOf(left))}
                notes={rowNotes}
                // For a changed block the new side represents both, for a moved one its current position.
                silent={left === right || statusOf(left) === 'left'}
              >
                {side(left, 'before', drawBlocks)}
              </DiffRow>
            )}
            {right === undefined ? (
              <span className="max-lg:hidden" />
            ) : (
              <DiffRow status={statusOf(right)} keys={keysIn(blockOf(right))} notes={rowNotes}>
                {side(right, 'after', drawBlocks)}
              </DiffRow>
            )}
          </Pair>
        )
      })
    },
    [lines, drawBlocks, notes, aimed],
  )
  return (
    <>
      <div aria-hidden="true" className="hidden text-caption text-ink-soft lg:grid lg:grid-cols-2 lg:gap-4">
        <span className="pl-9">Before</span>
        <span className="pl-9">After</span>
      </div>
      <IncrementalRows count={lines.length} needed={lineOf(rows, lines, aimed)} draw={draw} />
    </>
  )
}

const keysOfPair = (left: Change | undefined, right: Change | undefined): readonly string[] =>
  [...new Set([left, right])].flatMap((change) =>
    change === undefined || statusOf(change) === 'left' ? [] : keysIn(blockOf(change)),
  )

interface PairProps {
  readonly below: ReactNode
  readonly children: ReactNode
}

function Pair({ below, children }: PairProps) {
  return (
    <>
      <div className="grid grid-cols-[minmax(0,1fr)] items-start lg:grid-cols-2 lg:gap-4">{children}</div>
      {below !== null && <div className="px-9 pb-3">{below}</div>}
    </>
  )
}

const side = (change: Change, of: 'before' | 'after', drawBlocks: DrawBlocks): ReactNode => {
  if (change.status === 'removed') return drawBlocks(blockList(change.before))
  const inside = change.status === 'changed' ? change : change.move?.changed
  if (inside === undefined) return drawBlocks(blockList(change.after))
  return (
    <>
      {drawBlocks(mergedBlocks(inside, of))}
      {of === 'after' && <AttributeTable caption="Changed block options" rows={blockRows(inside)} />}
    </>
  )
}
