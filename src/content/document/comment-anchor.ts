/**
 * What a comment is anchored to: recorded when it is posted, and looked up again in the current page. Editing a page
 * writes nothing here; if the page's document is unchanged since posting, it is not even read.
 */
import { plainText } from './block-text.ts'
import { contentHash, fingerprint } from './canonical.ts'
import type { Block } from './document.ts'
import { blockKind } from './node-kinds.ts'
import { findQuote, type Quote } from './quote.ts'
import { tableCell } from './table-cell.ts'

export interface AnchorTarget {
  /** Key of the block; absent for the page as a whole. */
  readonly node?: string | undefined
  /** A cell of the block, which must be a table. */
  readonly cell?: { readonly record: string; readonly definition: string } | undefined
  readonly quote?: Quote | undefined
}

/** What is stored beside the target. */
export interface AnchorRecord {
  /** The title of the page. */
  readonly title: string
  /** Hash of the document of the page. */
  readonly document?: string | undefined
  /** Hash of the anchored content: equal as long as it is unchanged. */
  readonly hash?: string | undefined
  /** Its text, the first 512 characters. */
  readonly words?: string | undefined
  readonly quote?: Quote | undefined
  /** Names of row and column. */
  readonly cell?: { readonly row: string; readonly column: string } | undefined
  /** `main`: the anchor is in the revision that the change request was last updated from. */
  readonly side?: 'main' | 'change' | undefined
}

export interface AnchorState {
  /** `changed`: the place exists but its text changed. `orphaned`: the place no longer exists. */
  readonly state: 'anchored' | 'changed' | 'orphaned'
  /** Key of the block that holds the text now. */
  readonly node?: string
}

/** Maximum number of characters stored of a block's text. */
const wordsKept = 512
/** Shorter quotes are too common to be searched for in other blocks. */
const tellingQuote = 12

/** The beginning of a text, without splitting a surrogate pair. */
export const firstWords = (text: string): string => {
  const cut = text.slice(0, wordsKept)
  return /[\uD800-\uDBFF]$/.test(cut) ? cut.slice(0, -1) : cut
}

/** The text of a target and its fingerprint. Undefined if the block does not have the cell. */
export const groundOf = (
  block: Block,
  cell: AnchorTarget['cell'],
): { readonly text: string; readonly hash: string } | undefined => {
  if (cell === undefined) return { text: plainText(block), hash: contentHash(block) }
  const found = tableCell(block, cell)
  return found && { text: found.text, hash: fingerprint(found.text) }
}

/** The only other block that contains the quote: the longest matching context wins; a tie gives none. */
const onlyOtherMatch = (quote: Quote, blocks: ReadonlyMap<string, Block>): string | undefined => {
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
 * Locates a target among the current blocks of its page (`keyedBlocks`). The text decides: a quote that moved to
 * another block, for example when a paragraph was split, is followed there.
 */
export const anchorIn = (
  { node, cell, quote }: AnchorTarget,
  record: Pick<AnchorRecord, 'hash'>,
  blocks: ReadonlyMap<string, Block>,
): AnchorState => {
  if (node === undefined) return { state: 'anchored' }
  const block = blocks.get(node)
  const current = block && groundOf(block, cell)
  if (current !== undefined) {
    const same =
      quote === undefined
        ? record.hash === undefined || record.hash === current.hash
        : findQuote(current.text, quote) !== undefined
    if (same) return { state: 'anchored', node }
  }
  const moved = quote === undefined ? undefined : onlyOtherMatch(quote, blocks)
  if (moved !== undefined) return { state: 'anchored', node: moved }
  return current === undefined ? { state: 'orphaned' } : { state: 'changed', node }
}
