/** The rows of a diff: unchanged, folded and changed blocks. Pure. */
import type { BlockChange, BlockScript } from '../../../content/diff/block-diff.ts'
import type { Block } from '../../../content/document/document.ts'

export interface KeptBlock {
  readonly before: Block
  readonly after: Block
}
export type Change = Exclude<BlockChange, { readonly status: 'kept' }>

export type DiffRow =
  | { readonly kind: 'kept'; readonly key: string; readonly block: KeptBlock }
  | { readonly kind: 'folded'; readonly key: string; readonly blocks: readonly KeptBlock[] }
  /** `number` counts the changes from 1. */
  | { readonly kind: 'change'; readonly key: string; readonly change: Change; readonly number: number }

/** Unchanged blocks that stay visible next to a change, and the minimum that is folded. */
const contextBlocks = 1
const minFolded = 3

/**
 * Folds long unchanged stretches of a script. Without any change everything is shown. A change for which `quiet` is
 * true counts as unchanged; the row keeps its key, which is that of the block.
 */
export const diffRows = (
  script: BlockScript,
  isUnchanged: (change: Change) => boolean = () => false,
): readonly DiffRow[] => {
  const rows: DiffRow[] = []
  const hasNoChanges = script.every(({ status }) => status === 'kept')
  let run: { at: number; block: KeptBlock }[] = []
  let number = 0
  const show = ({ at, block }: (typeof run)[number]): void =>
    void rows.push({ kind: 'kept', key: `kept-${at}`, block })
  const flush = (last: boolean): void => {
    const head = rows.length === 0 ? 0 : contextBlocks
    const tail = last ? 0 : contextBlocks
    const hidden = run.slice(head, run.length - tail)
    if (hasNoChanges || hidden.length < minFolded) run.forEach(show)
    else {
      run.slice(0, head).forEach(show)
      rows.push({ kind: 'folded', key: `folded-${hidden[0]?.at}`, blocks: hidden.map(({ block }) => block) })
      run.slice(run.length - tail).forEach(show)
    }
    run = []
  }
  script.forEach((change, at) => {
    if (change.status === 'kept') return void run.push({ at, block: change })
    if (change.status === 'changed' && isUnchanged(change)) return void run.push({ at, block: change })
    flush(false)
    number += 1
    rows.push({ kind: 'change', key: `change-${at}`, change, number })
  })
  flush(true)
  return rows
}

/** The current block of a change, or the removed one. */
export const blockOf = (change: Change): Block => (change.status === 'removed' ? change.before : change.after)

/** Keys of a block and its nested blocks, the block's own first. */
export const keysIn = (block: Block): readonly string[] => [
  ...(block.key === undefined ? [] : [block.key]),
  ...(block.nodes ?? []).flatMap((node) => (node.object === 'block' ? keysIn(node) : [])),
  ...(block.fragments ?? []).flatMap(({ nodes }) => nodes.flatMap(keysIn)),
]

/** The index of the row that contains a block or one of its nested blocks; undefined if none does. */
export const rowOfKey = (rows: readonly DiffRow[], key: string): number | undefined => {
  const holds = (block: Block): boolean => keysIn(block).includes(key)
  const at = rows.findIndex((row) =>
    row.kind === 'change'
      ? // A moved block is found at its current position.
        !(row.change.status === 'removed' && row.change.move !== undefined) && holds(blockOf(row.change))
      : (row.kind === 'kept' ? [row.block] : row.blocks).some(({ after }) => holds(after)),
  )
  return at < 0 ? undefined : at
}

/** A row of two columns. Removed stretches are paired with the added ones after them. */
export interface SplitRow {
  readonly key: string
  readonly left: Change | undefined
  readonly right: Change | undefined
}

/** Pairs consecutive changes for two columns: a changed block is on both sides of one row. */
export const splitRows = (
  changes: readonly { readonly key: string; readonly change: Change }[],
): readonly SplitRow[] => {
  const rows: SplitRow[] = []
  let waiting = 0
  for (const { key, change } of changes) {
    if (change.status === 'changed') {
      rows.push({ key, left: change, right: change })
      waiting = rows.length
    } else if (change.status === 'removed') {
      // A removed block after an added one starts a new pair.
      if (rows.at(-1)?.right !== undefined) waiting = rows.length
      rows.push({ key, left: change, right: undefined })
    } else {
      const open = rows[waiting]
      if (open !== undefined && open.right === undefined) rows[waiting++] = { ...open, right: change }
      else {
        rows.push({ key, left: undefined, right: change })
        waiting = rows.length
      }
    }
  }
  return rows
}
