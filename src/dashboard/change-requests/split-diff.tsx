import type { ReactNode } from 'react'
import { AttributeTable } from './attribute-table.tsx'
import type { DrawBlocks } from './block-notes.ts'
import { DiffRow } from './diff-row.tsx'
import {
  blockOf,
  diffRows,
  keysIn,
  splitRows,
  type Change,
  type DiffRow as Row,
  type KeptBlock,
} from './diff-rows.ts'
import { FoldedBlocks } from './folded-blocks.tsx'
import { mergedBlock } from './merged-block.ts'
import { statusOf, type DiffProps } from './unified-diff.tsx'

const nothing = { below: () => null, onComment: undefined }

/** Consecutive changes as one stretch, so that what went and what came can stand beside each other. */
const stretches = (
  rows: readonly Row[],
): readonly (Exclude<Row, { kind: 'change' }> | Extract<Row, { kind: 'change' }>[])[] => {
  const all: (Exclude<Row, { kind: 'change' }> | Extract<Row, { kind: 'change' }>[])[] = []
  for (const row of rows) {
    const last = all.at(-1)
    if (row.kind !== 'change') all.push(row)
    else if (Array.isArray(last)) last.push(row)
    else all.push([row])
  }
  return all
}

/** The difference in two columns, aligned by block. On a narrow screen the columns follow each other. */
export function SplitDiff({ script, drawBlocks, notes, aimed }: DiffProps) {
  // Threads stand below the pair, across both columns.
  const rowNotes = { ...notes, below: () => null }
  const kept = ({ before, after }: KeptBlock, key: string): ReactNode => (
    <Pair key={key} below={notes.below(keysIn(after))}>
      <DiffRow status="kept" keys={[]} notes={nothing} silent>
        {drawBlocks([before])}
      </DiffRow>
      <DiffRow status="kept" keys={keysIn(after)} notes={rowNotes}>
        {drawBlocks([after])}
      </DiffRow>
    </Pair>
  )
  return (
    <div className="diff grid grid-cols-[minmax(0,1fr)]">
      <div aria-hidden="true" className="hidden text-caption text-ink-soft lg:grid lg:grid-cols-2 lg:gap-4">
        <span className="pl-9">Before</span>
        <span className="pl-9">After</span>
      </div>
      {stretches(diffRows(script)).map((stretch) => {
        if (Array.isArray(stretch))
          return splitRows(stretch).map(({ key, left, right }) => (
            <Pair key={key} below={notes.below(keysOfPair(left, right))}>
              {left === undefined ? (
                <span className="max-lg:hidden" />
              ) : (
                <DiffRow
                  status={left.status === 'changed' ? 'changed' : statusOf(left)}
                  keys={keysIn(blockOf(left))}
                  notes={rowNotes}
                  // Of a changed block the new side speaks for both.
                  silent={left === right}
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
          ))
        if (stretch.kind === 'kept') return kept(stretch.block, stretch.key)
        return (
          <FoldedBlocks key={stretch.key} blocks={stretch.blocks} aimed={aimed}>
            {(block) => kept(block, block.after.key ?? JSON.stringify(block.after).slice(0, 200))}
          </FoldedBlocks>
        )
      })}
    </div>
  )
}

const keysOfPair = (left: Change | undefined, right: Change | undefined): readonly string[] =>
  [...new Set([left, right])].flatMap((change) => (change === undefined ? [] : keysIn(blockOf(change))))

interface PairProps {
  readonly below: ReactNode
  readonly children: ReactNode
}

function Pair({ below, children }: PairProps) {
  return (
    <>
      <div className="grid grid-cols-[minmax(0,1fr)] items-start lg:grid-cols-2 lg:gap-4">{children}</div>
      {below}
    </>
  )
}

const side = (change: Change, of: 'before' | 'after', drawBlocks: DrawBlocks): ReactNode => {
  if (change.status === 'removed') return drawBlocks([change.before])
  const inside = change.status === 'changed' ? change : change.move?.changed
  if (inside === undefined) return drawBlocks([change.after])
  return (
    <>
      {drawBlocks(mergedBlock(inside, of))}
      {of === 'after' && (
        <AttributeTable caption="Options of this block that changed" rows={inside.attributes} />
      )}
    </>
  )
}
