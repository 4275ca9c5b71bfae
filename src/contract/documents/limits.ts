/**
 * How large texts may be: one place for all numbers. `content/document/document-limits.ts` checks them before a text is read,
 * compared, merged or printed. They are far above what people write: the largest of 186 pages of a real product's
 * documentation has 216,000 characters, 5,300 lines, the longest of 6,200 characters, 11,000 signs of formatting,
 * 3,000 blocks in at most 9 levels, 365 cells in one table, 14,000 nodes and 2 marks on one word.
 */
import type { DocumentLimits } from '../../content/document/document-limits.ts'
import { deepest } from './schemas.ts'

/** The text of a page or of a reusable content. */
export const pageLimits: DocumentLimits = {
  holder: 'a page',
  advice: 'Divide it into several pages.',
  characters: 4_000_000,
  line: 1_000_000,
  lines: 100_000,
  signs: 300_000,
  nesting: 50,
  levels: deepest,
  blocks: 20_000,
  cells: 50_000,
  nodes: 250_000,
  marks: 32,
}

/** Characters of what a person says in a comment, a reply or a review. */
export const longestComment = 65_536

/** A comment, a reply, what is said with a review or a suggestion. */
export const commentLimits: DocumentLimits = {
  holder: 'a comment',
  advice: 'Shorten it, or write it on a page and link to that.',
  characters: longestComment,
  line: longestComment,
  lines: 5000,
  signs: longestComment,
  nesting: 16,
  levels: deepest,
  blocks: 1000,
  cells: 1000,
  nodes: 10_000,
  marks: 16,
}

/** Characters of the Markdown that somebody suggests for a block. */
export const longestSuggestion = 500_000

/** What takes the place of one block: a part of a page, and so may hold as much of each kind as a part does. */
export const suggestionLimits: DocumentLimits = {
  ...pageLimits,
  holder: 'a suggestion',
  advice: 'Edit the page instead.',
  characters: longestSuggestion,
  line: longestSuggestion,
  blocks: 5000,
}
