/** Whether suggestions still fit their blocks in stored documents. */
import type { RichTextDocument } from '../../../content/document/document.ts'
import type { Fit } from '../../../content/merge/suggested-wording.ts'
import { fitOf, wordingOf } from '../../../content/merge/suggested-wording.ts'
import { answering } from '../anchors/block-questions.ts'

export interface FitQuestion {
  readonly node: string
  /** Both texts as stored JSON. */
  readonly base: string
  readonly replacement: string
}

export interface FitAnswer {
  readonly fit: Fit['fit']
  /** The current text, if it differs. */
  readonly current?: RichTextDocument
}

export const run = answering<FitQuestion, FitAnswer>((blocks, { node, base, replacement }) => {
  const block = blocks.get(node)
  const { fit } = fitOf(
    JSON.parse(base) as RichTextDocument,
    JSON.parse(replacement) as RichTextDocument,
    block,
  )
  const stale = fit === 'merges' || fit === 'conflicts'
  return { fit, ...(stale && block && { current: wordingOf(block) }) }
})
