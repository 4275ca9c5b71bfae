/**
 * What a comment stands on: recorded when it is posted, and looked for again in whatever the page has become. Nothing
 * is written when a page is edited; a page whose document is the one of the posting is not even read.
 */
import { plainText } from './block-text.ts'
import { contentHash, fingerprint } from './canonical.ts'
import type { Block } from './document.ts'
import { blockKind } from './node-kinds.ts'
import { findQuote, type Quote } from './quote.ts'
import { tableCell } from './table-cell.ts'

export interface AnchorTarget {
  /** Key of the block; absent: the page as a whole. */
  readonly node?: string | undefined
  /** A cell of the block, which is a table then. */
  readonly cell?: { readonly record: string; readonly definition: string } | undefined
  readonly quote?: Quote | undefined
}

/** What is kept beside the target. */
export interface AnchorRecord {
  /** The title of the page. */
  readonly title: string
  /** Hash of the document of the page. */
  readonly document?: string | undefined
  /** Of what the comment stood on: equal as long as nobody changed it. */
  readonly hash?: string | undefined
  /** Its words, the first 512 characters. */
  readonly words?: string | undefined
  readonly quote?: Quote | undefined
  /** Names of row and column. */
  readonly cell?: { readonly row: string; readonly column: string } | undefined
  /** `main`: it stands in what the change request was last updated from. */
  readonly side?: 'main' | 'change' | undefined
}

export interface AnchorState {
  /** `changed`: the place is there and its words are others. `orphaned`: the place is gone. */
  readonly state: 'anchored' | 'changed' | 'orphaned'
  /** Key of the block where the words stand now. */
  readonly node?: string
}

/** So many characters of the words of a block are kept. */
export const wordsKept = 512
/** A shorter quote is too common to be looked for in other blocks. */
const tellingQuote = 12

/** The first characters of a text, never half of one. */
export const firstWords = (text: string): string => {
  const cut = text.slice(0, wordsKept)
  return /[\uD800-\uDBFF]$/.test(cut) ? cut.slice(0, -1) : cut
}

/** The words under a target, and their fingerprint. Undefined when the block does not have the cell. */
export const groundOf = (
  block: Block,
  cell: AnchorTarget['cell'],
): { readonly text: string; readonly hash: string } | undefined => {
  if (cell === undefined) return { text: plainText(block), hash: contentHash(block) }
  const found = tableCell(block, cell)
  return found && { text: found.text, hash: fingerprint(found.text) }
}

/** The one other block that says what is quoted: the longest context wins, and of two alike none does. */
const elsewhere = (quote: Quote, blocks: ReadonlyMap<string, Block>): string | undefined => {
  if (quote.text.trim().length < tellingQuote) return undefined
  let best: { readonly key: string; readonly context: number } | undefined
  let tied = false
  for (const [key, block] of blocks) {
    if (blockKind(block.type) !== 'text' && blockKind(block.type) !== 'code') continue
    const found = findQuote(plainText(block), quote)
    if (found === undefined || (best !== undefined && found.context < best.context)) continue
    tied = best?.context === found.context || found.ambiguous
    best = { key, context: found.context }
  }
  return tied ? undefined : best?.key
}

/**
 * Where a target stands among the blocks of its page as it is now (`keyedBlocks`). The words decide: a quote that
 * moved to another block, as when a paragraph is parted, is followed there.
 */
export const anchorIn = (
  { node, cell, quote }: AnchorTarget,
  record: Pick<AnchorRecord, 'hash'>,
  blocks: ReadonlyMap<string, Block>,
): AnchorState => {
  if (node === undefined) return { state: 'anchored' }
  const block = blocks.get(node)
  const ground = block && groundOf(block, cell)
  if (ground !== undefined) {
    const same =
      quote === undefined
        ? record.hash === undefined || record.hash === ground.hash
        : findQuote(ground.text, quote) !== undefined
    if (same) return { state: 'anchored', node }
  }
  const moved = quote === undefined ? undefined : elsewhere(quote, blocks)
  if (moved !== undefined) return { state: 'anchored', node: moved }
  return ground === undefined ? { state: 'orphaned' } : { state: 'changed', node }
}
