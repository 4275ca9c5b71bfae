/**
 * Size limits of texts: one place for all numbers. `content/document/document-limits.ts` checks them before a text is
 * parsed, compared, merged or printed. They are far above real content: the largest of 186 pages of a real product's
 * documentation has 216,000 characters, 5,300 lines (the longest of 6,200 characters), 11,000 formatting characters,
 * 3,000 blocks in at most 9 levels, 365 cells in one table, 14,000 nodes and 2 marks on one word.
 */
import type { GeneratedLimits } from '../../content/computed/computed-source.ts'
import type { DocumentLimits } from '../../content/document/document-limits.ts'
import { deepest } from './schemas.ts'

/** The text of a page or of reusable content. */
export const pageLimits: DocumentLimits = {
  holder: 'a page',
  advice: 'Divide it into several pages.',
  characters: 4_000_000,
  line: 1_000_000,
  lines: 100_000,
  signs: 300_000,
  nesting: 50,
  annotations: 1,
  levels: deepest,
  blocks: 20_000,
  cells: 50_000,
  nodes: 250_000,
  marks: 32,
}

/** What a content source may give for one page. */
export const generatedLimits: GeneratedLimits = { pages: 5000, depth: 8 }

/** Maximum length of a comment, a reply or a review, in characters. */
export const longestComment = 65_536

/** A comment, a reply, or the text of a review or suggestion. */
export const commentLimits: DocumentLimits = {
  holder: 'a comment',
  advice: 'Shorten it, or write it on a page and link to that.',
  characters: longestComment,
  line: longestComment,
  lines: 5000,
  signs: longestComment,
  nesting: 16,
  annotations: 1,
  levels: deepest,
  blocks: 1000,
  cells: 1000,
  nodes: 10_000,
  marks: 16,
}

/** Maximum length of the Markdown suggested for a block, in characters. */
export const longestSuggestion = 500_000

/** The replacement of a block: part of a page, so the limits of a page apply with fewer characters and blocks. */
export const suggestionLimits: DocumentLimits = {
  ...pageLimits,
  holder: 'a suggestion',
  advice: 'Edit the page instead.',
  characters: longestSuggestion,
  line: longestSuggestion,
  blocks: 5000,
}
