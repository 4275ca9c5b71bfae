/**
 * How alike two blocks are, from 0 to 1: what share of their words they have in common, without their order
 * (the coefficient of Dice over bags of words). Cheap enough to be asked for every pair in a small gap.
 */
import { stableJson } from '../document/canonical.ts'
import type { Block } from '../document/document.ts'
import { plainText } from '../document/block-text.ts'

/** Below this, two texts are shown as one removed and one added, and unkeyed blocks are not taken for each other. */
export const likenessFloor = 0.3

/** Words looked at in one block; longer ones are judged by their beginning. */
const wordCap = 300

type Bag = { readonly counts: ReadonlyMap<string, number>; readonly size: number }
const bags = new WeakMap<Block, Bag>()

/** Words between spaces; pairs of characters where a script writes without spaces. */
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
  // A block without words (an image, a card) is known by its attributes.
  if (words.length === 0)
    words = Object.entries(block.data).map(([name, value]) => `${name}=${stableJson(value)}`)
  const counts = new Map<string, number>()
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1)
  const bag = { counts, size: words.length }
  bags.set(block, bag)
  return bag
}

/** How many words of a block are looked up for its likeness to another. */
export const wordsCompared = (block: Block): number => bagOf(block).counts.size

/** Likeness of two blocks of one family; 1 when both say nothing at all. */
export const likeness = (a: Block, b: Block): number => {
  const [first, second] = [bagOf(a), bagOf(b)]
  if (first.size + second.size === 0) return 1
  let shared = 0
  for (const [word, count] of first.counts) shared += Math.min(count, second.counts.get(word) ?? 0)
  return (2 * shared) / (first.size + second.size)
}
