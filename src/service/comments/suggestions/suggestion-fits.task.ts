/** How suggestions fit what their blocks have become in stored documents. */
import type { RichTextDocument } from '../../../content/document/document.ts'
import type { Fit } from '../../../content/merge/suggested-wording.ts'
import { fitOf, wordingOf } from '../../../content/merge/suggested-wording.ts'
import { answering } from '../anchors/block-questions.ts'

export interface FitQuestion {
  readonly node: string
  /** JSON of the wordings, as they are stored. */
  readonly base: string
  readonly replacement: string
}

export interface FitAnswer {
  readonly fit: Fit['fit']
  /** The wording as it is now, where that is another one. */
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
