/**
 * Similarity of two blocks, from 0 to 1: the share of words they have in common, regardless of order (Dice coefficient
 * over bags of words). Cheap enough to compute for every pair in a small gap.
 */
import { stableJson } from '../document/canonical.ts'
import type { Block } from '../document/document.ts'
import { plainText } from '../document/block-text.ts'

/** Below this, two texts are shown as one removed and one added, and blocks without keys are not matched. */
export const likenessFloor = 0.3

/** Maximum number of words compared per block; longer blocks are judged by their beginning. */
const wordCap = 300

type Bag = { readonly counts: ReadonlyMap<string, number>; readonly size: number }
const bags = new WeakMap<Block, Bag>()

/** Words separated by spaces; pairs of characters for scripts written without spaces. */
const wordsOf = (text: string): string[] =>
  text
    .slice(0, wordCap * 12)
    .split(/\s+/u)
    .flatMap((word) =>
      word.length <= 24 ? [word] : [...word].map((character, at, all) => character + (all[at + 1] ?? '')),
    )
    .filter((word) => word !== '')
    .slice(0, wordCap)

const bagOf = (block: Block): Bag => {
  const known = bags.get(block)
  if (known !== undefined) return known
  let words = wordsOf(plainText(block))
  // A block without words (an image, a card) is compared by its attributes.
  if (words.length === 0)
    words = Object.entries(block.data).map(([name, value]) => `${name}=${stableJson(value)}`)
  const counts = new Map<string, number>()
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1)
  const bag = { counts, size: words.length }
  bags.set(block, bag)
  return bag
}

/** The number of words looked up to compare a block with another. */
export const wordsCompared = (block: Block): number => bagOf(block).counts.size

/** Similarity of two blocks of one family; 1 if both are empty. */
export const likeness = (a: Block, b: Block): number => {
  const [first, second] = [bagOf(a), bagOf(b)]
  if (first.size + second.size === 0) return 1
  let shared = 0
  for (const [word, count] of first.counts) shared += Math.min(count, second.counts.get(word) ?? 0)
  return (2 * shared) / (first.size + second.size)
}
